/** Pictures of the catalogue, as JPEG in sRGB. */
export type ArtImages = {
  /** The largest; undefined for an id that it has no picture of. */
  render(itemId: string): Promise<Uint8Array | undefined>;
  /** A smaller copy, `width` pixels wide; never enlarges. */
  resize(image: Uint8Array, width: number): Promise<Uint8Array>;
};
