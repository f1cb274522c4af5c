import { expect, test } from "vitest";
import { px } from "../../units/units.ts";
import { applyChange, createHistory, undo } from "../commands/history.ts";
import { addPhotos } from "../commands/photoCommands.ts";
import { createGalleryWall } from "../createGalleryWall.ts";
import type { Design } from "../design.ts";
import { sizeOfTile } from "../effectiveTile.ts";
import { findPositionError } from "../galleryWall.ts";
import { findUnconfirmedPrints } from "../printConfirmation.ts";
import { fixAll, planFixes } from "./fixAll.ts";

const soft = Array.from({ length: 9 }, (_, index) => ({
  id: `p${index}`,
  fileName: `${index}.jpg`,
  size: { width: px(1950), height: px(1950) },
}));
const wall = addPhotos.run(createGalleryWall("sofa_nine"), { photos: soft });
const weakTiles = findUnconfirmedPrints(wall).map(({ tile }) => tile);

test("B2 all soft photos are fixed at once, each in the way that its tile suggests, and by one undo none", () => {
  expect(weakTiles.length).toBeGreaterThan(5);
  const input = { tiles: weakTiles, constraints: {} };
  const history = applyChange(createHistory(wall), fixAll.label, (design) => fixAll.run(design, input));
  expect(findUnconfirmedPrints(history.present)).toEqual([]);
  expect(history.present.tiles.flatMap(({ photoId }) => photoId ?? []).sort()).toEqual(
    soft.map(({ id }) => id),
  );
  expect(findPositionError(history.present)).toBeNull();
  // No mat in some of the frames, and no photo that the shopper did not choose.
  expect(new Set(history.present.tiles.map(({ frameStyle }) => frameStyle))).toEqual(new Set([undefined]));
  expect(history.past).toHaveLength(1);
  expect(undo(history).present).toBe(wall);
});

test("B2 a size that the shopper has chosen stays when all soft photos are fixed: its tile gets another fix, or none", () => {
  const isSmaller = (tile: string) =>
    planFixes(wall, { tiles: weakTiles, constraints: {} }).fixes.some(
      (fix) => fix.tile === tile && fix.kind === "size",
    );
  const chosen = weakTiles.filter(isSmaller).slice(0, 2);
  expect(chosen).toHaveLength(2);
  const input = { tiles: weakTiles, constraints: {}, tilesOfChosenSize: chosen };
  const sizesOf = (design: Design) =>
    design.tiles.filter(({ name }) => chosen.includes(name)).map((tile) => sizeOfTile(design, tile));
  expect(sizesOf(fixAll.run(wall, input))).toEqual(sizesOf(wall));
  expect(
    planFixes(wall, input).fixes.filter(({ tile, kind }) => kind === "size" && chosen.includes(tile)),
  ).toEqual([]);
});

test("B2 a wall that is paid for keeps its frames, and without any fix nothing can be pressed", () => {
  const same = soft.map((photo) => ({ ...photo, size: { width: px(300), height: px(300) } }));
  const tiny = addPhotos.run(createGalleryWall("sofa_nine"), { photos: same });
  const input = { tiles: tiny.tiles.map(({ name }) => name), constraints: { areFramesPaid: true } };
  expect(fixAll.run(tiny, input)).toBe(tiny);
  expect(fixAll.isPossible(tiny, input)).toBe(false);
});
