import { STUDIO_ART, STUDIO_PREFIX } from "@storywall/domain/art/studioArt.ts";
import { ART_DRAWINGS } from "@storywall/scene/art/artDrawings.ts";
import { renderSampleSvg, SAMPLE_PHOTOS } from "@storywall/scene/samples/samplePhotos.ts";
import sharp from "sharp";
import type { ArtImages } from "../../ports/art/ArtImages.ts";

/** Renders the shop's own drawings. The SVG is made by our code, so no file from outside is decoded here. */
export const studioArtImages: ArtImages = {
  render: async (itemId) => {
    const item = STUDIO_ART.find(({ id }) => id === itemId);
    const drawing = [...SAMPLE_PHOTOS, ...ART_DRAWINGS].find(
      ({ id }) => id === `sample-${itemId.slice(STUDIO_PREFIX.length)}`,
    );
    if (!item || !drawing) return undefined;
    const markup = Buffer.from(renderSampleSvg(drawing));
    const { width = item.width } = await sharp(markup).metadata();
    // The density draws the SVG at its final size, so that lines are sharp.
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
