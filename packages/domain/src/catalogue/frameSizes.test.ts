import { expect, test } from "vitest";
import { compareSizes, FRAME_SIZE_KEYS, FRAME_SIZES, sizeMixText } from "./frameSizes.ts";

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

test("sizes are counted and sorted as in the price list, the smallest first, whatever their order on the wall", () => {
  const sizes = [
    "rectangle_large",
    "rectangle_medium",
    "rectangle_xlarge",
    "rectangle_medium",
    "rectangle_small",
  ] as const;
  expect(sizeMixText(sizes)).toBe("1 Small, 2 Medium, 1 Large, 1 X-Large");
  expect(sizeMixText(["rectangle_medium"])).toBe("1 Medium");
  expect(sizes.toSorted(compareSizes).at(0)).toBe("rectangle_small");
});
