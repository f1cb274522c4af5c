import { randomBytes } from "node:crypto";
import sharp from "sharp";

/**
 * Creates a small WebP of many pixels whose master is large: a strip of noise that is repeated from top to bottom, which
 * lossless WebP stores once and JPEG stores each time.
 */
export const smallWebpWithLargeMaster = async (
  width: number,
  height: number,
  stripHeight: number,
): Promise<Buffer> => {
  const strip = randomBytes(width * stripHeight * 3);
  const pixels = Buffer.alloc(width * height * 3, strip);
  return sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
};
