import type { Design } from "../design/design.ts";

/** Designs never change, so each is counted once, although every change of a cart asks for all of its designs. */
const bytesOfDesigns = new WeakMap<Design, number>();

/** Returns the length of the design as JSON. Ids and addresses are ASCII, so a character is a byte. */
export const designBytes = (design: Design): number => {
  const counted = bytesOfDesigns.get(design);
  if (counted !== undefined) return counted;
  const bytes = JSON.stringify(design).length;
  bytesOfDesigns.set(design, bytes);
  return bytes;
};
