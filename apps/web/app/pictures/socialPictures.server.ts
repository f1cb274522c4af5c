import sharp from "sharp";
import { offerForSharing } from "./offers.server.ts";
import { SOCIAL_PICTURE } from "./socialPicture.ts";

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A layout or set above the sofa, as a JPEG of 1200 by 630; null for a name that is none. Drawn once, since it never changes. */
export const socialPicture = async (key: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const markup = offerForSharing(key);
  if (markup === null) return null;
  const known = drawn.get(key) ?? draw(markup);
  drawn.set(key, known);
  // One that failed is not remembered.
  known.catch(() => drawn.delete(key));
  return known;
};

// The drawing is ours, so nothing of a stranger's is decoded here.
const draw = async (markup: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { width, height } = SOCIAL_PICTURE;
  const jpeg = await sharp(Buffer.from(markup)).resize(width, height).jpeg({ quality: 84 }).toBuffer();
  return new Uint8Array(jpeg);
};
