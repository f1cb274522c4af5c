import { createHash } from "node:crypto";

/** The key of an account at Cloudinary. The secret never leaves this machine: it only signs. */
export type CloudinaryKey = { readonly apiKey: string; readonly apiSecret: string };

/**
 * Returns the fields of a request with Cloudinary's signature, which is valid for an hour. It is the SHA-256 of
 * `a=1&b=2`, sorted by name, with the secret appended (Cloudinary also accepts SHA-1). None of our values contains &
 * or =, so two different requests never have the same signature.
 */
export const signedFields = (
  fields: Readonly<Record<string, string>>,
  { apiKey, apiSecret }: CloudinaryKey,
  now: Date,
): Readonly<Record<string, string>> => {
  const timestampedFields = { ...fields, timestamp: String(Math.floor(now.getTime() / 1000)) };
  const text = Object.entries(timestampedFields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("&");
  const signature = createHash("sha256")
    .update(text + apiSecret)
    .digest("hex");
  return { ...timestampedFields, api_key: apiKey, signature };
};
