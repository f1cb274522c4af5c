import { type BytesReply, type FakeRequest, startFakeBytesServer } from "../fakeServer.ts";
import { createFaults, type Faults, type RequestFault } from "../faults.ts";
import { createS3MultipartUploads, MAX_LISTED, xml } from "./s3Multipart.ts";
import { type S3Keys, verifySignature } from "./s3Signature.ts";

/** The keys that the fake accepts. */
export const S3_KEYS: S3Keys = {
  region: "af-south-1",
  accessKeyId: "AKIAFAKE",
  secretAccessKey: "secret-of-the-fake",
};

type S3Object = { readonly bytes: Buffer; readonly contentType: string; readonly storedAt: Date };

export type FakeS3 = {
  /** Origin of the API. */
  readonly url: string;
  readonly faults: Faults;
  /** Stored objects by `bucket/key`. */
  readonly objects: ReadonlyMap<string, S3Object>;
  /** Multipart uploads that are neither completed nor aborted. */
  readonly unfinished: ReadonlyMap<string, { readonly name: string }>;
  /** Deletes all objects, and ends `fill`. */
  readonly clear: () => void;
  /** Makes the storage full from now on. */
  readonly fill: () => void;
  readonly close: () => Promise<void>;
};

/**
 * Starts the part of Amazon S3 that the photo store uses: objects under both styles of URL, and multipart uploads.
 * Signatures and the hashes of bodies are checked, CORS allows pages of `origins`, and `faults` makes requests fail
 * on demand.
 */
export const startFakeS3 = async ({
  buckets,
  faults = createFaults(),
  now = () => new Date(),
  origins = [],
  port = 0,
}: {
  readonly buckets: readonly string[];
  readonly faults?: Faults;
  readonly now?: () => Date;
  /** The bucket's CORS rule: pages of these origins may PUT. */
  readonly origins?: readonly string[];
  readonly port?: number;
}): Promise<FakeS3> => {
  const objects = new Map<string, S3Object>();
  const multipartUploads = createS3MultipartUploads((name, bytes, storedAt) => {
    objects.set(name, { bytes, contentType: "binary/octet-stream", storedAt });
  });
  let isFull = false;

  const handle = (request: FakeRequest<Buffer>): BytesReply => {
    const { body, method, query, headers } = request;
    const errorStatus = verifySignature(request, S3_KEYS, now());
    if (errorStatus) return { status: errorStatus };
    // `walls.s3.example/key` is the same as `s3.example/walls/key`.
    const hostBucket = buckets.find((name) => headers.host?.toString().startsWith(`${name}.`));
    const path = hostBucket === undefined ? request.path : `/${hostBucket}${request.path}`.replace(/\/$/, "");
    const [bucket = "", ...rest] = path.slice(1).split("/");
    if (!buckets.includes(bucket)) return { status: 404 };
    const name = path.slice(1);
    if (method === "PUT" && isFull) return { status: 507 };
    const multipartReply = multipartUploads.handle(request, name, now());
    if (multipartReply) return multipartReply;
    if (rest.length === 0)
      return query.has("list-type") ? listObjects(objects, `${name}/`, query) : { status: 200 };
    const found = objects.get(name);
    switch (method) {
      case "PUT":
        objects.set(name, {
          bytes: body,
          contentType: String(headers["content-type"] ?? ""),
          storedAt: now(),
        });
        return { status: 200 };
      case "DELETE":
        objects.delete(name);
        return { status: 204 };
      default:
        return found ? rangeReply(found, headers.range) : { status: 404 };
    }
  };

  const handleFromPage = (request: FakeRequest<Buffer>): BytesReply => {
    const origin = String(request.headers.origin);
    const isAllowedOrigin = origins.includes(origin);
    const requestedMethod = String(request.headers["access-control-request-method"] ?? request.method);
    if (request.method === "OPTIONS") {
      if (!isAllowedOrigin || requestedMethod !== "PUT") return { status: 403 };
      return { status: 200, headers: { ...corsHeaders(origin), "access-control-allow-methods": "PUT" } };
    }
    const reply = handle(request);
    return isAllowedOrigin ? { ...reply, headers: { ...reply.headers, ...corsHeaders(origin) } } : reply;
  };

  const handleWithFault = (request: FakeRequest<Buffer>, fault: RequestFault | undefined): BytesReply => {
    if (fault?.kind === "errorBefore") return { status: 503 };
    const reply = request.headers.origin === undefined ? handle(request) : handleFromPage(request);
    return fault?.kind === "errorAfter" ? { status: 500 } : reply;
  };

  const { url, close } = await startFakeBytesServer(handleWithFault, faults, port);
  return {
    url,
    close,
    faults,
    objects,
    unfinished: multipartUploads.open,
    clear: () => {
      objects.clear();
      multipartUploads.clear();
      isFull = false;
    },
    fill: () => {
      isFull = true;
    },
  };
};

const corsHeaders = (origin: string): Readonly<Record<string, string>> => ({
  "access-control-allow-origin": origin,
  vary: "origin",
});

const rangeReply = ({ bytes, contentType }: S3Object, range: string | string[] | undefined): BytesReply => {
  const from = Number(/^bytes=(\d+)-$/.exec(String(range))?.[1] ?? 0);
  return {
    status: from > 0 ? 206 : 200,
    headers: { "content-type": contentType },
    bytes: bytes.subarray(from),
  };
};

const listObjects = (
  objects: ReadonlyMap<string, S3Object>,
  bucket: string,
  query: URLSearchParams,
): BytesReply => {
  const after = query.get("continuation-token") ?? "";
  const found = [...objects]
    .filter(([name]) => name.startsWith(`${bucket}${query.get("prefix")}`) && name > after)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const listed = found.slice(0, MAX_LISTED);
  const [lastName] = listed.at(-1) ?? [];
  const next =
    lastName !== undefined && found.length > listed.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${lastName}</NextContinuationToken>`
      : "<IsTruncated>false</IsTruncated>";
  const contents = listed.map(
    ([name, { storedAt }]) =>
      `<Contents><Key>${name.slice(bucket.length)}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
  );
  return xml(`<ListBucketResult>${next}${contents.join("")}</ListBucketResult>`);
};
