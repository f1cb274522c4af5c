import { expect, test } from "vitest";
import { formatDay } from "./formatDay.ts";

test("R9.4 a day is written as people say it", () => {
  expect(formatDay("2026-11-24")).toBe("Tuesday 24 November");
});
