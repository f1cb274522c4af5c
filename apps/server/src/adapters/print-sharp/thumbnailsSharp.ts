import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import type { PrintThumbnails } from "../../ports/print/PrintThumbnails.ts";

/** Thumbnails made at the same time: each reads a whole print of some megabytes. */
const CONCURRENCY = 2;

/** Makes thumbnails in this process: prints are our own JPEGs, and sharp reads them at a fraction of their size. */
export const thumbnailsSharp = (): PrintThumbnails => {
  const limit = pLimit(CONCURRENCY);
  return {
    render: (print, maxSide) =>
      limit(async () => {
        const { default: sharp } = await import("sharp");
        try {
          const bytes = await buffer(print);
          return await sharp(bytes)
            .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
            .jpeg({ quality: 80 })
            .toBuffer();
        } catch {
          return undefined;
        }
      }),
  };
};
