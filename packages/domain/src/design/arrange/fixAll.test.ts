import { expect, test } from "vitest";
import { wallPrice } from "../../pricing/wallPrice.ts";
import { ZA } from "../../sites/za.ts";
import { px } from "../../units/units.ts";
import { setWallFrameStyle } from "../commands/frameCommands.ts";
import { applyChange, createHistory, undo } from "../commands/history.ts";
import { addPhotos } from "../commands/photoCommands.ts";
import { createDesign } from "../createDesign.ts";
import { createGalleryWall } from "../createGalleryWall.ts";
import type { Design } from "../design.ts";
import { sizeOfTile } from "../effectiveTile.ts";
import { findPositionError } from "../galleryWall.ts";
import { findUnconfirmedPrints } from "../printConfirmation.ts";
import { fixAll, KINDS_OF_FIX_ALL, planFixes } from "./fixAll.ts";

const soft = Array.from({ length: 9 }, (_, index) => ({
  id: `p${index}`,
  fileName: `${index}.jpg`,
  size: { width: px(1950), height: px(1950) },
}));
const bare = setWallFrameStyle.run(createGalleryWall("sofa_nine"), { frameStyle: "Infinite" });
const wall = addPhotos.run(bare, { photos: soft });
const weakTiles = findUnconfirmedPrints(wall).map(({ tile }) => tile);

test("B2 soft photos get a mat at once where that is enough, at the same price, and by one undo none", () => {
  const sizes = [
    { width: px(1560), height: px(2400) },
    { width: px(300), height: px(450) },
    { width: px(1560), height: px(2400) },
  ];
  const base = createDesign({ kind: "free" }, { size: "rectangle_medium", frameStyle: "Infinite" });
  const tiles = sizes.flatMap((_, index) =>
    base.tiles.map((tile) => ({ ...tile, name: `tile_${index + 1}` })),
  );
  const photos = sizes.map((size, index) => ({ id: `p${index}`, fileName: `${index}.jpg`, size }));
  const three = addPhotos.run({ ...base, tiles }, { photos });
  const input = { tiles: tiles.map(({ name }) => name), kind: "mat", constraints: {} } as const;
  const history = applyChange(createHistory(three), fixAll.label, (design) => fixAll.run(design, input));
  // A mat that is not enough is not added.
  expect(planFixes(three, input)).toEqual({ after: history.present, fixed: ["tile_1", "tile_3"] });
  expect(history.present.tiles.map(({ frameStyle }) => frameStyle)).toEqual([
    "Timeless",
    undefined,
    "Timeless",
  ]);
  expect(wallPrice(ZA, history.present)).toBe(wallPrice(ZA, three));
  expect(history.past).toHaveLength(1);
  expect(undo(history).present).toBe(three);
});

test("B2 smaller tiles keep each photo, its frame and the rules of a gallery wall", () => {
  expect(weakTiles.length).toBeGreaterThan(5);
  const { after, fixed } = planFixes(wall, { tiles: weakTiles, kind: "size", constraints: {} });
  expect(fixed.length).toBeGreaterThan(2);
  const photoIds = ({ tiles }: Design) => tiles.flatMap(({ photoId }) => photoId ?? []).sort();
  expect(photoIds(after)).toEqual(photoIds(wall));
  expect(findPositionError(after)).toBeNull();
  expect(new Set(after.tiles.map(({ frameStyle }) => frameStyle))).toEqual(new Set([undefined]));
  expect(wallPrice(ZA, after)).toBeLessThan(wallPrice(ZA, wall));
});

test("B2 a size that the shopper has chosen stays when other tiles with soft photos are made smaller", () => {
  const input = { tiles: weakTiles, kind: "size", constraints: {} } as const;
  const chosen = planFixes(wall, input).fixed.slice(0, 2);
  expect(chosen).toHaveLength(2);
  const sizesOf = (design: Design) =>
    design.tiles.filter(({ name }) => chosen.includes(name)).map((tile) => sizeOfTile(design, tile));
  const kept = { ...input, tilesOfChosenSize: chosen };
  expect(sizesOf(fixAll.run(wall, kept))).toEqual(sizesOf(wall));
  expect(planFixes(wall, kept).fixed.filter((tile) => chosen.includes(tile))).toEqual([]);
});

test("B2 a wall that is paid for keeps its frames, and without any fix nothing can be pressed", () => {
  const same = soft.map((photo) => ({ ...photo, size: { width: px(300), height: px(300) } }));
  const tiny = addPhotos.run(createGalleryWall("sofa_nine"), { photos: same });
  for (const kind of KINDS_OF_FIX_ALL) {
    const input = { tiles: tiny.tiles.map(({ name }) => name), kind, constraints: { areFramesPaid: true } };
    expect(fixAll.run(tiny, input)).toBe(tiny);
    expect(fixAll.isPossible(tiny, input)).toBe(false);
  }
});
