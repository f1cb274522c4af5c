import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { listGalleryOffers } from "../features/browse/galleryOffers.ts";
import { listOffers } from "../features/browse/offers.ts";
import { createBlankDesign } from "../features/designer/layout/designBase.ts";
import { createTransfer } from "../features/designer/layout/layoutTransfer.ts";
import { startWithPhotosAndMatch } from "../features/designer/layout/matchingChange.ts";
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
  const { tiles } = hangOnIllustration(designPath, last, { start: startWithPhotosAndMatch, orderedIds: [] });
  const openings = sampleWallOf(name)?.wall.tiles.map(({ opening: { x, y, width, height } }) => [
    x,
    y,
    width,
    height,
  ]);
  expect(tiles.map(({ opening }) => opening)).toEqual(openings);
  const blank = createBlankDesign(new URLSearchParams(designPath.split("?")[1]));
  const opened = startWithPhotosAndMatch.run(blank, createTransfer(last));
  expect(tiles.map(({ photo }) => photo?.id ?? null)).toEqual(opened.tiles.map(({ photoId }) => photoId));
});

test("B4 photos that were ordered are in no picture: a new wall hangs none of them", () => {
  const { tiles } = hangOnIllustration("/design?set=square_trio", last, {
    start: startWithPhotosAndMatch,
    orderedIds: ["own-0", "own-2"],
  });
  expect(tiles.map(({ photo }) => photo?.id ?? null)).toEqual(["own-1", "own-3", null]);
});
