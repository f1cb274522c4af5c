import fc from "fast-check";
import { expect, test } from "vitest";
import { STUDIO_ART } from "../art/studioArt.ts";
import { getTilePrints } from "../print/tilePrint.ts";
import { artItemIdOf, createArtPhoto, toArtPhotoId } from "./artPhoto.ts";
import { addPhotos } from "./commands/photoCommands.ts";
import { createDesign } from "./createDesign.ts";
import { withStoredPhotosOnly } from "./filterPhotos.ts";
import { parseDesign } from "./parse/parseDesign.ts";
import { countEmptyTiles, photosStillUploading } from "./tilePhotos.ts";

const [item] = STUDIO_ART;
if (!item) throw new Error("the studio has drawn something");
const photo = createArtPhoto(item, `https://shop.example/art/${item.id}.jpg`);
const wall = addPhotos.run(createDesign({ kind: "free" }), { photos: [photo] });

test("R2.13 the id of an art photo names its item, and no uploaded photo counts as one", () => {
  const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
  fc.assert(
    fc.property(ids, (id) => {
      expect(artItemIdOf(toArtPhotoId(id))).toBe(id);
      expect(artItemIdOf(id)).toBeNull();
    }),
  );
});

test("R2.13 a wall of art waits for no upload and is stored unchanged by the browser", () => {
  expect(countEmptyTiles(wall)).toBe(0);
  expect(photosStillUploading(wall)).toEqual([]);
  expect(withStoredPhotosOnly(wall)).toEqual(wall);
  expect(parseDesign(JSON.parse(JSON.stringify(wall)))).toEqual({ kind: "ok", design: wall });
});

test("R2.13 art is printed like a photo, from the file that its handle names", () => {
  expect(getTilePrints(wall)).toMatchObject([{ tile: "tile_1", assetId: toArtPhotoId(item.id) }]);
});
