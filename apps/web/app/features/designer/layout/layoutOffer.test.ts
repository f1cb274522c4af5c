import { createHistory } from "@storywall/domain/design/commands/history.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { createBlank } from "./designBase.ts";
import { layoutOffer } from "./layoutOffer.ts";
import { createTransfer } from "./layoutTransfer.ts";
import { changeLayoutAndMatch } from "./matchingChange.ts";

const photos = Array.from({ length: 12 }, (_, index) => ({
  id: `p${index}`,
  fileName: `${index}.jpg`,
  size: { width: px(4032), height: px(3024) },
}));
const dozen = addPhotos.run(createBlank({ kind: "set", key: "dazzling_dozen" }), { photos });
const blank = createGalleryWall(null);

test("B8 the price of a gallery wall is known before the change: it is that of the wall with all photos", () => {
  const offer = layoutOffer(changeLayoutAndMatch, dozen, blank);
  const changed = changeLayoutAndMatch(createHistory(blank)).run(blank, createTransfer(dozen));
  expect(wallPrice(ZA, offer)).toBe(wallPrice(ZA, changed));
  expect(offer.tiles).toHaveLength(12);
  expect(new Set(offer.tiles.map((tile) => sizeOfTile(offer, tile))).size).toBeGreaterThan(1);
  expect(wallPrice(ZA, offer)).toBeGreaterThan(wallPrice(ZA, blank));
});

test("B8 a gallery wall that was begun before is offered at its own price", () => {
  const begun = layoutOffer(changeLayoutAndMatch, dozen, blank);
  const trio = addPhotos.run(createBlank({ kind: "set", key: "square_trio" }), {
    photos: photos.slice(0, 3),
  });
  expect(wallPrice(ZA, layoutOffer(changeLayoutAndMatch, trio, begun))).toBe(wallPrice(ZA, begun));
});
