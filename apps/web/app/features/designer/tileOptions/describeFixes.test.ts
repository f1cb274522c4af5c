import { expect, test } from "vitest";
import { fixAllLabel, fixAllResult, tilesText } from "./describeFixes.ts";

test("B2 one press for several soft photos says what it does to the wall", () => {
  expect(fixAllLabel("mat", 5)).toBe("Add a mat to 5 tiles");
  expect(fixAllLabel("mat", 1)).toBe("Add a mat to 1 tile");
  expect(fixAllLabel("size", 6)).toBe("Make 6 tiles smaller");
  expect(fixAllLabel("wholePhoto", 2)).toBe("Show more of 2 photos");
  expect(fixAllLabel("tile", 1)).toBe("Move 1 photo to another tile");
  expect(fixAllLabel("tile", 3)).toBe("Move 3 photos to other tiles");
});

test("B2 one press says how many of the soft photos print well then", () => {
  expect(fixAllResult(6, 6)).toBe("All 6 photos then print well");
  expect(fixAllResult(2, 2)).toBe("Both photos then print well");
  expect(fixAllResult(5, 6)).toBe("5 of 6 photos then print well");
  expect(fixAllResult(1, 3)).toBe("1 of 3 photos then prints well");
});

test("tiles are named up to three, and counted beyond", () => {
  expect([tilesText([3]), tilesText([2, 5, 7]), tilesText([1, 2, 3, 4])]).toEqual([
    "tile 3",
    "tiles 2, 5 and 7",
    "4 tiles",
  ]);
});
