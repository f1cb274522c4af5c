import { createHash } from "node:crypto";
import { createReadStream, openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsClient } from "aws4fetch";
import { PhotoStoreUnavailable } from "../../ports/PhotoStore.ts";

/** A bucket of Amazon S3, or of anything that speaks its protocol (MinIO, Cloudflare R2, Backblaze B2, Spaces). */
export type BucketSettings = {
  /** Origin of the service: `https://s3.af-south-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type Bucket = {
  put(
    key: string,
    path: string,
    contentType: string,
  ): Promise<{ readonly kind: "kept" } | { readonly kind: "noSpace" }>;
  /** Bytes of an object; undefined when there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  get(key: string): Promise<Readable | undefined>;
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Rejects when the bucket does not answer, or not to us. */
  check(): Promise<void>;
};

/** A request is given up after this long, repeats included; the shopper's own patience is 30 s. */
const PATIENCE_MS = 20_000;
/** Times that a request is repeated when the store says that it is busy, and times when the line breaks. */
const REPEATS = 3;
/** What MinIO and its like answer when their disk is full; Amazon's never is. */
const FULL = 507;

/** Objects by their keys. Requests are signed (AWS Signature 4); each of them may be repeated. */
export const openBucket = (settings: BucketSettings): Bucket => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: REPEATS });
  // The bucket stands in the path and not in the host: a store on one's own machine has no names for its buckets.
  const addressOf = (key: string) => `${endpoint}/${bucket}/${key}`;

  const ask = async (method: string, url: string, init: RequestInit = {}): Promise<Response> => {
    const request = { ...init, method, signal: AbortSignal.timeout(PATIENCE_MS) };
    const response = await untilAnswered(() => client.fetch(url, request), request.signal);
    if (response.ok || response.status === 404 || response.status === FULL) return response;
    await response.body?.cancel();
    throw new PhotoStoreUnavailable(`the photo store answered ${response.status} to a ${method}`);
  };

  /** A body that nobody reads would keep its connection. */
  const statusOf = async (response: Response): Promise<number> => {
    await response.body?.cancel();
    return response.status;
  };

  return {
    put: async (key, path, contentType) => {
      // The store refuses bytes that changed on the way.
      const headers = { "content-type": contentType, "x-amz-content-sha256": await sha256Of(path) };
      const status = await statusOf(
        await ask("PUT", addressOf(key), { body: await openAsBlob(path), headers }),
      );
      if (status === 404) throw new PhotoStoreUnavailable(`there is no bucket ${bucket}`);
      return { kind: status === FULL ? "noSpace" : "kept" };
    },
    sizeOf: async (key) => {
      const response = await ask("HEAD", addressOf(key));
      return response.ok ? Number(response.headers.get("content-length")) : undefined;
    },
    get: async (key) => {
      const response = await ask("GET", addressOf(key));
      if (response.ok && response.body) return Readable.fromWeb(response.body);
      await statusOf(response);
      return undefined;
    },
    remove: async (key) => void (await statusOf(await ask("DELETE", addressOf(key)))),
    check: async () => {
      const status = await statusOf(await ask("HEAD", `${endpoint}/${bucket}`));
      if (status === 404) throw new PhotoStoreUnavailable(`there is no bucket ${bucket}`);
    },
  };
};

const untilAnswered = async (ask: () => Promise<Response>, patience: AbortSignal): Promise<Response> => {
  for (let repeats = 0; ; repeats++) {
    try {
      return await ask();
    } catch (error) {
      if (repeats < REPEATS && !patience.aborted) continue;
      throw new PhotoStoreUnavailable("the photo store does not answer", { cause: error });
    }
  }
};

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};
