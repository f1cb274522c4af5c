import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { SET_KEYS, type SetKey } from "@storywall/domain/catalogue/sets.ts";
import { roomOfOffer } from "./offerRooms.ts";

/** The frame of each set in its pictures: one of each wood, since all sets are sold in all three. */
export const SAMPLE_SET_FRAMES = {
  square_trio: "Harmony",
  charming_six: "Serene",
  dazzling_dozen: "Infinite",
} as const satisfies Readonly<Record<SetKey, FrameStyleKey>>;

/**
 * Returns the address of the designer with an offer's wall in the frame of its pictures: "Start with your own photos". Other
 * layouts have one frame in their addresses, or are sold in one.
 */
export const startWithPhotosPath = (designPath: string, offerKey: string): string => {
  const set = SET_KEYS.find((key) => key === offerKey);
  return set ? `${designPath}&frame=${SAMPLE_SET_FRAMES[set]}` : designPath;
};

/**
 * Returns the address of the designer with an offer's wall as its pictures show it, in their room and with sample
 * photographs: "Start with this wall". The designer reads the photographs' parameter in shouldShowSamples.ts, a file of
 * its own, so that its page does not load this one.
 */
export const startWithWallPath = (designPath: string, offerKey: string): string => {
  // The wall by the stairs hangs beside steps, which none of the designer's rooms have.
  const room = offerKey === "stair_seven" ? "" : `&room=${roomOfOffer(offerKey)}`;
  return `${startWithPhotosPath(designPath, offerKey)}${room}&photos=sample`;
};

/** The frame of the gallery walls in the list: their pictures show it, and their links open the designer with it. */
export const SAMPLE_GALLERY_FRAME = "Harmony";
