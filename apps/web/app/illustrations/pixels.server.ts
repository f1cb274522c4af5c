import sharp from "sharp";
import { pictureWidths } from "../lib/images/pictureWidths.ts";
import { drawnOnce, type PictureFile } from "./drawnOnce.server.ts";
import { picture } from "./pictures.server.ts";

/** A picture of the shop as a WebP file of one of its kind's widths; null when there is none. */
export const pixelPicture = async (name: string, width: number): Promise<PictureFile | null> =>
  pictureWidths(name).includes(width)
    ? drawnOnce(`${name}.${width}.webp`, async () => {
        const markup = picture(name);
        return markup === null ? null : webp(markup, width);
      })
    : null;

// The drawing is ours, so nothing of a stranger's is decoded here. Less quality shows blocks on a plain wall, and coarser
// colours take the red out of a small flower.
const webp = async (markup: string, width: number): Promise<PictureFile> =>
  new Uint8Array(
    await sharp(Buffer.from(markup)).resize({ width }).webp({ quality: 88, smartSubsample: true }).toBuffer(),
  );
