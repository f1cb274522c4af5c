import { expect, test } from "vitest";
import { degrees, fraction } from "../units/units.ts";
import { setWallFrameStyle } from "./commands/frameCommands.ts";
import { addPhotos, swapTiles } from "./commands/photoCommands.ts";
import { setTileSize } from "./commands/tileFrameCommands.ts";
import { createDesign } from "./createDesign.ts";
import type { Design } from "./design.ts";
import { openingKeyOfTile } from "./effectiveTile.ts";
import { isSamePurchase } from "./isSamePurchase.ts";
import { PLAIN_ROOM } from "./room.ts";

const photo = (id: string) => ({ id, fileName: `${id}.jpg` });
const wall = addPhotos.run(createDesign({ kind: "template", key: "flex_three_frames" }), {
  photos: [photo("sea"), photo("dog"), photo("hill")],
});

/** Returns the wall with a crop of the first tile, moved to the right by `x` of the photo's width. */
const withCrop = (design: Design, x: number): Design => {
  const [first, ...others] = design.tiles;
  if (!first) throw new Error("no tile");
  const crop = {
    x: fraction(x),
    y: fraction(0),
    width: fraction(0.5),
    height: fraction(0.5),
    rotation: degrees(0),
  };
  return { ...design, tiles: [{ ...first, crops: { [openingKeyOfTile(design, first)]: crop } }, ...others] };
};

test("B9 a room, a photo in the tray and a crop of another opening change nothing that is bought", () => {
  const [first] = wall.tiles;
  if (!first) throw new Error("no tile");
  const unframed = setWallFrameStyle.run(wall, { frameStyle: "Infinite" });
  const withOtherCrop = setWallFrameStyle.run(withCrop(unframed, 0.2), { frameStyle: "Timeless" });
  for (const other of [
    { ...wall, room: PLAIN_ROOM },
    addPhotos.run(wall, { photos: [photo("spare")] }),
    withOtherCrop,
  ]) {
    expect(isSamePurchase(wall, other)).toBe(true);
    expect(isSamePurchase(other, wall)).toBe(true);
  }
});

test("B9 another photo, frame, size, crop or layout is another purchase", () => {
  for (const other of [
    swapTiles.run(wall, { first: "tile_1", second: "tile_2" }),
    setWallFrameStyle.run(wall, { frameStyle: "Infinite" }),
    setTileSize.run(wall, { tile: "tile_1", size: "rectangle_large" }),
    withCrop(wall, 0.1),
    createDesign({ kind: "set", key: "square_trio" }),
  ]) {
    expect(isSamePurchase(wall, other)).toBe(false);
    expect(isSamePurchase(other, wall)).toBe(false);
  }
  expect(isSamePurchase(withCrop(wall, 0.1), withCrop(wall, 0.2))).toBe(false);
});

test("B9 a crop whose last digits were rounded on the wire is the same", () => {
  expect(isSamePurchase(withCrop(wall, 0.1), withCrop(wall, 0.1 + 1e-9))).toBe(true);
});
