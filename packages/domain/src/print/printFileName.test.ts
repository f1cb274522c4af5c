import { expect, test } from "vitest";
import { FRAME_SIZE_KEYS } from "../catalogue/frameSizes.ts";
import { printFileName } from "./printFileName.ts";

test("B13 the file name of a print begins with the order and names its tile", () => {
  const place = { line: 2, number: 3, size: "rectangle_medium", orientation: "portrait" } as const;
  expect(printFileName("ZA-10001", place)).toBe("ZA-10001_02_tile-3_30x45_portrait.jpg");
});

test.each(FRAME_SIZE_KEYS)("B13 the name of a print of %s is plain ASCII", (size) => {
  expect(printFileName("AU-10001", { line: 50, number: 50, size, orientation: "landscape" })).toMatch(
    /^[A-Za-z0-9_.-]+$/,
  );
});
