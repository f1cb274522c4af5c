import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBase, anySize, anyStyle } from "../../test/arbitraries.ts";
import { allowedFrameStyles, allowedSizes, allowedTileSizes } from "./allowedOptions.ts";
import { createDesign } from "./createDesign.ts";
import { sizeOfTile } from "./effectiveTile.ts";

test("R4.5 a new template starts as Timeless", () => {
  expect(createDesign({ kind: "template", key: "grid_four_frames" }).frameStyle).toBe("Timeless");
});

test("R9.2 a free wall starts small and Infinite", () => {
  expect(createDesign({ kind: "free" })).toMatchObject({ size: "rectangle_small", frameStyle: "Infinite" });
});

test("R9.2 a set, which allows every frame, starts as Infinite", () => {
  expect(createDesign({ kind: "set", key: "square_trio" }).frameStyle).toBe("Infinite");
});

test("R9.2 where the default size is not allowed, the first allowed one is used", () => {
  expect(createDesign({ kind: "template", key: "flex_two_frames" }).size).toBe("rectangle_medium");
});

test("R1.5 a set has its number of squares", () => {
  const { size, tiles } = createDesign({ kind: "set", key: "dazzling_dozen" });
  expect([size, tiles.length]).toEqual(["square_small", 12]);
});

test("R3.4 the tiles of an absolute template have its frame ids, others are numbered", () => {
  const names = (key: "mixed_absolute_four_frames" | "flex_two_frames") =>
    createDesign({ kind: "template", key }).tiles.map(({ name }) => name);
  expect(names("mixed_absolute_four_frames")).toEqual([
    "upright_left",
    "lying_top",
    "lying_bottom",
    "upright_right",
  ]);
  expect(names("flex_two_frames")).toEqual(["tile_1", "tile_2"]);
});

test("R9.2 an allowed preference is used", () => {
  const wishes = { size: "rectangle_large", frameStyle: "Infinite" } as const;
  expect(createDesign({ kind: "template", key: "flex_two_frames" }, wishes)).toMatchObject(wishes);
});

test("R3.4 for any preference, size and frame are allowed by the base", () => {
  fc.assert(
    fc.property(anyBase, anySize, anyStyle, (base, size, frameStyle) => {
      const design = createDesign(base, { size, frameStyle });
      expect(allowedSizes(base)).toContain(design.size);
      expect(allowedFrameStyles(base)).toContain(design.frameStyle);
      for (const tile of design.tiles)
        expect(allowedTileSizes(base, tile.name)).toContain(sizeOfTile(design, tile));
    }),
  );
});
