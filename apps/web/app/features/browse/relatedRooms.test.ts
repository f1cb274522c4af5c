import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { roomOfOffer, secondRoomOfOffer } from "../../lib/samples/offerRooms.ts";
import { listGalleryOffers, toOffer } from "./galleryOffers.ts";
import { findRelatedOffers, listOffers } from "./offers.ts";

const OFFERS = [...listOffers(ZA), ...listGalleryOffers(ZA).map(toOffer)];

test.each(OFFERS)("walls that are similar to $key hang in rooms that differ", (offer) => {
  const rooms = findRelatedOffers(OFFERS, offer).map(({ key }) => roomOfOffer(key));
  expect(rooms).toHaveLength(3);
  expect(new Set(rooms).size).toBe(3);
});

// Of these, similar walls hang in all rooms that can be shown as a whole, or in the room of the wall itself.
const CROWDED = ["square_trio", "flex_three_frames", "grid_four_frames"];

test.each(OFFERS.filter(({ key }) => !CROWDED.includes(key)))(
  "no furniture on the page of $key comes again with a similar wall",
  (offer) => {
    const similar = findRelatedOffers(OFFERS, offer).map(({ key }) => roomOfOffer(key));
    expect(similar).not.toContain(roomOfOffer(offer.key));
    expect(similar).not.toContain(secondRoomOfOffer(offer.key));
  },
);
