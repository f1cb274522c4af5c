import { createHash } from "node:crypto";

/**
 * Parses the path of a delivery address (`/CLOUD/image/authenticated/s--SIGNATURE--/TRANSFORMATION/v1/PUBLIC_ID`) and
 * checks its signature, in the short form (SHA-1, 8 characters) or the long one (SHA-256, 32 characters). The version
 * is not signed.
 */
export const parseDelivery = (
  path: string,
  { cloudName, apiSecret }: { readonly cloudName: string; readonly apiSecret: string },
): { readonly publicId: string; readonly isSigned: boolean } => {
  const [, cloud, signature = "", transformation = "", publicId = ""] =
    /^\/([^/]+)\/image\/authenticated\/s--([\w-]+)--\/([^/]+)\/v\d+\/(.+)$/.exec(path) ?? [];
  const algorithm = signature.length === 32 ? "sha256" : "sha1";
  const expected = createHash(algorithm)
    .update(`${transformation}/${publicId}${apiSecret}`)
    .digest("base64url")
    .slice(0, signature.length === 32 ? 32 : 8);
  return { publicId, isSigned: cloud === cloudName && signature === expected };
};
