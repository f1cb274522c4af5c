import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { roomOfOffer } from "../../lib/samples/offerRooms.ts";
import { listGalleryOffers, toOffer } from "./galleryOffers.ts";
import { findRelatedOffers, listOffers } from "./offers.ts";

const OFFERS = [...listOffers(ZA), ...listGalleryOffers(ZA).map(toOffer)];

test.each(OFFERS)("walls that are similar to $key hang in rooms that differ", (offer) => {
  const rooms = findRelatedOffers(OFFERS, offer).map(({ key }) => roomOfOffer(key));
  expect(rooms).toHaveLength(3);
  expect(new Set(rooms).size).toBe(3);
});
