import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../test/arbitraries.ts";
import { coverCrop } from "../crop/cover.ts";
import { zoomCrop } from "../crop/gestures.ts";
import { VERDICTS } from "../crop/resolution.ts";
import { wallPrice } from "../pricing/wallPrice.ts";
import { ZA } from "../sites/za.ts";
import { mm, px } from "../units/units.ts";
import { addPhotos, setCrop, setTileFrameStyle, setTileSize } from "./commands.ts";
import { createDesign } from "./createDesign.ts";
import type { Design } from "./design.ts";
import { betterSuitedTile, fixesFor, remedied } from "./fixes.ts";
import { openingOfTile } from "./tileChoices.ts";
import { isWeak, verdictOfTile } from "./tileVerdict.ts";

const photo = (id: string, width: number, height: number) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(width), height: px(height) },
});
const wall = (design: Design, ...photos: readonly ReturnType<typeof photo>[]) =>
  addPhotos.run(design, { photos });
const kinds = (design: Design, tile: string) => fixesFor(design, tile).map(({ remedy }) => remedy.kind);

const pair = createDesign({ kind: "template", key: "flex_two_frames" });
const [first] = pair.tiles;
if (!first) throw new Error("a pair has two tiles");

test("B2 a sharp tile and an empty one need nothing", () => {
  expect(kinds(wall(pair, photo("sea", 4000, 6000)), first.name)).toEqual([]);
  expect(kinds(pair, first.name)).toEqual([]);
});

test("B2 a photo that is zoomed too far shows more of itself", () => {
  const size = { width: px(4000), height: px(6000) };
  const opening = openingOfTile(pair, first);
  const near = zoomCrop(coverCrop(size, opening), 6, { x: mm(0), y: mm(0) }, size, opening);
  const zoomed = setCrop.run(wall(pair, photo("sea", 4000, 6000)), { tile: first.name, crop: near });
  expect(fixesFor(zoomed, first.name)[0]).toMatchObject({ remedy: { kind: "wholePhoto" }, verdict: "sharp" });
});

test("B2 a large tile becomes the largest smaller one that prints well, for less money", () => {
  const large = setTileSize.run(wall(createDesign({ kind: "free" }), photo("sea", 2000, 3000)), {
    tile: "tile_1",
    size: "rectangle_xlarge",
  });
  const [fix] = fixesFor(large, "tile_1").filter(({ remedy }) => remedy.kind === "size");
  expect(fix).toMatchObject({ remedy: { size: "rectangle_medium" }, verdict: "good" });
  expect(fix && wallPrice(ZA, large) - wallPrice(ZA, fix.after)).toBe(50_000);
});

test("B2 a mat of the frame's own colour narrows the opening, at the same price", () => {
  const bare = setTileFrameStyle.run(wall(pair, photo("sea", 1560, 2400)), {
    tile: first.name,
    frameStyle: "Infinite",
  });
  const [fix] = fixesFor(bare, first.name);
  expect(fix).toMatchObject({ remedy: { kind: "mat", frameStyle: "Timeless" }, verdict: "good" });
  expect(fix && wallPrice(ZA, fix.after)).toBe(wallPrice(ZA, bare));
});

test("B2 a photo that waits in the tray takes the place of one that is too small", () => {
  const trio = createDesign({ kind: "set", key: "square_trio" });
  const full = wall(
    trio,
    photo("tiny", 300, 300),
    photo("a", 3000, 3000),
    photo("b", 3000, 3000),
    photo("panorama", 9000, 3000),
    photo("fits", 3000, 3000),
  );
  expect(fixesFor(full, "tile_1").map(({ remedy }) => remedy)).toEqual([{ kind: "photo", photoId: "fits" }]);
});

test("B2 a photo of which the shop could make nothing is offered to no tile", () => {
  const full = wall(pair, photo("small", 300, 450), photo("sea", 4000, 6000), photo("broken", 4000, 6000));
  const offered = (unusable: readonly string[]) =>
    fixesFor(full, first.name, unusable).flatMap(({ remedy }) =>
      remedy.kind === "photo" ? remedy.photoId : [],
    );
  expect(offered([])).toEqual(["broken"]);
  expect(offered(["broken"])).toEqual([]);
});

test("B2 a photo too small for its tile changes places with one that both suit", () => {
  const free = [1, 2].reduce<Design>(
    (design) => ({
      ...design,
      tiles: [...design.tiles, { ...first, name: `tile_${design.tiles.length + 1}` }],
    }),
    createDesign({ kind: "free" }, { size: "rectangle_small" }),
  );
  const large = setTileSize.run(wall(free, photo("small", 1300, 1950), photo("large", 4000, 6000)), {
    tile: "tile_1",
    size: "rectangle_large",
  });
  const [, swap] = fixesFor(large, "tile_1");
  expect(swap).toMatchObject({ remedy: { kind: "tile", other: "tile_2" }, verdict: "good" });
});

test("B2 every fix is one step to a better print, makes no other tile weak, and costs no more", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const weakBefore = new Set(
        design.tiles.filter((tile) => isWeak(verdictOfTile(design, tile))).map(({ photoId }) => photoId),
      );
      for (const tile of design.tiles) {
        const verdict = verdictOfTile(design, tile);
        for (const fix of fixesFor(design, tile.name)) {
          expect(verdict && VERDICTS.indexOf(fix.verdict)).toBeLessThan(VERDICTS.indexOf(verdict ?? "sharp"));
          const after = remedied(design, tile.name, fix.remedy);
          expect(after).toEqual(fix.after);
          for (const other of after.tiles) {
            const isAnotherPhoto = other.name === tile.name && fix.remedy.kind === "photo";
            if (!isAnotherPhoto && isWeak(verdictOfTile(after, other)))
              expect(weakBefore).toContain(other.photoId);
          }
          expect(wallPrice(ZA, after)).toBeLessThanOrEqual(wallPrice(ZA, design));
        }
      }
    }),
  );
});

test("a lying photo in an upright tile belongs where a lying tile shows more of it", () => {
  const mixed = createDesign({ kind: "template", key: "mixed_absolute_four_frames" });
  const [upright, lying] = [
    mixed.tiles.find(({ orientation }) => orientation === "portrait"),
    mixed.tiles.find(({ orientation }) => orientation === "landscape"),
  ];
  const hung: Design = {
    ...wall(mixed, photo("wide", 6000, 4000), photo("high", 4000, 6000)),
    tiles: mixed.tiles.map((tile) =>
      tile === upright ? { ...tile, photoId: "wide" } : tile === lying ? { ...tile, photoId: "high" } : tile,
    ),
  };
  expect(betterSuitedTile(hung, upright?.name ?? "")).toBe(lying?.name);
  const swapped = remedied(hung, upright?.name ?? "", { kind: "tile", other: lying?.name ?? "" });
  expect(betterSuitedTile(swapped, upright?.name ?? "")).toBeNull();
});
