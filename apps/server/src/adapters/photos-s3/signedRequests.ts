import { AwsClient, AwsV4Signer } from "aws4fetch";
import { PhotoStoreUnavailable } from "../../ports/photos/PhotoStore.ts";

/** A bucket of Amazon S3, or of anything that speaks its protocol (MinIO, Cloudflare R2, Backblaze B2, Spaces). */
export type BucketSettings = {
  /** Origin of the service: `https://s3.af-south-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type SignedRequests = {
  /** Of the bucket itself; with a key, of an object. */
  addressOf(key?: string, query?: Readonly<Record<string, string>>): string;
  /** Gives an answer that is right, a 404, or that there is no room (`FULL`). Rejects with PhotoStoreUnavailable. */
  ask(method: string, url: string, init?: RequestInit): Promise<Response>;
  /** The same with the answer's text, where there is one; a line that breaks in its middle is asked again. */
  askText(
    method: string,
    url: string,
    body?: string,
  ): Promise<{ readonly ok: boolean; readonly text: string }>;
  /** An address that lets whoever has it send exactly so many bytes there. */
  signedForBytes(url: string, bytes: number): Promise<string>;
};

/** A request is given up after this long, repeats included; the shopper's own patience is 30 s. */
const PATIENCE_MS = 20_000;
/** Times that a request is repeated when the store says that it is busy, and times when the line breaks. */
const REPEATS = 3;
/** What MinIO and its like answer when their disk is full; Amazon's never is. */
export const FULL = 507;
/** An address that is given away is good for so long. */
const ADDRESS_SECONDS = 60 * 60;

/** Requests with AWS Signature 4; each of ours may be repeated. */
export const signedRequests = (settings: BucketSettings): SignedRequests => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const keys = { accessKeyId, secretAccessKey, region, service: "s3" };
  const client = new AwsClient({ ...keys, retries: REPEATS });
  const ask = async <T>(
    method: string,
    url: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return untilAnswered(async () => {
      const response = await client.fetch(url, { ...init, method, signal });
      if (response.ok || response.status === 404 || response.status === FULL) return read(response);
      await response.body?.cancel();
      throw new PhotoStoreUnavailable(`the photo store answered ${response.status} to a ${method}`);
    }, signal);
  };
  return {
    // The bucket stands in the path and not in the host: a store on one's own machine has no names for its buckets.
    addressOf: (key, query = {}) => {
      const address = new URL(key === undefined ? `${endpoint}/${bucket}` : `${endpoint}/${bucket}/${key}`);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    },
    ask: (method, url, init = {}) => ask(method, url, init, async (response) => response),
    askText: (method, url, body) =>
      ask(method, url, body === undefined ? {} : { body }, async (response) => ({
        ok: response.ok,
        text: await response.text(),
      })),
    signedForBytes: async (url, bytes) => {
      const address = new URL(url);
      address.searchParams.set("X-Amz-Expires", String(ADDRESS_SECONDS));
      // The length is signed: without it, one address would take gigabytes.
      const headers = { "content-length": String(bytes) };
      const signer = new AwsV4Signer({
        ...keys,
        url: address.href,
        method: "PUT",
        headers,
        signQuery: true,
        allHeaders: true,
      });
      return (await signer.sign()).url.href;
    },
  };
};

/** A body that nobody reads would keep its connection. */
export const statusOf = async (response: Response): Promise<number> => {
  await response.body?.cancel();
  return response.status;
};

const untilAnswered = async <T>(ask: () => Promise<T>, patience: AbortSignal): Promise<T> => {
  for (let repeats = 0; ; repeats++) {
    try {
      return await ask();
    } catch (error) {
      // What it said stands; it has been asked often enough.
      if (error instanceof PhotoStoreUnavailable) throw error;
      if (repeats < REPEATS && !patience.aborted) continue;
      throw new PhotoStoreUnavailable("the photo store does not answer", { cause: error });
    }
  }
};
