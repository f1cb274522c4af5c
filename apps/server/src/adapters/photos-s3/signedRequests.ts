import { AwsClient, AwsV4Signer } from "aws4fetch";
import { PhotoStoreUnavailableError } from "../../ports/photos/PhotoStore.ts";

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
  urlOf(key?: string, query?: Readonly<Record<string, string>>): string;
  /** Gives an answer that is right, a 404, or that there is no room (`FULL`). Rejects with PhotoStoreUnavailable. */
  request(method: string, url: string, init?: RequestInit): Promise<Response>;
  /** The same with the answer's text, where there is one; a line that breaks in its middle is asked again. */
  requestText(
    method: string,
    url: string,
    body?: string,
  ): Promise<{ readonly ok: boolean; readonly text: string }>;
  /** An address that lets whoever has it send exactly so many bytes there. */
  presignUpload(url: string, bytes: number): Promise<string>;
};

/** A request is given up after this long, repeats included; the shopper's own patience is 30 s. */
const TIMEOUT_MS = 20_000;
/** Times that a request is repeated when the store says that it is busy, and times when the line breaks. */
const MAX_RETRIES = 3;
/** What MinIO and its like answer when their disk is full; Amazon's never is. */
export const INSUFFICIENT_STORAGE = 507;
/** An address that is given away is good for so long. */
const PRESIGNED_URL_TTL_SECONDS = 60 * 60;

/** Requests with AWS Signature 4; each of ours may be repeated. */
export const signedRequests = (settings: BucketSettings): SignedRequests => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const credentials = { accessKeyId, secretAccessKey, region, service: "s3" };
  const client = new AwsClient({ ...credentials, retries: MAX_RETRIES });
  const sendRequest = async <T>(
    method: string,
    url: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return withRetries(async () => {
      const response = await client.fetch(url, { ...init, method, signal });
      if (response.ok || response.status === 404 || response.status === INSUFFICIENT_STORAGE)
        return read(response);
      await response.body?.cancel();
      throw new PhotoStoreUnavailableError(`the photo store answered ${response.status} to a ${method}`);
    }, signal);
  };
  return {
    // The bucket stands in the path and not in the host: a store on one's own machine has no names for its buckets.
    urlOf: (key, query = {}) => {
      const address = new URL(key === undefined ? `${endpoint}/${bucket}` : `${endpoint}/${bucket}/${key}`);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    },
    request: (method, url, init = {}) => sendRequest(method, url, init, async (response) => response),
    requestText: (method, url, body) =>
      sendRequest(method, url, body === undefined ? {} : { body }, async (response) => ({
        ok: response.ok,
        text: await response.text(),
      })),
    presignUpload: async (url, bytes) => {
      const address = new URL(url);
      address.searchParams.set("X-Amz-Expires", String(PRESIGNED_URL_TTL_SECONDS));
      // The length is signed: without it, one address would take gigabytes.
      const headers = { "content-length": String(bytes) };
      const signer = new AwsV4Signer({
        ...credentials,
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
export const discardBody = async (response: Response): Promise<number> => {
  await response.body?.cancel();
  return response.status;
};

const withRetries = async <T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let retries = 0; ; retries++) {
    try {
      return await send();
    } catch (error) {
      // What it said stands; it has been asked often enough.
      if (error instanceof PhotoStoreUnavailableError) throw error;
      if (retries < MAX_RETRIES && !signal.aborted) continue;
      throw new PhotoStoreUnavailableError("the photo store does not answer", { cause: error });
    }
  }
};
