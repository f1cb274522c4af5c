import { STUDIO_ART, STUDIO_PREFIX } from "@storywall/domain/art/studioArt.ts";
import { ART_DRAWINGS } from "@storywall/scene/art/artDrawings.ts";
import { renderSampleSvg, SAMPLE_PHOTOS } from "@storywall/scene/samples/samplePhotos.ts";
import sharp from "sharp";
import type { ArtImages } from "../../ports/art/ArtImages.ts";

const FULL_SIZE_QUALITY = 90;
const SMALL_QUALITY = 82;

/** Renders the shop's own drawings. The SVG is made by our code, so no file from outside is decoded here. */
export const studioArtImages: ArtImages = {
  render: async (itemId, width) => {
    const item = STUDIO_ART.find(({ id }) => id === itemId);
    const drawing = [...SAMPLE_PHOTOS, ...ART_DRAWINGS].find(
      ({ id }) => id === `sample-${itemId.slice(STUDIO_PREFIX.length)}`,
    );
    if (!item || !drawing) return undefined;
    const markup = Buffer.from(renderSampleSvg(drawing));
    const target = Math.min(width ?? item.width, item.width);
    const { width: drawnWidth = target } = await sharp(markup).metadata();
    // The density draws the SVG at its final size, so that lines are sharp and a small image takes a tenth of the time.
    return sharp(markup, { density: (72 * target) / drawnWidth })
      .resize(target, Math.round((item.height * target) / item.width))
      .flatten({ background: "#ffffff" })
      .withIccProfile("srgb")
      .jpeg({ quality: width === undefined ? FULL_SIZE_QUALITY : SMALL_QUALITY, progressive: true })
      .toBuffer();
  },
};

/** Returns a copy of an image that is at most `width` px wide. Never enlarges. */
export const resizeArt = (image: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(image)
    .resize({ width, withoutEnlargement: true })
    .withIccProfile("srgb")
    .jpeg({ quality: SMALL_QUALITY, progressive: true })
    .toBuffer();
