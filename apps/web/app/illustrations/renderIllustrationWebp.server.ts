import sharp from "sharp";
import { illustrationWidths } from "../lib/images/illustrationWidths.ts";
import { embedBitmaps } from "./bitmaps.server.ts";
import type { ImageFile } from "./fileCache.server.ts";
import { renderIllustration } from "./renderIllustration.server.ts";
import { renderOnce } from "./renderOnce.server.ts";

/** Renders an illustration as a WebP file of `width` px; null when there is none, or not in that width. */
export const renderIllustrationWebp = async (name: string, width: number): Promise<ImageFile | null> =>
  illustrationWidths(name).includes(width)
    ? renderOnce(`${name}.${width}.webp`, async () => {
        const markup = renderIllustration(name);
        return markup === null ? null : encodeWebp(markup, width);
      })
    : null;

/** The bitmap of a room's wall, which has grain (`bitmaps.server.ts`). */
const GRAINED_WALL = /bitmap:[a-zA-Z]+-(warmWhite|sage)/;

/**
 * Returns the quality of an illustration. With a lower one than 88 a plain wall shows blocks; grain hides them, and with
 * it a picture would be a quarter larger.
 */
const qualityOf = (markup: string): number => (GRAINED_WALL.test(markup) ? 84 : 88);

// The SVG is our own, so sharp decodes no untrusted input here. Without smart subsampling the red of a small flower is
// lost.
const encodeWebp = async (markup: string, width: number): Promise<ImageFile> =>
  new Uint8Array(
    await sharp(Buffer.from(await embedBitmaps(markup)))
      .resize({ width })
      .webp({ quality: qualityOf(markup), smartSubsample: true })
      .toBuffer(),
  );
