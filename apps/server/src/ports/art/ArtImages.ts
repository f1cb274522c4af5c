/** Images of art items, as JPEG in sRGB. */
export type ArtImages = {
  /** Renders an item at most `width` px wide, or else as large as it is. Returns undefined for an unknown id. */
  render(itemId: string, width?: number): Promise<Uint8Array | undefined>;
};
