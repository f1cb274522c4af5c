import { createHash } from "node:crypto";

/** Fields that Cloudinary does not sign. */
const UNSIGNED = new Set(["file", "cloud_name", "resource_type", "api_key", "signature"]);

/** Returns the hash of `a=1&b=2`, sorted by name, followed by the secret. */
export const signatureOf = (
  fields: Readonly<Record<string, string>>,
  secret: string,
  algorithm: "sha1" | "sha256",
): string => {
  const signed = Object.entries(fields)
    .filter(([name, value]) => !UNSIGNED.has(name) && value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("&");
  return createHash(algorithm)
    .update(signed + secret)
    .digest("hex");
};

/** Checks the signature of a request, with either hash: the signature's length shows which one. */
export const isSignedBy = (fields: ReadonlyMap<string, string>, secret: string): boolean => {
  const signature = fields.get("signature") ?? "";
  const algorithm = signature.length === 64 ? "sha256" : "sha1";
  return signature === signatureOf(Object.fromEntries(fields), secret, algorithm);
};
