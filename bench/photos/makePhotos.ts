import { join } from "node:path";
import sharp from "sharp";

/** 12 megapixels, as from a phone (px). */
const WIDTH = 4032;
const HEIGHT = 3024;

/**
 * Creates JPEG files as large as real photos (about 2 MB): a gradient with noise like that of a sensor. Returns their
 * paths.
 */
export const make12MegapixelPhotos = async (folder: string, count: number): Promise<readonly string[]> => {
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const hue = (360 / count) * index;
    const gradient = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
        <defs><linearGradient id="g" x2="1" y2="1">
          <stop stop-color="hsl(${hue} 60% 70%)"/><stop offset="1" stop-color="hsl(${hue + 90} 60% 30%)"/>
        </linearGradient></defs>
        <rect width="100%" height="100%" fill="url(#g)"/>
      </svg>`,
    );
    const noise = await sharp({
      create: {
        width: WIDTH,
        height: HEIGHT,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma: 9 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const path = join(folder, `photo-${String(index + 1).padStart(2, "0")}.jpg`);
    await sharp(gradient)
      .composite([{ input: noise, blend: "soft-light" }])
      .flatten()
      .jpeg({ quality: 80 })
      .toFile(path);
    paths.push(path);
  }
  return paths;
};
