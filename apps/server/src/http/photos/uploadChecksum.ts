import type { Checksum } from "../../ports/photos/Uploads.ts";

const DIGEST_BYTES = { sha1: 20, sha256: 32 } as const satisfies Record<Checksum["algorithm"], number>;

/** As OPTIONS tells clients; the protocol wants sha1 to be among them. */
export const CHECKSUM_ALGORITHMS = Object.keys(DIGEST_BYTES).join(",");

/**
 * Reads the header `Upload-Checksum: sha256 <base64>`; "invalid" when it is none that we can check, and must then not be
 * taken for absent.
 */
export const parseChecksum = (header: string | undefined): Checksum | undefined | "invalid" => {
  if (header === undefined) return undefined;
  const [, algorithm, base64 = ""] = /^(sha1|sha256) ([A-Za-z0-9+/]+={0,2})$/.exec(header) ?? [];
  if (algorithm !== "sha1" && algorithm !== "sha256") return "invalid";
  const digest = Buffer.from(base64, "base64");
  return digest.length === DIGEST_BYTES[algorithm] ? { algorithm, digest } : "invalid";
};
