import type { Design } from "@storywall/domain/design/design.ts";
import type { LinkPreview } from "@storywall/domain/links/linkPreviews.ts";

/** Pictures of whole walls, drawn by the same hand that draws them in the designer. */
export type PreviewRenderer = {
  /**
   * A WebP of the wall with its shadows on nothing, `width` pixels wide. `photoOf` gives the JPEG of a photo by its
   * asset id; a tile whose photo it does not have shows its paper.
   */
  render(
    design: Design,
    width: number,
    loadPhoto: (assetId: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array>;
  /** The wall as its maker sees it, for who opens a link to it (B6): a JPEG for programs that show links, else a WebP. */
  renderForLink(
    design: Design,
    view: LinkPreview,
    loadPhoto: (assetId: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array>;
};
