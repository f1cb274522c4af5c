import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../test/arbitraries.ts";
import { coverCrop } from "../crop/cover.ts";
import { mm, px } from "../units/units.ts";
import { addPhotos, setCrop } from "./commands/photoCommands.ts";
import { createDesign } from "./createDesign.ts";
import { filterPhotos, withStoredPhotosOnly } from "./filterPhotos.ts";
import { parseDesign } from "./parse/parseDesign.ts";

const four = createDesign({ kind: "template", key: "flex_four_frames" });
const local = { id: "local", fileName: "a.jpg" };
const stored = { id: "stored", fileName: "b.jpg", url: "https://photos.example/b.jpg", handle: "b" };

test("R4.2 only photos with a handle and their crops are kept", () => {
  const size = { width: px(3000), height: px(4000) };
  const photos = [local, stored].map((photo) => ({ ...photo, size }));
  const crop = coverCrop(size, { width: mm(100), height: mm(100) });
  const cropped = ["tile_1", "tile_2"].reduce(
    (design, tile) => setCrop.run(design, { tile, crop }),
    addPhotos.run(four, { photos }),
  );
  const kept = withStoredPhotosOnly(cropped);
  expect(kept.photos).toEqual([{ ...stored, size }]);
  expect(kept.tiles.map(({ photoId, crops }) => [photoId, Object.keys(crops).length])).toEqual([
    [null, 0],
    ["stored", 1],
    [null, 0],
    [null, 0],
  ]);
});

test("R4.2 a design that keeps all photos is the same object, and one that loses some is still valid", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      expect(filterPhotos(design, () => true)).toBe(design);
      const kept = withStoredPhotosOnly(design);
      expect(parseDesign(kept)).toEqual({ kind: "ok", design: kept });
      expect(kept.photos.every(({ handle }) => handle !== undefined)).toBe(true);
    }),
  );
});
