import sharp from "sharp";
import { drawnOnce, type PictureFile } from "./drawnOnce.server.ts";
import { offerForSharing } from "./offers.server.ts";
import { SOCIAL_PICTURE } from "./socialPicture.ts";

/** A layout or set above the sofa, as a JPEG of 1200 by 630; null for a name that is none. */
export const socialPicture = (key: string): Promise<PictureFile | null> =>
  drawnOnce(`social-${key}.jpg`, async () => {
    const markup = offerForSharing(key);
    return markup === null ? null : jpeg(markup);
  });

// The drawing is ours, so nothing of a stranger's is decoded here.
const jpeg = async (markup: string): Promise<PictureFile> => {
  const { width, height } = SOCIAL_PICTURE;
  return new Uint8Array(
    await sharp(Buffer.from(markup)).resize(width, height).jpeg({ quality: 84 }).toBuffer(),
  );
};
