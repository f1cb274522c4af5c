import { confirmPrints } from "@storywall/domain/design/commands/confirmPrints.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { mm, px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { formatWallSize } from "../layout/formatWallSize.ts";
import { tileLabel, tileNote, tileViewsOf } from "./tileView.ts";

const blank = createDesign({ kind: "template", key: "mixed_absolute_four_frames" });
const filled = addPhotos.run(blank, {
  photos: [
    { id: "a", fileName: "beach.jpg", size: { width: px(4032), height: px(3024) }, handle: "a" },
    { id: "b", fileName: "pier.heic", handle: "b" },
  ],
});

test("B11 a tile's name has its number, size, shape, photo and verdict", () => {
  const names = tileViewsOf(filled).tiles.map((tile) => tileLabel(tile, 4, undefined));
  expect(names[0]).toBe("Tile 1 of 4, 30 by 45 cm, portrait, beach.jpg, sharp");
  expect(names[1]).toBe("Tile 2 of 4, 45 by 30 cm, landscape, pier.heic");
  expect(names[2]).toBe("Tile 3 of 4, 45 by 30 cm, landscape, empty, add photo");
});

test("B11 a photo that the shop does not have is pending, also while its progress is unknown", () => {
  const [tile] = tileViewsOf(addPhotos.run(blank, { photos: [{ id: "a", fileName: "beach.jpg" }] })).tiles;
  expect(tile && tileLabel(tile, 4, undefined)).toBe(
    "Tile 1 of 4, 30 by 45 cm, portrait, beach.jpg, Waiting to upload",
  );
});

test("B2 a weak photo that the shopper has accepted is known as that, and its tile still has its verdict", () => {
  const weak = addPhotos.run(blank, {
    photos: [{ id: "a", fileName: "a.jpg", size: { width: px(900), height: px(600) }, handle: "a" }],
  });
  const tileOf = (design: typeof weak) => tileViewsOf(design).tiles.find(({ photo }) => photo);
  const before = tileOf(weak);
  expect([before?.verdict, before?.isConfirmed]).toEqual(["unprintable", false]);
  const accepted = tileOf(confirmPrints.run(weak, { tiles: [before?.tile.name ?? ""] }));
  expect([accepted?.verdict, accepted?.isConfirmed]).toEqual(["unprintable", true]);
});

test("B11 a square tile is called square, and an upload has its progress", () => {
  const trio = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
    photos: [{ id: "a", fileName: "a.jpg" }],
  });
  const [first] = tileViewsOf(trio).tiles;
  const view = {
    id: "a",
    fileName: "a.jpg",
    stage: { kind: "uploading", sent: 0.42 },
    source: null,
    fineSource: null,
    isWithoutPreview: false,
    isUnsaved: false,
  } as const;
  expect(first && tileLabel(first, 3, view)).toBe("Tile 1 of 3, 20 by 20 cm, square, a.jpg, Uploading, 42%");
});

test("B11 a photo without a preview is noted until the shop has it", () => {
  const view = { id: "b", fileName: "pier.heic", source: null, fineSource: null, isUnsaved: false };
  const stored = { ...view, stage: { kind: "stored" }, isWithoutPreview: true } as const;
  expect(tileNote({ id: "b", fileName: "pier.heic" }, stored)).toBe("Preview after upload");
  const url = "https://shop.example/photos/b.jpg";
  expect(tileNote({ id: "b", fileName: "pier.heic", url, handle: "b" }, stored)).toBeNull();
});

test("B11 the note in a tile is part of its name, and a failed photo has no verdict", () => {
  const [seen, unseen] = tileViewsOf(filled).tiles;
  const view = { id: "a", fileName: "beach.jpg", source: null, fineSource: null, isUnsaved: false };
  const problem = { message: "This photo is damaged.", canRetry: false };
  const failed = { ...view, stage: { kind: "failed", problem }, isWithoutPreview: true } as const;
  expect(seen && tileLabel(seen, 4, failed)).toBe(
    "Tile 1 of 4, 30 by 45 cm, portrait, beach.jpg, This photo can't be used, This photo is damaged.",
  );
  const waiting = { ...view, stage: { kind: "waiting" }, isWithoutPreview: true } as const;
  expect(unseen && tileLabel(unseen, 4, waiting)).toBe(
    "Tile 2 of 4, 45 by 30 cm, landscape, pier.heic, Preview after upload, Waiting to upload",
  );
});

test("B5 the wall's total size is in centimetres", () => {
  expect(formatWallSize(tileViewsOf(blank).wall)).toBe("80\u00a0×\u00a080\u00a0cm");
  expect(formatWallSize(tileViewsOf(createDesign({ kind: "set", key: "charming_six" })).wall)).toBe(
    "66\u00a0×\u00a043\u00a0cm",
  );
  expect(formatWallSize({ width: mm(1750), height: mm(1478) })).toBe("175\u00a0×\u00a0148\u00a0cm");
});
