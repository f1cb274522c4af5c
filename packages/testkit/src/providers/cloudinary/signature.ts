import { createHash } from "node:crypto";

/** Not part of what is signed, as Cloudinary says it. */
const UNSIGNED = new Set(["file", "cloud_name", "resource_type", "api_key", "signature"]);

/** `a=1&b=2` in the order of the names, with the secret behind it, as a hash. */
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

/** Both hashes are taken; their lengths tell them apart. */
export const isSignedBy = (fields: ReadonlyMap<string, string>, secret: string): boolean => {
  const signature = fields.get("signature") ?? "";
  const algorithm = signature.length === 64 ? "sha256" : "sha1";
  return signature === signatureOf(Object.fromEntries(fields), secret, algorithm);
};
