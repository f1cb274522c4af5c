import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCrop, anyDesign, anySize, anyStep, anyStyle } from "../../test/arbitraries.ts";
import { px } from "../units/units.ts";
import { toArtPhotoId } from "./artPhoto.ts";
import { confirmPrints } from "./commands/confirmPrints.ts";
import { addPhotos, assignPhoto, setCrop } from "./commands/photoCommands.ts";
import { setTileFrameStyle, setTileSize } from "./commands/tileFrameCommands.ts";
import { createDesign } from "./createDesign.ts";
import type { Design } from "./design.ts";
import { parseDesign } from "./parse/parseDesign.ts";
import {
  findUnconfirmedPrints,
  findWeakPrints,
  isPrintUnconfirmed,
  settleConfirmations,
} from "./printConfirmation.ts";
import { ppiOfTile, verdictOfTile } from "./tileVerdict.ts";

const photo = (id: string, width: number, height: number) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(width), height: px(height) },
});

const frame = (width: number, height: number): Design =>
  addPhotos.run(createDesign({ kind: "free" }, { size: "rectangle_medium", frameStyle: "Infinite" }), {
    photos: [photo("scan", width, height)],
  });
const confirmAll = (design: Design): Design =>
  confirmPrints.run(design, { tiles: design.tiles.map(({ name }) => name) });

test.each([
  [1653, "soft"],
  [1103, "soft"],
  [1102, "unprintable"],
] as const)(
  "B2 a photo %i pixels wide is %s at 30 × 45 cm until the shopper accepts it",
  (width, verdict) => {
    const design = frame(width, width * 1.5);
    expect(findUnconfirmedPrints(design)).toMatchObject([{ tile: "tile_1", number: 1, verdict }]);
    expect(findUnconfirmedPrints(confirmAll(design))).toEqual([]);
    expect(findWeakPrints(confirmAll(design))).toMatchObject([{ verdict, isConfirmed: true }]);
  },
);

test("B2 art of the shop that is a little soft needs no confirmation: its owner put it on sale; too small art does", () => {
  const art = (width: number) =>
    addPhotos.run(createDesign({ kind: "free" }, { size: "rectangle_medium", frameStyle: "Infinite" }), {
      photos: [photo(toArtPhotoId("poster"), width, width * 1.5)],
    });
  expect(findWeakPrints(art(1103))).toEqual([]);
  expect(art(1103).tiles.map((tile) => isPrintUnconfirmed(art(1103), tile))).toEqual([false]);
  expect(findUnconfirmedPrints(art(1102))).toMatchObject([{ verdict: "unprintable" }]);
  // No page calls a print soft that no shopper is asked about.
  const verdictsOf = (design: Design) => design.tiles.map((tile) => verdictOfTile(design, tile));
  expect([art(1103), art(1102), frame(1103, 1655)].map(verdictsOf)).toEqual([
    ["good"],
    ["unprintable"],
    ["soft"],
  ]);
});

test("B2 a good print needs no confirmation, nor does an empty tile", () => {
  expect(findWeakPrints(frame(1655, 2483))).toEqual([]);
  expect(findWeakPrints(createDesign({ kind: "template", key: "grid_four_frames" }))).toEqual([]);
});

test("B2 a confirmation of one photo is none of another, even of the same size", () => {
  const confirmed = confirmAll(frame(1200, 1800));
  const withOther = addPhotos.run(confirmed, { photos: [photo("other", 1200, 1800)] });
  const replaced = assignPhoto.run(withOther, { tile: "tile_1", photoId: "other" });
  expect(findUnconfirmedPrints(replaced)).toMatchObject([{ photoId: "other" }]);
  const back = assignPhoto.run(replaced, { tile: "tile_1", photoId: "scan" });
  expect(findUnconfirmedPrints(back)).toEqual([]);
});

test("B2 a larger size voids a confirmation; a mat, which makes the print smaller, does not", () => {
  const confirmed = confirmAll(frame(1200, 1800));
  const larger = setTileSize.run(confirmed, { tile: "tile_1", size: "rectangle_large" });
  expect(findUnconfirmedPrints(larger)).toHaveLength(1);
  const withMat = setTileFrameStyle.run(confirmed, { tile: "tile_1", frameStyle: "Timeless" });
  expect(findUnconfirmedPrints(withMat)).toEqual([]);
  const withoutMat = setTileFrameStyle.run(
    confirmAll(setTileFrameStyle.run(frame(700, 1050), { tile: "tile_1", frameStyle: "Timeless" })),
    { tile: "tile_1", frameStyle: "Infinite" },
  );
  expect(findUnconfirmedPrints(withoutMat)).toHaveLength(1);
});

test("B2 after any change, a confirmed tile is weak only with its photo at no fewer pixels an inch", () => {
  fc.assert(
    fc.property(anyDesign, fc.array(anyStep, { maxLength: 12 }), (design, steps) => {
      const confirmed = confirmAll(design);
      const before = new Map(confirmed.tiles.map((tile) => [tile.name, tile.printConfirmation]));
      const after = steps
        .filter(({ label }) => label !== confirmPrints.label)
        .reduce((changed, { run }) => run(changed), confirmed);
      for (const print of findWeakPrints(after)) {
        const confirmation = before.get(print.tile);
        const isWorse = confirmation?.photoId !== print.photoId || print.ppi < confirmation.ppi - 0.01;
        expect(print.isConfirmed).toBe(!isWorse);
      }
    }),
  );
});

test("B2 whatever size, frame or crop makes a confirmed print worse, it needs another confirmation", () => {
  fc.assert(
    fc.property(anySize, anyStyle, anyCrop, (size, frameStyle, crop) => {
      const confirmed = confirmAll(frame(1000, 1500));
      const [tile] = confirmed.tiles;
      const sized = setTileSize.run(confirmed, { tile: "tile_1", size });
      const framed = setTileFrameStyle.run(sized, { tile: "tile_1", frameStyle });
      const changed = setCrop.run(framed, { tile: "tile_1", crop });
      const [changedTile] = changed.tiles;
      if (!tile || !changedTile) throw new Error("a frame has one tile");
      const [ppi, changedPpi] = [ppiOfTile(confirmed, tile) ?? 0, ppiOfTile(changed, changedTile) ?? 0];
      fc.pre(changedPpi < ppi - 0.02);
      expect(findUnconfirmedPrints(changed)).toHaveLength(1);
    }),
  );
});

test("B2 settled confirmations allow nothing worse than the tile shows now", () => {
  const generous = {
    ...frame(1200, 1800),
    tiles: frame(1200, 1800).tiles.map((tile) => ({
      ...tile,
      printConfirmation: { photoId: "scan", ppi: 0 },
    })),
  };
  const larger = (design: Design) => setTileSize.run(design, { tile: "tile_1", size: "rectangle_xlarge" });
  expect(findUnconfirmedPrints(larger(generous))).toEqual([]);
  expect(findUnconfirmedPrints(larger(settleConfirmations(generous)))).toHaveLength(1);
});

test("B2 settling keeps what is confirmed, drops the rest, and does so once", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const settled = settleConfirmations(design);
      expect(findUnconfirmedPrints(settled)).toEqual(findUnconfirmedPrints(design));
      expect(settleConfirmations(settled)).toEqual(settled);
      const weak = new Set(findWeakPrints(design).map(({ tile }) => tile));
      for (const { name, printConfirmation } of settled.tiles)
        if (printConfirmation) expect(weak.has(name)).toBe(true);
    }),
  );
});

test("B2 a design that was stored before confirmations existed is parsed and has none", () => {
  const { tiles, ...rest } = confirmAll(frame(1200, 1800));
  const stored = JSON.parse(
    JSON.stringify({ ...rest, tiles: tiles.map(({ printConfirmation: _, ...tile }) => tile) }),
  );
  expect(parseDesign(stored)).toMatchObject({ kind: "ok", design: { tiles: [{ name: "tile_1" }] } });
  expect(parseDesign({ ...rest, tiles })).toEqual({ kind: "ok", design: { ...rest, tiles } });
});
