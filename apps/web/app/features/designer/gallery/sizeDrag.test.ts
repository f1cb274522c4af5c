import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { expect, test } from "vitest";
import { sizeAtCorner } from "./sizeDrag.ts";

const SIZES = allowedSizes({ kind: "free" });

test("R3.3 a frame's corner that is dragged stops at the nearest size on sale", () => {
  const at = (x: number, y: number) => sizeAtCorner(SIZES, "portrait", "rectangle_medium", { x, y });
  expect(at(10, 10)).toBe("rectangle_medium");
  expect(at(80, 120)).toBe("rectangle_large");
  expect(at(900, 900)).toBe("rectangle_xlarge");
  expect(at(-90, -140)).toBe("rectangle_small");
});

test("a landscape frame grows mostly to the side", () => {
  const at = (x: number, y: number) => sizeAtCorner(SIZES, "landscape", "rectangle_small", { x, y });
  expect(at(140, 90)).toBe("rectangle_medium");
  expect(at(0, 20)).toBe("rectangle_small");
});
