import { expect, test } from "vitest";
import { COPIED_DURATION_MS } from "./copiedDuration.ts";

test("R9.13 that a text was copied is shown for three seconds", () => {
  expect(COPIED_DURATION_MS).toBe(3000);
});
