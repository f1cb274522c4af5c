import { expect, test } from "vitest";
import { hasOneSize, listSizes } from "./lineSizes.ts";

const wallOf = (...sizes: readonly ("rectangle_large" | "rectangle_medium" | undefined)[]) => ({
  size: "rectangle_medium" as const,
  userTemplateInfo: {
    frameStyle: "Infinite" as const,
    frameType: "black" as const,
    matType: "none" as const,
    tiles: sizes.map((size, index) => ({
      name: `tile_${index + 1}`,
      userPhotoId: null,
      cropParams: {},
      ...(size && { size }),
    })),
  },
});

test("B8 only a wall of one size has a price a tile; of others the cart shows the price of each size", () => {
  expect(hasOneSize(wallOf(undefined, "rectangle_medium"))).toBe(true);
  const mixed = wallOf("rectangle_large", undefined, "rectangle_large");
  expect(hasOneSize(mixed)).toBe(false);
  expect(listSizes(mixed)).toEqual(["rectangle_medium", "rectangle_large"]);
});
