import type { Design } from "@storywall/domain/design/design.ts";
import type { LinkPreview } from "@storywall/domain/links/linkPreviews.ts";

/** Files of models: binary glTF, which Android reads, and USDZ, which iOS reads. */
export const MODEL_FORMATS = ["glb", "usdz"] as const;
export type ModelFormat = (typeof MODEL_FORMATS)[number];

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
   * Returns the wall as its creator sees it, for a link to it (B6): a JPEG for programs that show link
   * previews, else a WebP.
   */
  renderForLink(
    design: Design,
    view: LinkPreview,
    loadPhoto: (assetId: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array>;
  /** Returns the wall as a model at its true size, for viewers that show it on the shopper's own wall (B15). */
  renderModel(
    design: Design,
    format: ModelFormat,
    loadPhoto: (assetId: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array>;
};
