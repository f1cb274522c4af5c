import { roomOfOffer } from "./offerRooms.ts";

/**
 * Returns the address of the designer with an offer's wall as its pictures show it, in their room and with sample
 * photographs: "Start with this wall". The designer reads the photographs' parameter in shouldShowSamples.ts, a file of
 * its own, so that its page does not load this one.
 */
export const startWithWallPath = (designPath: string, offerKey: string): string =>
  // A stair hangs beside the steps of the hall, which the designer's rooms do not have.
  `${designPath}${offerKey === "stair_seven" ? "" : `&room=${roomOfOffer(offerKey)}`}&photos=sample`;

/** The frame of the gallery walls in the list: their pictures show it, and their links open the designer with it. */
export const SAMPLE_GALLERY_FRAME = "Harmony";
