import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { listGalleryOffers } from "../features/browse/galleryOffers.ts";
import { listOffers } from "../features/browse/offers.ts";
import { sampleWallOf } from "../lib/samples/sampleDesigns.ts";
import { hangOnIllustration } from "../studio/walls/hangOnIllustration.ts";

const PICTURES = [
  ...listOffers(ZA).map(
    ({ sizes: [{ illustration, designPath }] }) => [illustration.replace("offer-", ""), designPath] as const,
  ),
  ...listGalleryOffers(ZA).map(({ key, designPath }) => [key, designPath] as const),
];

const photos = Array.from({ length: 4 }, (_, index) => ({
  id: `own-${index}`,
  fileName: `own-${index}.jpg`,
  size: index % 2 === 0 ? { width: px(4000), height: px(3000) } : { width: px(3000), height: px(4000) },
  url: `https://shop.example/photos/${index}.jpg`,
  handle: `handle-${index}`,
}));
const last = addPhotos.run(createDesign({ kind: "set", key: "charming_six" }), { photos });

test.each(PICTURES)("B4 own photos hang in the windows of the picture's frames: %s", (name, designPath) => {
  const { tiles } = hangOnIllustration(designPath, last);
  const openings = sampleWallOf(name)?.wall.tiles.map(({ opening: { x, y, width, height } }) => [
    x,
    y,
    width,
    height,
  ]);
  expect(tiles.map(({ opening }) => opening)).toEqual(openings);
  const ids = tiles.map(({ photo }) => photo?.id ?? null);
  const expected = ["own-0", "own-1", "own-2", "own-3"].slice(0, tiles.length);
  expect(ids.slice(0, 4)).toEqual(expected);
  // No photo hangs twice: the picture shows what opens.
  expect(ids.slice(4).every((id) => id === null)).toBe(true);
});
