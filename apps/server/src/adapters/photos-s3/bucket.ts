import { openAsBlob } from "node:fs";
import type { Readable } from "node:stream";
import { sha256OfFile } from "../../platform/sha256OfFile.ts";
import { PhotoStoreUnavailableError, toBodyStream } from "../../ports/photos/PhotoStore.ts";
import { discardBody, INSUFFICIENT_STORAGE, type SignedRequests } from "./signedRequests.ts";

export type Bucket = {
  put(
    key: string,
    path: string,
    contentType: string,
  ): Promise<{ readonly kind: "stored" } | { readonly kind: "diskFull" }>;
  /** Returns the size of an object in bytes; undefined when there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Returns the bytes of an object, from position `from` on; undefined when there is none. */
  get(key: string, from?: number): Promise<Readable | undefined>;
  /** Removes an object; does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** @throws PhotoStoreUnavailableError when the bucket does not answer or rejects our key. */
  check(): Promise<void>;
};

/** Creates access to the objects of a bucket by their keys. */
export const openBucket = ({ urlOf, request }: SignedRequests): Bucket => ({
  put: async (key, path, contentType) => {
    // With the hash, the store rejects bytes that changed on the way.
    const headers = { "content-type": contentType, "x-amz-content-sha256": await sha256OfFile(path) };
    const status = await discardBody(
      await request("PUT", urlOf(key), { body: await openAsBlob(path), headers }),
    );
    if (status === 404) throw createNoBucketError();
    return { kind: status === INSUFFICIENT_STORAGE ? "diskFull" : "stored" };
  },
  sizeOf: async (key) => {
    const response = await request("HEAD", urlOf(key));
    return response.ok ? Number(response.headers.get("content-length")) : undefined;
  },
  get: async (key, from = 0) => {
    const response = await request(
      "GET",
      urlOf(key),
      from > 0 ? { headers: { range: `bytes=${from}-` } } : {},
    );
    if (response.ok && response.body) return toBodyStream(response.body);
    await discardBody(response);
    return undefined;
  },
  remove: async (key) => void (await discardBody(await request("DELETE", urlOf(key)))),
  check: async () => {
    if ((await discardBody(await request("HEAD", urlOf()))) === 404) throw createNoBucketError();
  },
});

const createNoBucketError = () =>
  new PhotoStoreUnavailableError("there is no bucket of the name in S3_BUCKET");
