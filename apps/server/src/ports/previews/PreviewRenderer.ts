import type { Design } from "@storywall/domain/design/design.ts";
import type { LinkPreview } from "@storywall/domain/links/linkPreviews.ts";

/** Renders previews of walls with the same drawing code as the designer. */
export type PreviewRenderer = {
  /**
   * Returns a WebP of the wall and its shadows on a transparent background, `width` px wide. `loadPhoto` returns the
   * JPEG of an asset. A tile whose photo is missing shows blank paper.
   */
  render(
    design: Design,
    width: number,
    loadPhoto: (assetId: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array>;
  /**
   * Returns the wall as its maker sees it, for a link to it (B6): a JPEG for programs that show link previews, else a
   * WebP.
   */
  renderForLink(
    design: Design,
    view: LinkPreview,
    loadPhoto: (assetId: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array>;
};
