import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Side of a block in px. Antialiasing differs between renderers; the mean of a block removes the difference. */
const BLOCK_PX = 6;

/** Largest difference of two blocks (of 255) at which images count as the same: less than an eye can see. */
export const MAX_BLOCK_DIFFERENCE = 3;

type Difference = {
  /** The largest difference between the mean colours of two blocks, in any channel, of 255. */
  readonly worst: number;
  /** The middle of that block in px, to find what has changed. */
  readonly at: { readonly x: number; readonly y: number };
};

/** Returns how much an image differs from another one. Images of different sizes differ by 255. */
export const compareImages = async (actual: Buffer, expected: Buffer): Promise<Difference> => {
  const [first, second] = [await blocksOf(actual), await blocksOf(expected)];
  let worst = 0;
  let index = 0;
  if (first.width !== second.width || first.height !== second.height)
    return { worst: 255, at: { x: 0, y: 0 } };
  first.values.forEach((value, at) => {
    const difference = Math.abs(value - (second.values[at] ?? 0));
    if (difference > worst) [worst, index] = [difference, Math.floor(at / 3)];
  });
  const middle = (block: number): number => (block + 0.5) * BLOCK_PX;
  return { worst, at: { x: middle(index % first.width), y: middle(Math.floor(index / first.width)) } };
};

/** Returns the accepted image. With ACCEPT_DRAWING=1 the current one is written first (`npm run accept:drawing`). */
export const readAcceptedImage = async (path: string, current: Buffer): Promise<Buffer> => {
  if (process.env.ACCEPT_DRAWING === "1") await writeFile(path, current);
  return readFile(path);
};

const blocksOf = async (image: Buffer) => {
  const { data, info } = await sharp(image)
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [Math.ceil(info.width / BLOCK_PX), Math.ceil(info.height / BLOCK_PX)];
  const sums = new Float64Array(width * height * 3);
  const counts = new Float64Array(width * height);
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const block = Math.floor(y / BLOCK_PX) * width + Math.floor(x / BLOCK_PX);
      counts[block] = (counts[block] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = block * 3 + channel;
        sums[at] = (sums[at] ?? 0) + (data[(y * info.width + x) * info.channels + channel] ?? 0);
      }
    }
  }
  return { width, height, values: sums.map((sum, at) => sum / (counts[Math.floor(at / 3)] ?? 1)) };
};
