import type { Design } from "@storywall/domain/design/design.ts";

/** Pictures of whole walls, drawn by the same hand that draws them in the designer. */
export type WallPictures = {
  /**
   * A WebP of the wall with its shadows on nothing, `width` pixels wide. `photoOf` gives the JPEG of a photo by its
   * asset id; a tile whose photo it does not have shows its paper.
   */
  draw(
    design: Design,
    width: number,
    photoOf: (assetId: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array>;
  /** The wall as link previews show it (B6): a JPEG of 1200 × 630, on painted plaster. */
  drawSocial(
    design: Design,
    photoOf: (assetId: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array>;
};
