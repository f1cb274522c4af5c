import sharp from "sharp";
import { illustrationWidths } from "../lib/images/illustrationWidths.ts";
import { renderIllustration } from "./renderIllustration.server.ts";
import { type ImageFile, renderOnce } from "./renderOnce.server.ts";

/** A picture of the shop as a WebP file of one of its kind's widths; null when there is none. */
export const renderIllustrationWebp = async (name: string, width: number): Promise<ImageFile | null> =>
  illustrationWidths(name).includes(width)
    ? renderOnce(`${name}.${width}.webp`, async () => {
        const markup = renderIllustration(name);
        return markup === null ? null : encodeWebp(markup, width);
      })
    : null;

// The drawing is ours, so nothing of a stranger's is decoded here. Less quality shows blocks on a plain wall, and coarser
// colours take the red out of a small flower.
const encodeWebp = async (markup: string, width: number): Promise<ImageFile> =>
  new Uint8Array(
    await sharp(Buffer.from(markup)).resize({ width }).webp({ quality: 88, smartSubsample: true }).toBuffer(),
  );
