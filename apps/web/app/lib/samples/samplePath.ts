/**
 * Returns the address of the designer with sample photographs on the wall: "Start with this wall". The designer reads
 * the parameter in shouldShowSamples.ts, a file of its own, so that its page does not load this one.
 */
export const startWithWallPath = (designPath: string): string => `${designPath}&photos=sample`;

/** The frame of the gallery walls in the list: their pictures show it, and their links open the designer with it. */
export const SAMPLE_GALLERY_FRAME = "Harmony";
