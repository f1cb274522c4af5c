/** Images of art items, as JPEG in sRGB. */
export type ArtImages = {
  /** Renders the largest image of an item. Returns undefined for an unknown id. */
  render(itemId: string): Promise<Uint8Array | undefined>;
  /** Returns a copy that is at most `width` pixels wide. Never enlarges. */
  resize(image: Uint8Array, width: number): Promise<Uint8Array>;
};
