import { createHash, randomUUID } from "node:crypto";
import { createReadStream, openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { PhotoStoreUnavailableError, toBodyStream } from "../../ports/photos/PhotoStore.ts";
import { cloudinaryRequest } from "./cloudinaryRequest.ts";
import { type CloudinaryKey, signedFields } from "./signedFields.ts";

/** An account at Cloudinary. */
export type CloudinarySettings = CloudinaryKey & {
  /** Origin of the Upload API: `https://api.cloudinary.com`. */
  readonly apiUrl: string;
  readonly cloudName: string;
};

/** Files by their public ids. */
export type CloudinaryFiles = {
  put(name: string, path: string): Promise<{ readonly kind: "stored" }>;
  /** Bytes of a file; undefined when there is none. */
  sizeOf(name: string): Promise<number | undefined>;
  get(name: string): Promise<Readable | undefined>;
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>;
  /** Rejects when the cloud does not answer, or not to us. */
  check(): Promise<void>;
};

/** Cloudinary takes larger files in parts only; none but the last may be under 5 MB. */
const PART_BYTES = 20_000_000;

/**
 * Files as raw, authenticated assets: kept to the byte, given to nobody without our signature, and touched by none of
 * Cloudinary's own image work (docs/decisions/0030). Only the Upload API is asked, which has no quota of requests an hour;
 * downloads come from its store and not from a cache, so what is deleted is gone.
 */
export const cloudinaryFiles = (settings: CloudinarySettings, partBytes = PART_BYTES): CloudinaryFiles => {
  const urlOf = (action: string) => `${settings.apiUrl}/v1_1/${settings.cloudName}/raw/${action}`;
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
    // Nothing has this name; an answer to our signature is all that is asked for.
    check: async () => void (await post("explicit", signFields("ready"))),
  };
};

/** What Cloudinary says that it keeps, as far as we trust it to be: absent fields become nothing that could be right. */
const parseFileReply = (reply: unknown): { readonly bytes: number; readonly etag: string } => {
  const [bytes, etag] = [fieldOf(reply, "bytes"), fieldOf(reply, "etag")];
  if (typeof bytes !== "number")
    throw new PhotoStoreUnavailableError("the photo store did not say what it keeps");
  return { bytes, etag: typeof etag === "string" ? etag : "" };
};

/** Uploads carry no checksum, so what was kept is compared. @throws PhotoStoreUnavailable when it is something else. */
const assertUploadIsWhole = async (path: string, file: Blob, reply: unknown): Promise<void> => {
  const { bytes, etag } = parseFileReply(reply);
  const md5 = createHash("md5");
  await pipeline(createReadStream(path), md5);
  // An etag of another form than MD5's says nothing of the bytes.
  const hasOtherHash = /^[0-9a-f]{32}$/.test(etag) && etag !== md5.digest("hex");
  if (bytes !== file.size || hasOtherHash)
    throw new PhotoStoreUnavailableError("the photo store keeps other bytes than it was sent");
};
