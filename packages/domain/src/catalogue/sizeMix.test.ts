import { expect, test } from "vitest";
import { compareSizes, sizeMixText } from "./sizeMix.ts";

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
