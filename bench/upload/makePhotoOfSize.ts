import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** 12 megapixels, as from a phone (px). */
const [WIDTH, HEIGHT] = [4032, 3024];

/** Writes a JPEG of noise with about `bytes` bytes, by searching for the quality that gives this size. */
export const makePhotoOfSize = async (bytes: number, path: string): Promise<void> => {
  const noise = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: noise.info.width, height: noise.info.height, channels: noise.info.channels };
  let best = Buffer.alloc(0);
  for (let [low, high] = [10, 100]; low <= high; ) {
    const quality = Math.floor((low + high) / 2);
    const jpeg = await sharp(noise.data, { raw }).jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
    if (Math.abs(jpeg.length - bytes) < Math.abs(best.length - bytes)) best = jpeg;
    if (jpeg.length < bytes) low = quality + 1;
    else high = quality - 1;
  }
  await writeFile(path, best);
};
