import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign, freeWall } from "../../../test/arbitraries.ts";
import { coverCrop } from "../../crop/cover.ts";
import { flipCrop, zoomCrop } from "../../crop/gestures.ts";
import { isWeak, isWorse } from "../../crop/resolution.ts";
import { wallPrice } from "../../pricing/wallPrice.ts";
import { ZA } from "../../sites/za.ts";
import { mm, px } from "../../units/units.ts";
import { addPhotos, setCrop } from "../commands/photoCommands.ts";
import { setTileOrientation, setTileSize } from "../commands/tileFrameCommands.ts";
import { createDesign } from "../createDesign.ts";
import type { Design, DesignTile } from "../design.ts";
import { openingOfTile } from "../effectiveTile.ts";
import { verdictOfTile } from "../tileVerdict.ts";
import { applyRemedy, findFixes } from "./fixes.ts";

const photo = (id: string, width: number, height: number) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(width), height: px(height) },
});
const wall = (design: Design, ...photos: readonly ReturnType<typeof photo>[]) =>
  addPhotos.run(design, { photos });
const kinds = (design: Design, tile: string) => findFixes(design, tile).map(({ remedy }) => remedy.kind);

const pair = createDesign({ kind: "template", key: "flex_two_frames" });
const [first] = pair.tiles;
if (!first) throw new Error("a pair has two tiles");

test("B2 a sharp tile and an empty one have no fixes", () => {
  expect(kinds(wall(pair, photo("sea", 4000, 6000)), first.name)).toEqual([]);
  expect(kinds(pair, first.name)).toEqual([]);
});

test("B2 a photo that is zoomed too far is shown as a whole, with its rotation and mirroring", () => {
  const size = { width: px(4000), height: px(6000) };
  const opening = openingOfTile(pair, first);
  const turned = flipCrop(coverCrop(size, opening, 10));
  const near = zoomCrop(turned, 6, { x: mm(0), y: mm(0) }, size, opening);
  const zoomed = setCrop.run(wall(pair, photo("sea", 4000, 6000)), { tile: first.name, crop: near });
  expect(findFixes(zoomed, first.name)[0]).toMatchObject({
    remedy: { kind: "wholePhoto", crop: turned },
    verdict: "sharp",
  });
});

test("B2 a large tile becomes the largest smaller one that prints well, for less money", () => {
  const large = setTileSize.run(wall(createDesign({ kind: "free" }), photo("sea", 2000, 3000)), {
    tile: "tile_1",
    size: "rectangle_xlarge",
  });
  const [fix] = findFixes(large, "tile_1").filter(({ remedy }) => remedy.kind === "size");
  expect(fix).toMatchObject({ remedy: { size: "rectangle_medium" }, verdict: "good" });
  expect(fix && wallPrice(ZA, large) - wallPrice(ZA, fix.after)).toBe(50_000);
});

test.each([
  ["Infinite", "Timeless"],
  ["Serene", "Sleek"],
  ["Harmony", "Whisper"],
] as const)(
  "B2 a mat in the colour of %s narrows the opening, at the same price: %s",
  (frameStyle, withMat) => {
    const bare = wall(
      createDesign({ kind: "free" }, { size: "rectangle_medium", frameStyle }),
      photo("sea", 1560, 2400),
    );
    const [fix] = findFixes(bare, "tile_1");
    expect(fix).toMatchObject({ remedy: { kind: "mat", frameStyle: withMat }, verdict: "good" });
    expect(fix && wallPrice(ZA, fix.after)).toBe(wallPrice(ZA, bare));
  },
);

test("B2 a photo of the tray replaces one that is too small", () => {
  const trio = createDesign({ kind: "set", key: "square_trio" });
  const full = wall(
    trio,
    photo("tiny", 300, 300),
    photo("a", 3000, 3000),
    photo("b", 3000, 3000),
    photo("panorama", 9000, 3000),
    photo("fits", 3000, 3000),
  );
  expect(findFixes(full, "tile_1").map(({ remedy }) => remedy)).toEqual([{ kind: "photo", photoId: "fits" }]);
});

test("B2 a photo that the shop could not read is offered to no tile", () => {
  const full = wall(pair, photo("small", 300, 450), photo("sea", 4000, 6000), photo("broken", 4000, 6000));
  const offered = (unusable: readonly string[]) =>
    findFixes(full, first.name, { unusablePhotoIds: unusable }).flatMap(({ remedy }) =>
      remedy.kind === "photo" ? remedy.photoId : [],
    );
  expect(offered([])).toEqual(["broken"]);
  expect(offered(["broken"])).toEqual([]);
});

test("B2 B9 a wall that is paid for keeps its frames: other fixes are offered, also those that lead to a soft print", () => {
  const large = largeFirst(wall(freeWall(1), photo("tiny", 1150, 1725), photo("small", 1600, 2400)));
  expect(kinds(large, "tile_1")).toEqual(["size"]);
  expect(findFixes(large, "tile_1", { areFramesPaid: true })).toMatchObject([
    { remedy: { kind: "photo", photoId: "small" }, verdict: "soft" },
  ]);
});

const largeFirst = (design: Design) => setTileSize.run(design, { tile: "tile_1", size: "rectangle_large" });
const swaps = (design: Design) =>
  findFixes(design, "tile_1").flatMap(({ remedy }) => (remedy.kind === "tile" ? remedy.other : []));

test("B2 a photo too small for its tile is swapped with one where both print well", () => {
  const free = largeFirst(wall(freeWall(2), photo("small", 1300, 1950), photo("large", 4000, 6000)));
  expect(findFixes(free, "tile_1")).toContainEqual(
    expect.objectContaining({ remedy: { kind: "tile", other: "tile_2" }, verdict: "good" }),
  );
});

test("B2 no photo is swapped with one that would then be weak", () => {
  const both = largeFirst(wall(freeWall(2), photo("small", 1300, 1950), photo("as small", 1310, 1960)));
  expect(swaps(both)).toEqual([]);
});

test("B2 of two tiles that print a photo well, the one that shows more of it is offered", () => {
  const lying = setTileOrientation.run(freeWall(3), { tile: "tile_2", orientation: "landscape" });
  const photos = [photo("small", 1750, 2625), photo("one", 6000, 6000), photo("other", 6000, 6000)];
  expect(swaps(largeFirst(wall(lying, ...photos)))).toEqual(["tile_3"]);
});

const isWeakIn = (design: Design, tile: DesignTile): boolean => {
  const verdict = verdictOfTile(design, tile);
  return verdict !== null && isWeak(verdict);
};

test("B2 every fix is one step to a better print, makes no other tile weak, and costs no more", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const weakBefore = new Set(
        design.tiles.filter((tile) => isWeakIn(design, tile)).map(({ photoId }) => photoId),
      );
      for (const tile of design.tiles) {
        const verdict = verdictOfTile(design, tile);
        for (const fix of findFixes(design, tile.name)) {
          expect(verdict && isWorse(verdict, fix.verdict)).toBe(true);
          const after = applyRemedy(tile.name, fix.remedy, (command, input) => command.run(design, input));
          expect(after).toEqual(fix.after);
          for (const other of after.tiles) {
            const isAnotherPhoto = other.name === tile.name && fix.remedy.kind === "photo";
            if (!isAnotherPhoto && isWeakIn(after, other)) expect(weakBefore).toContain(other.photoId);
          }
          expect(wallPrice(ZA, after)).toBeLessThanOrEqual(wallPrice(ZA, design));
        }
      }
    }),
  );
});
