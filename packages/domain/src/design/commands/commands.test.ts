import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBase, anyCrop, anyDesign, anyPhotoSize, anyStep, freeWall } from "../../../test/arbitraries.ts";
import { coverCrop, isCropCovering } from "../../crop/cover.ts";
import { px } from "../../units/units.ts";
import { createDesign } from "../createDesign.ts";
import type { Design, DesignPhoto } from "../design.ts";
import { openingOfTile } from "../effectiveTile.ts";
import { MAX_PHOTOS_PER_DESIGN, MAX_TILES_PER_WALL } from "../limits.ts";
import { photosInTray } from "../tilePhotos.ts";
import { addTile, removeTile, resetDesign, setWallFrameStyle, setWallSize } from "./frameCommands.ts";
import {
  addPhotos,
  assignPhoto,
  deletePhoto,
  removePhotoFromTile,
  setCrop,
  swapTiles,
  updatePhoto,
} from "./photoCommands.ts";
import { setTileFrameStyle, setTileOrientation, setTileSize } from "./tileFrameCommands.ts";

const size = { width: px(4000), height: px(3000) };
const photo = (id: string): DesignPhoto => ({ id, fileName: `${id}.jpg`, size });
const hanging = (design: Design) => design.tiles.map(({ photoId }) => photoId);
const trio = createDesign({ kind: "template", key: "flex_three_frames" });
const withPhotos = (design: Design, ...ids: readonly string[]): Design =>
  addPhotos.run(design, { photos: ids.map(photo) });
const tileOf = (design: Design, index: number) => {
  const tile = design.tiles[index];
  if (!tile) throw new Error(`no tile ${index}`);
  return tile;
};
/** With a crop of its own on the first tile. */
const cropped = (design: Design): Design =>
  setCrop.run(design, { tile: "tile_1", crop: coverCrop(size, openingOfTile(design, tileOf(design, 0)), 5) });

test("R4.3 photos are assigned in order", () => {
  expect(hanging(withPhotos(trio, "sea", "dog", "cake"))).toEqual(["sea", "dog", "cake"]);
});

test("R4.3 photos go to the empty tiles only", () => {
  const gap = removePhotoFromTile.run(withPhotos(trio, "sea", "dog"), { tile: "tile_1" });
  expect(hanging(withPhotos(gap, "cake", "hill"))).toEqual(["cake", "dog", "hill"]);
});

test("R4.3 photos without a tile are in the tray", () => {
  const full = withPhotos(trio, "sea", "dog", "cake", "hill");
  expect(photosInTray(full).map(({ id }) => id)).toEqual(["hill"]);
});

test("R4.3 a photo of the design is not added again", () => {
  const wall = withPhotos(trio, "sea");
  expect(addPhotos.isPossible(wall, { photos: [photo("sea")] })).toBe(false);
  expect(withPhotos(wall, "sea", "dog", "dog").photos.map(({ id }) => id)).toEqual(["sea", "dog"]);
});

test("a design accepts no more photos than its limit", () => {
  const many = Array.from({ length: MAX_PHOTOS_PER_DESIGN + 5 }, (_, index) => photo(`photo-${index}`));
  expect(addPhotos.run(trio, { photos: many }).photos).toHaveLength(MAX_PHOTOS_PER_DESIGN);
});

test("R2.9 placing another photo drops the crop, which was made for the first", () => {
  const wall = cropped(withPhotos(trio, "sea", "dog", "cake", "hill"));
  expect(tileOf(assignPhoto.run(wall, { tile: "tile_1", photoId: "hill" }), 0)).toMatchObject({
    photoId: "hill",
    crops: {},
  });
});

test("R4.8 a removed photo leaves its tile empty and is in the tray", () => {
  const wall = removePhotoFromTile.run(withPhotos(trio, "sea"), { tile: "tile_1" });
  expect(hanging(wall)).toEqual([null, null, null]);
  expect(photosInTray(wall).map(({ id }) => id)).toEqual(["sea"]);
});

test("B3 a deleted photo is in no tile and not in the tray", () => {
  const twice = assignPhoto.run(withPhotos(trio, "sea"), { tile: "tile_3", photoId: "sea" });
  const wall = deletePhoto.run(twice, { photoId: "sea" });
  expect([hanging(wall), wall.photos]).toEqual([[null, null, null], []]);
});

test("B3 swapped photos keep their crops", () => {
  const wall = cropped(withPhotos(trio, "sea", "dog"));
  const swapped = swapTiles.run(wall, { first: "tile_1", second: "tile_2" });
  expect(hanging(swapped)).toEqual(["dog", "sea", null]);
  expect(tileOf(swapped, 1).crops).toEqual(tileOf(wall, 0).crops);
});

test("B3 a photo can be swapped with an empty tile, two empty tiles cannot", () => {
  const wall = withPhotos(trio, "sea");
  expect(hanging(swapTiles.run(wall, { first: "tile_1", second: "tile_3" }))).toEqual([null, null, "sea"]);
  expect(swapTiles.isPossible(wall, { first: "tile_2", second: "tile_3" })).toBe(false);
});

test("R2.8 a frame style for the wall applies to every tile", () => {
  const mixed = setTileFrameStyle.run(trio, { tile: "tile_2", frameStyle: "Infinite" });
  expect(tileOf(mixed, 1).frameStyle).toBe("Infinite");
  const wall = setWallFrameStyle.run(mixed, { frameStyle: "Timeless" });
  expect(wall.tiles.map(({ frameStyle }) => frameStyle)).toEqual([undefined, undefined, undefined]);
});

test("R3.4 a style or size that the template does not offer cannot be chosen", () => {
  expect(setWallFrameStyle.isPossible(trio, { frameStyle: "Whisper" })).toBe(false);
  expect(setWallSize.isPossible(trio, { size: "rectangle_xlarge" })).toBe(false);
  expect(setTileSize.isPossible(trio, { tile: "tile_1", size: "rectangle_small" })).toBe(false);
});

test("R2.8 a tile with the wall's size again follows the wall", () => {
  const larger = setTileSize.run(trio, { tile: "tile_1", size: "rectangle_large" });
  const back = setTileSize.run(larger, { tile: "tile_1", size: "rectangle_medium" });
  expect(back).toEqual(trio);
});

test("R3.4 a tile can be turned on a free wall only", () => {
  const turn = { tile: "tile_1", orientation: "landscape" } as const;
  expect(tileOf(setTileOrientation.run(freeWall(1), turn), 0).orientation).toBe("landscape");
  expect(setTileOrientation.isPossible(trio, turn)).toBe(false);
});

test("R2.9 an empty tile and a photo of unknown size cannot be cropped", () => {
  const crop = coverCrop(size, openingOfTile(trio, tileOf(trio, 0)));
  const unread = addPhotos.run(trio, { photos: [{ id: "sea", fileName: "sea.jpg" }] });
  expect(setCrop.isPossible(trio, { tile: "tile_1", crop })).toBe(false);
  expect(setCrop.isPossible(unread, { tile: "tile_1", crop })).toBe(false);
});

test("a file name is cut to the length that can be parsed", () => {
  const named = (fileName: string) => addPhotos.run(trio, { photos: [{ id: "sea", fileName }] }).photos;
  expect(named("x".repeat(300))).toEqual([{ id: "sea", fileName: "x".repeat(255) }]);
  expect(named("")).toEqual([{ id: "sea", fileName: "photo" }]);
});

test("R2.9 for any crop that is set, the stored one covers its opening", () => {
  fc.assert(
    fc.property(anyPhotoSize, anyCrop, (photoSize, crop) => {
      const wall = addPhotos.run(trio, { photos: [{ ...photo("sea"), size: photoSize }] });
      const tile = tileOf(setCrop.run(wall, { tile: "tile_1", crop }), 0);
      const [stored] = Object.values(tile.crops);
      expect(stored && isCropCovering(stored, photoSize, openingOfTile(wall, tile))).toBe(true);
    }),
  );
});

test("R2.9 changing the wall's size and back keeps the stored crops", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const crops = (wall: Design) => wall.tiles.map((tile) => tile.crops);
      const there = setWallSize.run(design, { size: "rectangle_large" });
      const back = setWallSize.run(there, { size: design.size });
      expect(crops(there)).toEqual(crops(design));
      expect(crops(back)).toEqual(crops(design));
    }),
  );
});

test("R4.6 a reset empties the tiles, sets a style that the layout sells and keeps the photos in the tray", () => {
  const wall = resetDesign.run(setWallSize.run(withPhotos(trio, "sea", "dog"), { size: "rectangle_large" }));
  expect(wall).toMatchObject({ frameStyle: "Timeless", size: "rectangle_medium" });
  expect(hanging(wall)).toEqual([null, null, null]);
  expect(photosInTray(wall)).toHaveLength(2);
});

test("R4.6 a reset of a set gives Sleek", () => {
  const set = createDesign({ kind: "set", key: "square_trio" });
  expect(resetDesign.run(set, undefined).frameStyle).toBe("Sleek");
});

test("R4.6 a second reset is no step, so that one undo restores the design", () => {
  const wall = resetDesign.run(withPhotos(trio, "sea"), undefined);
  expect(resetDesign.run(wall, undefined)).toBe(wall);
  const [first] = wall.tiles;
  if (!first) throw new Error("no tile");
  const changes = [
    addPhotos.run(wall, { photos: [photo("dog")] }),
    setWallSize.run(wall, { size: "rectangle_large" }),
    setWallFrameStyle.run(wall, { frameStyle: "Infinite" }),
    setTileFrameStyle.run(wall, { tile: first.name, frameStyle: "Infinite" }),
  ];
  for (const changed of changes) expect(resetDesign.isPossible(changed, undefined)).toBe(true);
  const lying = setTileOrientation.run(freeWall(1), { tile: "tile_1", orientation: "landscape" });
  expect(resetDesign.isPossible(resetDesign.run(lying, undefined), undefined)).toBe(false);
});

test("R3.4 the only frame of a free wall takes the orientation of its photo, several frames keep theirs", () => {
  const upright = { width: px(3000), height: px(4000) };
  expect(tileOf(withPhotos(freeWall(1), "sea"), 0).orientation).toBe("landscape");
  const tray = { ...freeWall(1), photos: [photo("sea"), { ...photo("tower"), size: upright }] };
  const sea = assignPhoto.run(tray, { tile: "tile_1", photoId: "sea" });
  expect(tileOf(sea, 0).orientation).toBe("landscape");
  expect(tileOf(assignPhoto.run(sea, { tile: "tile_1", photoId: "tower" }), 0).orientation).toBe("landscape");
  expect(tileOf(withPhotos(freeWall(2), "sea"), 0).orientation).toBe("portrait");
});

test("a free wall has at most fifty tiles", () => {
  const full = freeWall(MAX_TILES_PER_WALL);
  expect(full.tiles).toHaveLength(MAX_TILES_PER_WALL);
  expect(addTile.run(full, {})).toBe(full);
});

test("a new tile does not get the name of a removed one while a later tile exists", () => {
  const wall = addTile.run(removeTile.run(freeWall(3), { tile: "tile_2" }), {});
  expect(wall.tiles.map(({ name }) => name)).toEqual(["tile_1", "tile_3", "tile_4"]);
});

test("R3.4 the last tile of a free wall stays, and a template keeps its number of tiles", () => {
  expect(removeTile.isPossible(freeWall(1), { tile: "tile_1" })).toBe(false);
  expect(removeTile.isPossible(trio, { tile: "tile_1" })).toBe(false);
  expect(addTile.isPossible(trio, {})).toBe(false);
});

test("R4.1 a finished upload gives the photo its https jpg URL and handle", () => {
  const wall = updatePhoto(withPhotos(trio, "sea"), {
    id: "sea",
    url: "http://photos.example/a/sea.heic",
    handle: "a1",
  });
  expect(wall.photos).toEqual([{ ...photo("sea"), url: "https://photos.example/a/sea.jpg", handle: "a1" }]);
});

test("R4.1 an update of a deleted photo changes nothing", () => {
  expect(updatePhoto(trio, { id: "gone", handle: "a1" })).toBe(trio);
});

test("B3 a command that is not possible returns the same design", () => {
  expect(assignPhoto.run(trio, { tile: "tile_1", photoId: "nobody" })).toBe(trio);
  expect(removePhotoFromTile.run(trio, { tile: "tile_9" })).toBe(trio);
  expect(setTileFrameStyle.run(trio, { tile: "tile_1", frameStyle: "Timeless" })).toBe(trio);
});

test("R3.4 after any steps a template or set has its tiles in order and every photo in a tile is known", () => {
  fc.assert(
    fc.property(anyBase, fc.array(anyStep, { maxLength: 30 }), (base, steps) => {
      const start = createDesign(base);
      const end = steps.reduce((design, { run }) => run(design), start);
      const known = new Set(end.photos.map(({ id }) => id));
      expect(end.tiles.every(({ photoId }) => photoId === null || known.has(photoId))).toBe(true);
      if (base.kind !== "free")
        expect(end.tiles.map(({ name }) => name)).toEqual(start.tiles.map(({ name }) => name));
    }),
  );
});
