import { createHash } from "node:crypto";
import { createReadStream, openAsBlob } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { bytesOf, PhotoStoreUnavailable } from "../../ports/photos/PhotoStore.ts";
import { FULL, type SignedRequests, statusOf } from "./signedRequests.ts";

export type Bucket = {
  put(
    key: string,
    path: string,
    contentType: string,
  ): Promise<{ readonly kind: "kept" } | { readonly kind: "noSpace" }>;
  /** Bytes of an object; undefined when there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Its bytes, from the first or from there on. */
  get(key: string, from?: number): Promise<Readable | undefined>;
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Rejects when the bucket does not answer, or not to us. */
  check(): Promise<void>;
};

/** Objects by their keys. */
export const openBucket = ({ addressOf, ask }: SignedRequests): Bucket => ({
  put: async (key, path, contentType) => {
    // The store refuses bytes that changed on the way.
    const headers = { "content-type": contentType, "x-amz-content-sha256": await sha256Of(path) };
    const status = await statusOf(
      await ask("PUT", addressOf(key), { body: await openAsBlob(path), headers }),
    );
    if (status === 404) throw noBucket();
    return { kind: status === FULL ? "noSpace" : "kept" };
  },
  sizeOf: async (key) => {
    const response = await ask("HEAD", addressOf(key));
    return response.ok ? Number(response.headers.get("content-length")) : undefined;
  },
  get: async (key, from = 0) => {
    const response = await ask(
      "GET",
      addressOf(key),
      from > 0 ? { headers: { range: `bytes=${from}-` } } : {},
    );
    if (response.ok && response.body) return bytesOf(response.body);
    await statusOf(response);
    return undefined;
  },
  remove: async (key) => void (await statusOf(await ask("DELETE", addressOf(key)))),
  check: async () => {
    if ((await statusOf(await ask("HEAD", addressOf()))) === 404) throw noBucket();
  },
});

const noBucket = () => new PhotoStoreUnavailable("there is no bucket of the name in S3_BUCKET");

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};
