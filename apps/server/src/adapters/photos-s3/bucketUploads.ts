import type { DirectUploads, MultipartUpload } from "../../ports/photos/DirectUploads.ts";
import { PhotoStoreUnavailableError } from "../../ports/photos/PhotoStore.ts";
import type { Bucket } from "./bucket.ts";
import { listPages, OBJECT_MARKERS, UPLOAD_MARKERS } from "./listPages.ts";
import type { SignedRequests } from "./signedRequests.ts";
import { elementsOf, elementText } from "./xml.ts";

/** The smallest part that S3 accepts. */
const PART_BYTES = 5 * 1024 * 1024;
/** Separate from photos, so that a rule for one prefix never touches the other. */
const KEY_PREFIX = "incoming/";

/**
 * Creates direct uploads as S3's multipart uploads. The state is read from the bucket itself, so that any process can
 * continue an upload that another one started.
 */
export const bucketUploads = (requests: SignedRequests, bucket: Bucket): DirectUploads => {
  const { urlOf, requestText, presignUpload } = requests;
  const keyOf = (id: string) => `${KEY_PREFIX}${id}`;
  const fetchText = async (method: string, url: string, body?: string): Promise<string | undefined> => {
    const { ok, text } = await requestText(method, url, body);
    return ok ? text : undefined;
  };

  /** Lists multipart uploads under this key or prefix that were started and not completed. */
  const listUnfinished = async (prefix: string) => {
    const uploads: { readonly key: string; readonly uploadId: string; readonly startedAt: Date }[] = [];
    for await (const page of listPages(requests, { uploads: "", prefix }, UPLOAD_MARKERS)) {
      for (const upload of elementsOf(page, "Upload")) {
        uploads.push({
          key: elementText(upload, "Key"),
          uploadId: elementText(upload, "UploadId"),
          startedAt: new Date(elementText(upload, "Initiated")),
        });
      }
    }
    return uploads;
  };
  const abort = (key: string, uploadId: string) => fetchText("DELETE", urlOf(key, { uploadId }));

  const listParts = async (id: string, uploadId: string): Promise<MultipartUpload | undefined> => {
    const listed = await fetchText("GET", urlOf(keyOf(id), { uploadId }));
    if (listed === undefined) return undefined;
    const parts = elementsOf(listed, "Part").map((part) => ({
      number: Number(elementText(part, "PartNumber")),
      bytes: Number(elementText(part, "Size")),
      tag: elementText(part, "ETag"),
    }));
    return { key: uploadId, parts };
  };

  return {
    partBytes: PART_BYTES,
    find: async (id) => {
      const unfinishedUpload = (await listUnfinished(keyOf(id))).find(({ key }) => key === keyOf(id));
      return unfinishedUpload && listParts(id, unfinishedUpload.uploadId);
    },
    begin: async (id) => {
      const uploadId = elementText(
        (await fetchText("POST", urlOf(keyOf(id), { uploads: "" }))) ?? "",
        "UploadId",
      );
      if (uploadId === "") throw new PhotoStoreUnavailableError("the bucket started no multipart upload");
      return { key: uploadId, parts: [] };
    },
    createPartUrl: (id, { key }, { number, bytes }) =>
      presignUpload(urlOf(keyOf(id), { partNumber: String(number), uploadId: key }), bytes),
    join: async (id, { key, parts }) => {
      const list = parts.map(
        ({ number, tag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`;
      const answer = await fetchText("POST", urlOf(keyOf(id), { uploadId: key }), body);
      if (answer === undefined) return "notFound";
      // S3 sends status 200 before it has joined the parts, and may end the body with an error.
      if (answer.includes("<Error>"))
        throw new PhotoStoreUnavailableError("the bucket did not join the parts");
      return "joined";
    },
    sizeOf: (id) => bucket.sizeOf(keyOf(id)),
    read: (id, from) => bucket.get(keyOf(id), from),
    remove: async (id) => {
      for (const { key, uploadId } of await listUnfinished(keyOf(id))) await abort(key, uploadId);
      await bucket.remove(keyOf(id));
    },
    removeOlderThan: async (time) => {
      for (const { key, uploadId, startedAt } of await listUnfinished(KEY_PREFIX)) {
        if (startedAt < time) await abort(key, uploadId);
      }
      const query = { "list-type": "2", prefix: KEY_PREFIX };
      for await (const page of listPages(requests, query, OBJECT_MARKERS)) {
        for (const object of elementsOf(page, "Contents")) {
          if (new Date(elementText(object, "LastModified")) < time)
            await bucket.remove(elementText(object, "Key"));
        }
      }
    },
  };
};
