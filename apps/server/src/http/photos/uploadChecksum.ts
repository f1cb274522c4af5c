import type { Checksum } from "../../ports/photos/Uploads.ts";

const DIGEST_BYTES = { sha1: 20, sha256: 32 } as const satisfies Record<Checksum["algorithm"], number>;

/** The algorithms as OPTIONS lists them. The protocol requires sha1. */
export const CHECKSUM_ALGORITHMS = Object.keys(DIGEST_BYTES).join(",");

/**
 * Parses the header `Upload-Checksum: sha256 <base64>`. Returns undefined when it is absent, "invalid" when it cannot
 * be checked; an invalid one must not count as absent.
 */
export const parseChecksum = (header: string | undefined): Checksum | undefined | "invalid" => {
  if (header === undefined) return undefined;
  const [, algorithm, base64 = ""] = /^(sha1|sha256) ([A-Za-z0-9+/]+={0,2})$/.exec(header) ?? [];
  if (algorithm !== "sha1" && algorithm !== "sha256") return "invalid";
  const digest = Buffer.from(base64, "base64");
  return digest.length === DIGEST_BYTES[algorithm] ? { algorithm, digest } : "invalid";
};
