import { createHash } from "node:crypto";

/** What names an account of Cloudinary's. The secret never leaves this machine: it only signs. */
export type CloudinaryKey = { readonly apiKey: string; readonly apiSecret: string };

/**
 * The fields of a request with Cloudinary's signature: `a=1&b=2` in the order of the names with the secret behind it, as
 * SHA-256 (SHA-1 would be taken too). No value of ours holds an & or =, so that two requests never sign alike. Good for an
 * hour.
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
