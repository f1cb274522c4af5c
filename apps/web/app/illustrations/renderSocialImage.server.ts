import sharp from "sharp";
import { HERO_WALL } from "../lib/samples/heroWall.ts";
import { embedBitmaps } from "./bitmaps.server.ts";
import type { ImageFile } from "./fileCache.server.ts";
import { renderForSharing, renderOfferForSharing } from "./offers.server.ts";
import { renderOnce } from "./renderOnce.server.ts";
import { SOCIAL_IMAGE_SIZE } from "./socialImage.ts";

/**
 * Renders a layout, set or gallery wall above the sofa, or the wall of the home page (`home`), as a JPEG of
 * `SOCIAL_IMAGE_SIZE`; null when it is not sold.
 */
export const renderSocialImage = (key: string): Promise<ImageFile | null> =>
  renderOnce(`social-${key}.jpg`, async () => {
    const markup = key === "home" ? renderForSharing(HERO_WALL) : renderOfferForSharing(key);
    return markup === null ? null : encodeJpeg(markup);
  });

// The SVG is our own, so sharp decodes no untrusted input here.
const encodeJpeg = async (markup: string): Promise<ImageFile> => {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  return new Uint8Array(
    await sharp(Buffer.from(await embedBitmaps(markup)))
      .resize(width, height)
      .jpeg({ quality: 84 })
      .toBuffer(),
  );
};
