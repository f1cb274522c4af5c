import fc from "fast-check";
import { expect, test } from "vitest";
import { anyOrientation, anySize, anyStyle } from "../../test/arbitraries.ts";
import { FRAME_STYLES } from "../catalogue/frameStyles.ts";
import { mm } from "../units/units.ts";
import { innerRectsOf, openingKey, openingSizeOf, outerSizeOf } from "./opening.ts";

test("R3.3 the size is the outside of the frame", () => {
  expect(outerSizeOf("rectangle_medium", "portrait")).toEqual({ width: 300, height: 450 });
});

test("R3.4 a landscape tile is wider than high", () => {
  expect(outerSizeOf("rectangle_medium", "landscape")).toEqual({ width: 450, height: 300 });
});

test("R3.1 a style without a mat shows the photo up to the moulding", () => {
  expect(openingSizeOf("rectangle_small", "Infinite", "portrait")).toEqual({ width: 186, height: 286 });
});

test("R3.1 a mat reduces the opening by its width on every side", () => {
  expect(openingSizeOf("rectangle_small", "Timeless", "landscape")).toEqual({ width: 236, height: 136 });
});

test("R2.9 styles with the same mat share an opening and its key", () => {
  expect(openingKey("rectangle_large", "Timeless", "portrait")).toBe("rectangle_large:shallow:portrait");
  expect(openingKey("rectangle_large", "Sleek", "portrait")).toBe("rectangle_large:shallow:portrait");
});

test("R3.3 the opening lies inside the inner edge and that inside the frame, the same distance on every side", () => {
  fc.assert(
    fc.property(anySize, anyStyle, anyOrientation, (size, style, orientation) => {
      const outer = { x: mm(7), y: mm(11), ...outerSizeOf(size, orientation) };
      const { inner, opening } = innerRectsOf(outer, size, style);
      for (const [outside, inside] of [
        [outer, inner],
        [inner, opening],
      ] as const) {
        const left = inside.x - outside.x;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(inside.y - outside.y).toBe(left);
        expect(outside.width - inside.width).toBe(2 * left);
        expect(outside.height - inside.height).toBe(2 * left);
      }
      expect(opening.width).toBeGreaterThan(0);
      expect(opening.height).toBeGreaterThan(0);
      expect(opening.width === inner.width).toBe(FRAME_STYLES[style].mat === "none");
    }),
  );
});
