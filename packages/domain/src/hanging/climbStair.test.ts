import fc from "fast-check";
import { expect, test } from "vitest";
import { GALLERY_WALL_KEYS } from "../catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "../catalogue/sets.ts";
import { TEMPLATE_KEYS } from "../catalogue/templateKeys.ts";
import { createDesign } from "../design/createDesign.ts";
import { createGalleryWall } from "../design/createGalleryWall.ts";
import { layOut } from "../design/layOut.ts";
import { packGallery } from "../gallery/pack/packGallery.ts";
import { mm } from "../units/units.ts";
import { climbStair } from "./climbStair.ts";
import { createHangingGuide } from "./hangingGuide.ts";

const sizes = fc.array(
  fc.constantFrom(
    { width: 210, height: 310 },
    { width: 310, height: 210 },
    { width: 300, height: 450 },
    { width: 450, height: 300 },
    { width: 400, height: 600 },
    { width: 600, height: 400 },
  ),
  { minLength: 5, maxLength: 20 },
);

test("B9 the guide of Stair seven starts at its lowest tile and goes up from each to a near one", () => {
  const { isStair, tiles } = createHangingGuide(layOut(createGalleryWall("stair_seven")));
  expect(isStair).toBe(true);
  expect(tiles.map(({ number, from }) => [number, from])).toEqual([
    [6, null],
    [5, 6],
    [7, 5],
    [3, 5],
    [4, 7],
    [1, 4],
    [2, 1],
  ]);
});

test("B9 every wall composed up a stair is hung from its lowest tile, each from one that hangs already", () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 3 }), (frames, variant) => {
      const tiles = packGallery(frames, { arrangement: "stair", wallWidth: null, variant }).map(
        ({ x, y, width, height }) => ({ x: mm(x), y: mm(y), width: mm(width), height: mm(height) }),
      );
      const climb = climbStair(tiles);
      if (climb === null) throw new Error("no stair");
      const bottoms = tiles.map(({ y, height }) => y + height);
      expect(bottoms[climb[0]?.index ?? -1]).toBe(Math.max(...bottoms));
      expect(climb.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([...tiles.keys()]);
      for (const [at, { from }] of climb.entries())
        if (at > 0) expect(climb.slice(0, at).map(({ index }) => index)).toContain(from);
    }),
  );
});

test("B9 no other wall is hung like a stair", () => {
  const others = [
    ...SET_KEYS.map((key) => createDesign({ kind: "set", key })),
    ...TEMPLATE_KEYS.map((key) => createDesign({ kind: "template", key })),
    ...GALLERY_WALL_KEYS.filter((key) => key !== "stair_seven").map((key) => createGalleryWall(key)),
  ];
  for (const design of others) expect(createHangingGuide(layOut(design)).isStair).toBe(false);
  fc.assert(
    fc.property(sizes, fc.constantFrom("salon", "sofa", "rows", "line"), (frames, arrangement) => {
      const tiles = packGallery(frames, { arrangement, wallWidth: null, variant: 0 }).map(
        ({ x, y, width, height }) => ({ x: mm(x), y: mm(y), width: mm(width), height: mm(height) }),
      );
      expect(climbStair(tiles)).toBeNull();
    }),
    { numRuns: 20 },
  );
});
