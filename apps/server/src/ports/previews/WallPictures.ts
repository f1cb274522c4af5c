import type { Design } from "@storywall/domain/design/design.ts";
import type { LinkPicture } from "@storywall/domain/links/linkPictures.ts";

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
  /** The wall as its maker sees it, for who opens a link to it (B6): a JPEG for programs that show links, else a WebP. */
  drawForLink(
    design: Design,
    picture: LinkPicture,
    photoOf: (assetId: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array>;
};
