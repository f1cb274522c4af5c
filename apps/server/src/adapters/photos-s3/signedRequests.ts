import { AwsClient, AwsV4Signer } from "aws4fetch";
import { PhotoStoreUnavailableError } from "../../ports/photos/PhotoStore.ts";

/** Settings of a bucket of Amazon S3 or a compatible service (MinIO, Cloudflare R2, Backblaze B2, Spaces). */
type BucketSettings = {
  /** Origin of the service: `https://s3.af-south-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether addresses have the bucket's name in their path or in their host; `path` when absent. */
  readonly addressStyle?: BucketAddressStyle;
};

/**
 * `path`: `https://s3.example/BUCKET/KEY`, which a store on one's own machine answers without DNS names for its
 * buckets. `virtualHost`: `https://BUCKET.s3.example/KEY`, which Amazon prefers and some services demand.
 */
export type BucketAddressStyle = "path" | "virtualHost";

/** Returns the address of a bucket, without a slash at the end. */
export const bucketUrl = ({
  endpoint,
  bucket,
  addressStyle = "path",
}: Pick<BucketSettings, "endpoint" | "bucket" | "addressStyle">): string =>
  addressStyle === "path" ? `${endpoint}/${bucket}` : endpoint.replace("://", `://${bucket}.`);

export type SignedRequests = {
  /** Returns the URL of the bucket, or with a key that of an object. */
  urlOf(key?: string, query?: Readonly<Record<string, string>>): string;
  /**
   * Returns a response that is ok, 404 or `INSUFFICIENT_STORAGE`.
   * @throws PhotoStoreUnavailableError for any other.
   */
  request(method: string, url: string, init?: RequestInit): Promise<Response>;
  /** The same with the text of the response; retries when the connection breaks in its middle. */
  requestText(
    method: string,
    url: string,
    body?: string,
  ): Promise<{ readonly ok: boolean; readonly text: string }>;
  /** Returns a URL with which a client may send exactly this many bytes to `url`. */
  presignUpload(url: string, bytes: number): Promise<string>;
};

/** Longest time for one request, retries included; the shopper's request ends after 30 s. */
const TIMEOUT_MS = 20_000;
/** Retries when the store is busy, and as many when the connection breaks. */
const MAX_RETRIES = 3;
/** Status of MinIO and similar stores whose disk is full; Amazon never sends it. */
export const INSUFFICIENT_STORAGE = 507;
const PRESIGNED_URL_TTL_SECONDS = 60 * 60;

/** Creates requests with AWS Signature 4. Each of our requests may be repeated, so they are retried. */
export const signedRequests = (settings: BucketSettings): SignedRequests => {
  const { region, accessKeyId, secretAccessKey } = settings;
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
    urlOf: (key, query = {}) => {
      const address = new URL(key === undefined ? bucketUrl(settings) : `${bucketUrl(settings)}/${key}`);
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
      // The length is signed. Otherwise one URL would accept gigabytes.
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

/** Cancels the unread body, which would block its connection, and returns the status. */
export const discardBody = async (response: Response): Promise<number> => {
  await response.body?.cancel();
  return response.status;
};

const withRetries = async <T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let retries = 0; ; retries++) {
    try {
      return await send();
    } catch (error) {
      // The store has answered; the client has retried that already.
      if (error instanceof PhotoStoreUnavailableError) throw error;
      if (retries < MAX_RETRIES && !signal.aborted) continue;
      throw new PhotoStoreUnavailableError("the photo store does not answer", { cause: error });
    }
  }
};
