import type { Readable } from "node:stream";

/** Makes small images of finished prints, for documents and pages of the workshop. */
export type PrintThumbnails = {
  /** Returns a JPEG whose longer side has at most `maxSide` px; undefined when the print cannot be read. */
  render(print: Readable, maxSide: number): Promise<Uint8Array | undefined>;
};
