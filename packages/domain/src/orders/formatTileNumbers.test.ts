import { expect, test } from "vitest";
import { formatTileNumbers } from "./formatTileNumbers.ts";

test.each([
  [[3], "tile 3"],
  [[2, 1], "tiles 1 and 2"],
  [[1, 10, 11, 12, 2, 3, 4, 5, 6, 7, 9, 8], "tiles 1 to 12"],
  [[7, 5, 6, 1, 2], "tiles 1, 2 and 5 to 7"],
])("B9 tiles %j are %s", (numbers, text) => {
  expect(formatTileNumbers(numbers)).toBe(text);
});
