import type { Design } from "../design/design.ts";

/**
 * Sizes by design. Designs never change, so each is measured only once, although every change of a cart measures all
 * of its designs.
 */
const bytesOfDesigns = new WeakMap<Design, number>();

/** Returns the length of the design as JSON, in bytes: ids and URLs are ASCII, so a character is a byte. */
export const designBytes = (design: Design): number => {
  const counted = bytesOfDesigns.get(design);
  if (counted !== undefined) return counted;
  const bytes = JSON.stringify(design).length;
  bytesOfDesigns.set(design, bytes);
  return bytes;
};
