import { expect, test } from "vitest";
import { shortFileName } from "./shortFileName.ts";

test("B3 a long file name is cut in its middle, so that its number and its ending stay", () => {
  expect(shortFileName("IMG_0412.jpg")).toBe("IMG_0412.jpg");
  const short = shortFileName("Our holiday at the sea, the first week IMG_0412.jpg");
  expect(short).toBe("Our holiday …MG_0412.jpg");
  expect(short).toHaveLength(24);
  // No character is cut in two.
  expect(shortFileName("🌊".repeat(30))).toBe(`${"🌊".repeat(12)}…${"🌊".repeat(11)}`);
});
