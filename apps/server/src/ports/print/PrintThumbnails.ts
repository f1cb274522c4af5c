import type { Readable } from "node:stream";

/** Makes small pictures of finished prints, for papers and pages of the workshop. */
export type PrintThumbnails = {
  /** Returns a JPEG whose longer side has at most so many px; undefined when the print cannot be read. */
  render(print: Readable, maxSide: number): Promise<Uint8Array | undefined>;
};
