import { compareWalls } from "@storywall/domain/pricing/compareWalls.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { RENDERED_ROOMS } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { expect, test } from "vitest";
import { listGalleryOffers, toOffer } from "../features/browse/galleryOffers.ts";
import { listOffers } from "../features/browse/offers.ts";
import { comparedWallPath } from "../features/browse/WallComparison.tsx";
import { createBlankDesign } from "../features/designer/layout/designBase.ts";
import { shouldShowSamples } from "../features/designer/sample/shouldShowSamples.ts";
import { roomOfOffer } from "../lib/samples/offerRooms.ts";
import { sampleWallOf } from "../lib/samples/sampleDesigns.ts";
import { startWithWallPath } from "../lib/samples/samplePath.ts";
import { sampleChoiceOf, withSamplePhotos } from "../lib/samples/samplePhotographs.ts";
import { beforeOrAfterScene, offerDimensionsScene } from "./offers.server.ts";

const PICTURES = [
  ...listOffers(ZA).flatMap(({ key, sizes }) =>
    sizes.map(
      ({ illustration, designPath }) => [illustration.replace("offer-", ""), designPath, key] as const,
    ),
  ),
  ...listGalleryOffers(ZA).map(({ key, designPath }) => [key, designPath, key] as const),
];

test.each(PICTURES)(
  'B1 "Start with this wall" opens the wall of the picture: %s, with its room, frames and photographs',
  (name, designPath, key) => {
    const search = new URL(startWithWallPath(designPath, key), "https://shop.example").searchParams;
    expect(shouldShowSamples(search)).toBe(true);
    const { room, ...opened } = createBlankDesign(search);
    expect(room?.place).toEqual(key === "stair_seven" ? undefined : { kind: "room", key: roomOfOffer(key) });
    // The tiles that open are empty: a sample photograph is no part of a design that can be ordered.
    expect(opened.photos).toEqual([]);
    expect(withSamplePhotos(opened, sampleChoiceOf(opened.base))).toEqual(sampleWallOf(name)?.design);
  },
);

test("B8 each wall that a page compares opens with as many tiles, at the price that it names", () => {
  for (const offer of [...listOffers(ZA), ...listGalleryOffers(ZA).map(toOffer)])
    for (const compared of compareWalls(ZA, offer.tiles)) {
      const url = new URL(comparedWallPath(offer, compared), "https://shop.example");
      // The page of the same layout in another size.
      if (url.pathname !== "/design") continue;
      const opened = createBlankDesign(url.searchParams);
      expect([opened.tiles.length, opened.size]).toEqual([offer.tiles, compared.size]);
      expect(wallPrice(ZA, opened)).toBe(compared.price);
      if (offer.kind === "gallery" && compared.set === null) expect(opened.frameStyle).toBe("Harmony");
    }
});

test.each(PICTURES)(
  "R2.1 the picture of the measures of %s shows nothing beyond the room's bitmap",
  (name) => {
    const { box } = RENDERED_ROOMS.livingRoom;
    const view = offerDimensionsScene(name)?.view ?? null;
    expect(view).not.toBeNull();
    if (view === null) return;
    expect(Math.min(view.x - box.x, view.y - box.y)).toBeGreaterThanOrEqual(0);
    expect(view.x + view.width).toBeLessThanOrEqual(box.x + box.width);
    expect(view.y + view.height).toBeLessThanOrEqual(box.y + box.height);
  },
);

test("before and after are taken by one camera in one light: they differ in the tiles alone", () => {
  const [before, after] = [beforeOrAfterScene("before"), beforeOrAfterScene("after")];
  if (!before || !after) throw new Error("no scenes");
  expect(before.hung).toBeNull();
  expect({ ...before, hung: after.hung }).toEqual(after);
});
