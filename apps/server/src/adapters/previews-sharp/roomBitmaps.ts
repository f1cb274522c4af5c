import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isNotFoundError } from "../../platform/errorCode.ts";

/**
 * Returns the bitmap of a rendered room with this name, as a `data:` URL in a format that the library which
 * rasterises SVG can read; undefined when there is none.
 */
export type LoadRoomBitmap = (name: string) => Promise<string | undefined>;

/** Creates a loader of the bitmaps in a folder. Nothing is cached: with all of them a process would grow by 100 MB. */
export const createRoomBitmapLoader =
  (folder: string): LoadRoomBitmap =>
  async (name) => {
    const webp = await readUnlessMissing(join(folder, `${name}.webp`));
    if (!webp) return undefined;
    const image = sharp(webp);
    const { hasAlpha } = await image.metadata();
    // Furniture has alpha. The bitmap is read again at once, so it is compressed for speed, not for size.
    return hasAlpha
      ? `data:image/png;base64,${(await image.png({ compressionLevel: 2 }).toBuffer()).toString("base64")}`
      : `data:image/jpeg;base64,${(await image.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer()).toString("base64")}`;
  };

const readUnlessMissing = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (isNotFoundError(error)) return undefined;
    throw error;
  }
};
