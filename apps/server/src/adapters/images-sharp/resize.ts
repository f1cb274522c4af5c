import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Writes a smaller copy of a master; one that is narrow enough already is only encoded again. */
export const resize = async (master: string, width: number, to: string): Promise<void> => {
  const copy = await sharp(master)
    .resize({ width, withoutEnlargement: true })
    .withIccProfile("srgb")
    .jpeg({ quality: 82, mozjpeg: false, progressive: true })
    .toBuffer();
  await writeFile(to, copy);
};
