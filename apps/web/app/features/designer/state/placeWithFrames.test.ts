import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { expect, test } from "vitest";
import { placePhotos } from "./placePhotos.ts";
import { placeWithFrames } from "./placeWithFrames.ts";

const photos = ["a", "b", "c"].map((id) => ({ id, fileName: `${id}.jpg` }));
const gallery = createDesign({ kind: "free" });
const hanging = (design: Design) => design.tiles.map(({ photoId }) => photoId);

test("R4.3 a new gallery wall gets a frame for each photo chosen, unless its frames are paid for", () => {
  const chosen = { photos, tile: gallery.tiles[0]?.name ?? null };
  expect(hanging(placeWithFrames.run(gallery, chosen))).toEqual(["a", "b", "c"]);
  expect(hanging(placePhotos.run(gallery, chosen))).toEqual(["a"]);
});

test("R4.3 a wall that has photos, or a fixed layout, gets no frames by itself", () => {
  const one = placeWithFrames.run(gallery, { photos: photos.slice(0, 1), tile: null });
  expect(hanging(placeWithFrames.run(one, { photos, tile: null }))).toEqual(["a"]);
  const trio = createDesign({ kind: "set", key: "square_trio" });
  expect(hanging(placeWithFrames.run(trio, { photos, tile: null }))).toEqual(["a", "b", "c"]);
});
