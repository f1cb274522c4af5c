import { expect, test } from "vitest";
import { FRAME_SIZE_KEYS, FRAME_SIZES } from "./frameSizes.ts";

test("R3.3 four rectangles are sold singly, and each is as large as its text says", () => {
  const rectangles = FRAME_SIZE_KEYS.map((key) => FRAME_SIZES[key]).filter(
    ({ isSoldSingly }) => isSoldSingly,
  );
  expect(rectangles.map(({ name, sizeText, width, height }) => [name, sizeText, width, height])).toEqual([
    ["Small", "21cmX31cm", 210, 310],
    ["Medium", "30cmX45cm", 300, 450],
    ["Large", "40cmX60cm", 400, 600],
    ["X-Large", "50cmX70cm", 500, 700],
  ]);
});
