import { expect, test } from "vitest";
import { ALL_GALLERY_WALL_KEYS } from "../catalogue/galleryWallKeys.ts";
import { createHangingGuide } from "../hanging/hangingGuide.ts";
import { mm } from "../units/units.ts";
import { createDesign } from "./createDesign.ts";
import { createGalleryWall } from "./createGalleryWall.ts";
import type { Design } from "./design.ts";
import { findPositionError } from "./galleryWall.ts";
import { layOut } from "./layOut.ts";
import { parseDesign } from "./parse/parseDesign.ts";

const wall = createGalleryWall("large_and_four");

const withCorner = (design: Design, x: number, y: number): Design => ({
  ...design,
  tiles: design.tiles.map((tile, index) =>
    index === 1 ? { ...tile, position: { x: mm(x), y: mm(y) } } : tile,
  ),
});

test.each([
  ["overlap another frame", withCorner(wall, 300, 125)],
  ["touch another frame", withCorner(wall, 45, 40)],
  ["are no whole millimetres", withCorner(wall, 0.5, 0)],
  ["are outside the wall", withCorner(wall, -10, 0)],
  ["are farther away than any wall is wide", withCorner(wall, 40_000, 0)],
  ["begin below the top of the wall", withCorner(withCorner(wall, 0, 0), 0, 20)],
  [
    "are missing for a tile",
    {
      ...wall,
      tiles: wall.tiles.map(({ position, ...tile }, index) =>
        index === 0 ? tile : { ...tile, ...(position && { position }) },
      ),
    },
  ],
  [
    "are those of a layout",
    {
      ...createDesign({ kind: "set", key: "square_trio" }),
      tiles: createDesign({ kind: "set", key: "square_trio" }).tiles.map((tile, index) => ({
        ...tile,
        position: { x: mm(300 * index), y: mm(0) },
      })),
    },
  ],
] satisfies readonly (readonly [string, Design])[])(
  "a stored design is refused whose positions %s",
  (_, design) => {
    expect(parseDesign(design).kind).toBe("error");
  },
);

test.each(ALL_GALLERY_WALL_KEYS)("the ready-made gallery wall %s is valid and in order", (key) => {
  const ready = createGalleryWall(key);
  expect(findPositionError(ready)).toBeNull();
  expect(parseDesign(ready)).toEqual({ kind: "ok", design: ready });
});

test.each(ALL_GALLERY_WALL_KEYS)("B9 the hanging guide of %s is right to the millimetre", (key) => {
  const ready = createGalleryWall(key);
  const guide = createHangingGuide(layOut(ready));
  expect(guide.tiles.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
    ready.tiles.map((_, index) => index + 1),
  );
  for (const { number, from, across, down } of guide.tiles) {
    const position = ready.tiles[number - 1]?.position;
    const origin = ready.tiles[(from ?? number) - 1]?.position;
    expect([across, down]).toEqual([
      (position?.x ?? 0) - (origin?.x ?? 0),
      (position?.y ?? 0) - (origin?.y ?? 0),
    ]);
  }
});
