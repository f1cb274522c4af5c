import { STUDIO_ART, STUDIO_PREFIX } from "@storywall/domain/art/studioArt.ts";
import { renderSampleSvg, SAMPLE_PHOTOS } from "@storywall/scene/samples/samplePhotos.ts";
import sharp from "sharp";
import type { ArtImages } from "../../ports/art/ArtImages.ts";

/** Our own drawings, made into pixels. The SVG is ours, so nothing of a stranger's is decoded here. */
export const studioArtImages: ArtImages = {
  render: async (itemId) => {
    const item = STUDIO_ART.find(({ id }) => id === itemId);
    const drawing = SAMPLE_PHOTOS.find(({ id }) => id === `sample-${itemId.slice(STUDIO_PREFIX.length)}`);
    if (!item || !drawing) return undefined;
    const markup = Buffer.from(renderSampleSvg(drawing));
    const { width = item.width } = await sharp(markup).metadata();
    // Drawn at its final size: lines are as sharp as pixels can be.
    return sharp(markup, { density: (72 * item.width) / width })
      .resize(item.width, item.height)
      .flatten({ background: "#ffffff" })
      .withIccProfile("srgb")
      .jpeg({ quality: 90, progressive: true })
      .toBuffer();
  },

  resize: (image, width) =>
    sharp(image)
      .resize({ width, withoutEnlargement: true })
      .withIccProfile("srgb")
      .jpeg({ quality: 82, progressive: true })
      .toBuffer(),
};
