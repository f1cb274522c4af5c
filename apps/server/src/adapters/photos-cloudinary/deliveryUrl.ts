import { createHash } from "node:crypto";
import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";

/**
 * Returns the signed address of a copy of an authenticated image. Cloudinary makes and serves only what is signed, so a
 * visitor can ask for no other size and for no other photo. `f_auto` and `q_auto` choose format and quality by the
 * browser, and `c_limit` never enlarges. The signature is Cloudinary's long one: 192 bits of the SHA-256 of what
 * follows it (but the version), with the secret appended.
 *
 * @param origin Where Cloudinary serves the account's images: `https://res.cloudinary.com/CLOUD_NAME`.
 */
export const deliveryUrl = (
  { origin, apiSecret }: { readonly origin: string; readonly apiSecret: string },
  publicId: string,
  width: PhotoWidth,
): string => {
  const transformation = `c_limit,f_auto,q_auto,w_${width}`;
  const signature = createHash("sha256")
    .update(`${transformation}/${publicId}${apiSecret}`)
    .digest("base64url")
    .slice(0, SIGNATURE_LENGTH);
  // Cloudinary needs a version before a public id with a slash; 1 stands for the newest.
  return `${origin}/image/authenticated/s--${signature}--/${transformation}/v1/${publicId}`;
};

const SIGNATURE_LENGTH = 32;
