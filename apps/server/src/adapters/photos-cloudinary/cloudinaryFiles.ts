import { createHash, randomUUID } from "node:crypto";
import { createReadStream, openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { PhotoStoreUnavailableError, toBodyStream } from "../../ports/photos/PhotoStore.ts";
import { cloudinaryRequest } from "./cloudinaryRequest.ts";
import { type CloudinaryKey, signedFields } from "./signedFields.ts";

/** Settings of an account at Cloudinary. */
export type CloudinarySettings = CloudinaryKey & {
  /** Origin of the Upload API: `https://api.cloudinary.com`. */
  readonly apiUrl: string;
  readonly cloudName: string;
};

/** Files at Cloudinary by their public ids. */
type CloudinaryFiles = {
  put(name: string, path: string): Promise<{ readonly kind: "stored" }>;
  /** Returns the size of a file in bytes; undefined when there is none. */
  sizeOf(name: string): Promise<number | undefined>;
  get(name: string): Promise<Readable | undefined>;
  /** Removes a file; does nothing when there is none. */
  remove(name: string): Promise<void>;
  /** @throws PhotoStoreUnavailableError when Cloudinary does not answer or rejects the account. */
  check(): Promise<void>;
};

type CloudinaryFilesOptions = {
  readonly resourceType?: "raw" | "image";
  readonly partBytes?: number;
};

/** Larger files must be sent in parts; only the last part may be under 5 MB. */
const PART_BYTES = 20_000_000;

/**
 * Creates a store of authenticated assets, which Cloudinary serves only with our signature. It runs none of its image
 * processing on `raw` ones and keeps their exact bytes (docs/decisions/0030); of `image` ones it makes the copies that
 * a signed delivery address names (0080). Only the Upload API is used, which has no hourly quota. Downloads come from
 * its storage and not from a cache, so a deleted file is gone.
 */
export const cloudinaryFiles = (
  settings: CloudinarySettings,
  { resourceType = "raw", partBytes = PART_BYTES }: CloudinaryFilesOptions = {},
): CloudinaryFiles => {
  const urlOf = (action: string) => `${settings.apiUrl}/v1_1/${settings.cloudName}/${resourceType}/${action}`;
  const signFields = (name: string, more: Readonly<Record<string, string>> = {}) =>
    signedFields({ public_id: name, type: "authenticated", ...more }, settings, new Date());

  const post = (
    action: string,
    fields: Readonly<Record<string, string>>,
    file?: Blob,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<unknown> => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    if (file) body.append("file", file, "file");
    return cloudinaryRequest(urlOf(action), { method: "POST", body, headers }, (answer) => answer.json());
  };

  const upload = async (name: string, file: Blob): Promise<unknown> => {
    const fields = signFields(name, { overwrite: "true" });
    if (file.size <= partBytes) return post("upload", fields, file);
    const uploadId = randomUUID();
    for (let start = 0; ; start += partBytes) {
      const part = file.slice(start, start + partBytes);
      const range = `bytes ${start}-${start + part.size - 1}/${file.size}`;
      const headers = { "content-range": range, "x-unique-upload-id": uploadId };
      const reply = await post("upload", fields, part, headers);
      if (start + part.size === file.size) return reply;
    }
  };

  return {
    put: async (name, path) => {
      const file = await openAsBlob(path);
      await assertUploadIsWhole(path, file, await upload(name, file));
      return { kind: "stored" };
    },
    sizeOf: async (name) => {
      const reply = await post("explicit", signFields(name));
      return reply === undefined ? undefined : parseFileReply(reply).bytes;
    },
    get: (name) =>
      cloudinaryRequest(
        `${urlOf("download")}?${new URLSearchParams(signFields(name))}`,
        {},
        async ({ body }) => toBodyStream(body ?? Readable.from([])),
      ),
    remove: async (name) => void (await post("destroy", signFields(name, { invalidate: "true" }))),
    // No file has this name: an answer shows that the signature is accepted.
    check: async () => void (await post("explicit", signFields("ready"))),
  };
};

/**
 * Parses a reply about a stored file. An absent etag becomes an empty text. @throws PhotoStoreUnavailableError
 * without a size.
 */
const parseFileReply = (reply: unknown): { readonly bytes: number; readonly etag: string } => {
  const [bytes, etag] = [fieldOf(reply, "bytes"), fieldOf(reply, "etag")];
  if (typeof bytes !== "number")
    throw new PhotoStoreUnavailableError("the photo store did not tell the size of a file");
  return { bytes, etag: typeof etag === "string" ? etag : "" };
};

/**
 * Compares the stored file with the sent one, because uploads carry no checksum.
 * @throws PhotoStoreUnavailableError when they differ.
 */
const assertUploadIsWhole = async (path: string, file: Blob, reply: unknown): Promise<void> => {
  const { bytes, etag } = parseFileReply(reply);
  const md5 = createHash("md5");
  await pipeline(createReadStream(path), md5);
  // An etag that is not an MD5 says nothing about the bytes.
  const hasOtherHash = /^[0-9a-f]{32}$/.test(etag) && etag !== md5.digest("hex");
  if (bytes !== file.size || hasOtherHash)
    throw new PhotoStoreUnavailableError("the photo store keeps other bytes than it was sent");
};
