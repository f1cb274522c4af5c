import { ALL_GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import { addPhotos, setCrop } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design, DesignBase, DesignPhoto } from "@storywall/domain/design/design.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseWireDesign, toWireDesign, type WireDesign } from "./designWire.ts";
import { lineItemInput } from "./schemas/cart.ts";
import { templateTile, tileFilling } from "./schemas/design.ts";

const bases: readonly DesignBase[] = [
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template" as const, key })),
  ...SET_KEYS.map((key) => ({ kind: "set" as const, key })),
  { kind: "free" },
  ...ALL_GALLERY_WALL_KEYS.map((wall) => ({ kind: "free" as const, wall })),
];

const photos: readonly DesignPhoto[] = Array.from({ length: 12 }, (_, index) => ({
  id: `photo_${index + 1}`,
  fileName: `beach ${index + 1}.jpg`,
  size: { width: px(4032), height: px(3024) },
}));

const filledWall = (base: DesignBase): Design => {
  const filled = addPhotos.run(createDesign(base), { photos });
  const first = filled.tiles[0]?.name ?? "";
  return setCrop.run(filled, {
    tile: first,
    crop: {
      x: fraction(0.25),
      y: fraction(0.25),
      width: fraction(0.3),
      height: fraction(0.3),
      rotation: degrees(10),
      isFlipped: true,
    },
  });
};

test.each(bases)("R3.5 a design of $kind $key $wall is the same after the wire", (base) => {
  const design = filledWall(base);
  const sent = lineItemInput.parse(JSON.parse(JSON.stringify({ uuid: "line-1", ...toWireDesign(design) })));
  const read = parseWireDesign(sent, design.photos);
  const hanging = new Set(design.tiles.map((tile) => tile.photoId));
  expect(read).toEqual({
    kind: "ok",
    design: { ...design, photos: design.photos.filter((photo) => hanging.has(photo.id)) },
  });
});

test("B2 what the shopper confirmed of a tile is the same after the wire, unless the tile has another photo now", () => {
  const [first, second, ...tiles] = filledWall({ kind: "template", key: "grid_four_frames" }).tiles;
  if (!first || !second) throw new Error("a grid has four tiles");
  const design: Design = {
    ...filledWall({ kind: "template", key: "grid_four_frames" }),
    tiles: [
      { ...first, printConfirmation: { photoId: first.photoId ?? "", ppi: 61.25 } },
      { ...second, printConfirmation: { photoId: "photo_9", ppi: 120 } },
      ...tiles,
    ],
  };
  const sent = lineItemInput.parse(JSON.parse(JSON.stringify({ uuid: "line-1", ...toWireDesign(design) })));
  const read = parseWireDesign(sent, design.photos);
  const tilesRead = read.kind === "ok" ? read.design.tiles : [];
  expect(tilesRead.map(({ printConfirmation }) => printConfirmation)).toEqual([
    { photoId: first.photoId, ppi: 61.25 },
    undefined,
    undefined,
    undefined,
  ]);
  expect(sent.userTemplateInfo.tiles.map(({ confirmedPpi }) => confirmedPpi)).toEqual([
    61.25,
    undefined,
    undefined,
    undefined,
  ]);
});

test("B1 R3.4 a gallery wall hangs the same after the wire, and is still the one that it began as", () => {
  const wall = createGalleryWall("family_twelve");
  const sent = lineItemInput.parse(JSON.parse(JSON.stringify({ uuid: "line-1", ...toWireDesign(wall) })));
  expect(parseWireDesign(sent, [])).toEqual({ kind: "ok", design: wall });
});

const art = ["studio-kite", "a", "-_9"].map((id) =>
  createArtPhoto({ id, title: id, width: 2400, height: 3000 }, `https://shop.example/art/${id}.jpg`),
);

test("R2.13 R3.5 any mixture of photos, art and empty tiles is the same after the wire", () => {
  const pictures = [...photos, ...art];
  const anyPicture = fc.option(fc.constantFrom(...pictures), { nil: null });
  const hangings = fc.tuple(
    fc.constantFrom(...bases),
    fc.array(anyPicture, { minLength: 50, maxLength: 50 }),
  );
  fc.assert(
    fc.property(hangings, ([base, hanging]) => {
      const blank = createDesign(base);
      const tiles = blank.tiles.map((tile, index) => ({ ...tile, photoId: hanging[index]?.id ?? null }));
      const hangs = new Set(tiles.map(({ photoId }) => photoId));
      const design: Design = { ...blank, tiles, photos: pictures.filter(({ id }) => hangs.has(id)) };
      const wire = toWireDesign(design);
      for (const [index, { userPhotoId, artItemId }] of wire.userTemplateInfo.tiles.entries()) {
        const id = hanging[index]?.id ?? null;
        const isArt = id?.startsWith("art:") ?? false;
        expect([userPhotoId, artItemId]).toEqual(isArt ? [null, id?.slice(4)] : [id, undefined]);
      }
      const sent = lineItemInput.parse(JSON.parse(JSON.stringify({ uuid: "line-1", ...wire })));
      expect(parseWireDesign(sent, pictures)).toEqual({ kind: "ok", design });
    }),
    { numRuns: 60 },
  );
});

test.each([templateTile, tileFilling])(
  "R2.13 a tile shows a photo or art, and a photo never has the id of art",
  (schema) => {
    const issues = (tile: object) =>
      schema.safeParse({ name: "tile_1", ...tile }).error?.issues.map(({ path }) => path.join(".")) ?? [];
    expect(issues({ userPhotoId: null, artItemId: "studio-kite" })).toEqual([]);
    expect(issues({ userPhotoId: "photo_1", artItemId: "studio-kite" })).toEqual(["artItemId"]);
    expect(issues({ userPhotoId: "art:studio-kite" })).toEqual(["userPhotoId"]);
    expect(issues({ userPhotoId: null, artItemId: "../art" })).toEqual(["artItemId"]);
  },
);

const pair = toWireDesign(createDesign({ kind: "template", key: "flex_two_frames" }));
const withInfo = (change: Partial<WireDesign["userTemplateInfo"]>): WireDesign => ({
  ...pair,
  userTemplateInfo: { ...pair.userTemplateInfo, ...change },
});
const salon = toWireDesign(createGalleryWall("salon_six"));
const salonTiles = salon.userTemplateInfo.tiles;
const withCorner = (x: number, y: number): WireDesign => ({
  ...salon,
  userTemplateInfo: {
    ...salon.userTemplateInfo,
    tiles: salonTiles.map((tile, index) => (index === 5 ? { ...tile, position: { x, y } } : tile)),
  },
});
const [firstTile, secondTile] = pair.userTemplateInfo.tiles;
if (!firstTile || !secondTile) throw new Error("a pair has two tiles");

test.each<[string, WireDesign, string]>([
  ["style and colour that do not agree", withInfo({ frameType: "wood" }), "FRAME_MISMATCH"],
  ["style and mat that do not agree", withInfo({ matType: "none" }), "FRAME_MISMATCH"],
  [
    "a frame that the layout is not sold in",
    withInfo({ frameStyle: "Harmony", frameType: "wood", matType: "none" }),
    "FRAME_MISMATCH",
  ],
  ["a size that the layout is not sold in", { ...pair, size: "rectangle_small" }, "SIZE_NOT_SOLD"],
  ["a layout that is also a set", { ...pair, collectionId: "square_trio" }, "TILES_MISMATCH"],
  ["a tile too few", withInfo({ tiles: [firstTile] }), "TILES_MISMATCH"],
  [
    "a tile of another name",
    withInfo({ tiles: [firstTile, { ...secondTile, name: "attic" }] }),
    "TILES_MISMATCH",
  ],
  ["two tiles of one name", withInfo({ tiles: [firstTile, firstTile] }), "TILES_MISMATCH"],
  ["frames that overlap", withCorner(20, 20), "TILES_MISMATCH"],
  ["frames outside the wall", withCorner(-400, 0), "TILES_MISMATCH"],
  [
    "positions of some frames only",
    { ...salon, userTemplateInfo: { ...salon.userTemplateInfo, tiles: [firstTile, ...salonTiles.slice(1)] } },
    "TILES_MISMATCH",
  ],
  [
    "positions in a layout that has its own",
    withInfo({ tiles: [firstTile, { ...secondTile, position: { x: 900, y: 0 } }] }),
    "TILES_MISMATCH",
  ],
  [
    "a tile in a size of its own that is not sold",
    withInfo({ tiles: [{ ...firstTile, size: "square_small" }, secondTile] }),
    "SIZE_NOT_SOLD",
  ],
])("R5.3 a design with %s is rejected", (_, wire, error) => {
  expect(parseWireDesign(wire, [])).toMatchObject({ kind: "error", error });
});

test("R3.5 tiles in another order are put into the order of the layout", () => {
  const read = parseWireDesign(withInfo({ tiles: [secondTile, firstTile] }), []);
  expect(read.kind === "ok" && read.design.tiles.map((tile) => tile.name)).toEqual([
    firstTile.name,
    secondTile.name,
  ]);
});
