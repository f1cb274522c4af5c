import type { DirectUploads, OpenParts } from "../../ports/photos/DirectUploads.ts";
import { PhotoStoreUnavailable } from "../../ports/photos/PhotoStore.ts";
import type { Bucket } from "./bucket.ts";
import type { SignedRequests } from "./signedRequests.ts";
import { blocksOf, textIn } from "./xml.ts";

/** The smallest that S3 takes. */
const PART_BYTES = 5 * 1024 * 1024;
/** Apart from photos, so that no rule for one ever meets the other. */
const FOLDER = "incoming/";

/**
 * S3's multipart uploads. The bucket itself is asked what there is, so that any process can go on with an upload that
 * another one began.
 */
export const bucketUploads = (
  { addressOf, askText, signedForBytes }: SignedRequests,
  bucket: Bucket,
): DirectUploads => {
  const keyOf = (id: string) => `${FOLDER}${id}`;
  const read = async (method: string, url: string, body?: string): Promise<string | undefined> => {
    const { ok, text } = await askText(method, url, body);
    return ok ? text : undefined;
  };

  /** Multiparts that were begun under this key, or under this folder, and not ended. */
  const unfinished = async (prefix: string) => {
    const listed = (await read("GET", addressOf(undefined, { uploads: "", prefix }))) ?? "";
    return blocksOf(listed, "Upload").map((upload) => ({
      key: textIn(upload, "Key"),
      uploadId: textIn(upload, "UploadId"),
      begunAt: new Date(textIn(upload, "Initiated")),
    }));
  };
  const abort = (key: string, uploadId: string) => read("DELETE", addressOf(key, { uploadId }));

  const partsOf = async (id: string, uploadId: string): Promise<OpenParts | undefined> => {
    const listed = await read("GET", addressOf(keyOf(id), { uploadId }));
    if (listed === undefined) return undefined;
    const parts = blocksOf(listed, "Part").map((part) => ({
      number: Number(textIn(part, "PartNumber")),
      bytes: Number(textIn(part, "Size")),
      tag: textIn(part, "ETag"),
    }));
    return { key: uploadId, parts };
  };

  return {
    partBytes: PART_BYTES,
    find: async (id) => {
      const begun = (await unfinished(keyOf(id))).find(({ key }) => key === keyOf(id));
      return begun && partsOf(id, begun.uploadId);
    },
    begin: async (id) => {
      const uploadId = textIn((await read("POST", addressOf(keyOf(id), { uploads: "" }))) ?? "", "UploadId");
      if (uploadId === "") throw new PhotoStoreUnavailable("the bucket began no upload in parts");
      return { key: uploadId, parts: [] };
    },
    addressOf: (id, { key }, { number, bytes }) =>
      signedForBytes(addressOf(keyOf(id), { partNumber: String(number), uploadId: key }), bytes),
    join: async (id, { key, parts }) => {
      const list = parts.map(
        ({ number, tag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`;
      const answer = await read("POST", addressOf(keyOf(id), { uploadId: key }), body);
      if (answer === undefined) return "gone";
      // S3 begins its 200 before it knows, and may end it with an error.
      if (answer.includes("<Error>")) throw new PhotoStoreUnavailable("the bucket did not join the parts");
      return "joined";
    },
    sizeOf: (id) => bucket.sizeOf(keyOf(id)),
    read: (id, from) => bucket.get(keyOf(id), from),
    remove: async (id) => {
      for (const { key, uploadId } of await unfinished(keyOf(id))) await abort(key, uploadId);
      await bucket.remove(keyOf(id));
    },
    removeOlderThan: async (time) => {
      for (const { key, uploadId, begunAt } of await unfinished(FOLDER)) {
        if (begunAt < time) await abort(key, uploadId);
      }
      const listed = (await read("GET", addressOf(undefined, { "list-type": "2", prefix: FOLDER }))) ?? "";
      for (const object of blocksOf(listed, "Contents")) {
        if (new Date(textIn(object, "LastModified")) < time) await bucket.remove(textIn(object, "Key"));
      }
    },
  };
};
