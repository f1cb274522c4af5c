import { type BytesReply, type FakeRequest, startFakeBytesServer } from "../fakeServer.ts";
import { createFaults, type Faults, type RequestFault } from "../faults.ts";
import { createS3MultipartUploads, xml } from "./s3Multipart.ts";
import { type S3Keys, verifySignature } from "./s3Signature.ts";

/** The keys that the stand-in takes. */
export const S3_KEYS: S3Keys = {
  region: "af-south-1",
  accessKeyId: "AKIASTANDIN",
  secretAccessKey: "a-secret-of-the-stand-in",
};

export type S3Object = { readonly bytes: Buffer; readonly contentType: string; readonly storedAt: Date };

export type FakeS3 = {
  /** Origin of its API. */
  readonly url: string;
  readonly faults: Faults;
  /** By `bucket/key`. */
  readonly objects: ReadonlyMap<string, S3Object>;
  /** Uploads in parts that were begun and not ended. */
  readonly unfinished: ReadonlyMap<string, { readonly name: string }>;
  /** Forgets all objects, and has room again. */
  readonly clear: () => void;
  /** From now on there is no room. */
  readonly fill: () => void;
  readonly close: () => Promise<void>;
};

/**
 * Amazon S3 as a program on this machine, as far as a photo store asks it: objects by path-style address, uploads in parts,
 * signatures and bodies' hashes checked, pages of `origins` let in by CORS, and failing when it is told to.
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
  /** The bucket's CORS rule: pages of these may PUT. */
  readonly origins?: readonly string[];
  readonly port?: number;
}): Promise<FakeS3> => {
  const objects = new Map<string, S3Object>();
  const multipartUploads = createS3MultipartUploads((name, bytes, storedAt) => {
    objects.set(name, { bytes, contentType: "binary/octet-stream", storedAt });
  });
  let isFull = false;

  const handle = (request: FakeRequest<Buffer>): BytesReply => {
    const { path, body, method, query, headers } = request;
    const errorStatus = verifySignature(request, S3_KEYS, now());
    if (errorStatus) return { status: errorStatus };
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
    const wanted = String(request.headers["access-control-request-method"] ?? request.method);
    if (request.method === "OPTIONS") {
      if (!isAllowedOrigin || wanted !== "PUT") return { status: 403 };
      return { status: 200, headers: { ...corsHeaders(origin), "access-control-allow-methods": "PUT" } };
    }
    const reply = handle(request);
    return isAllowedOrigin ? { ...reply, headers: { ...reply.headers, ...corsHeaders(origin) } } : reply;
  };

  const withFault = (request: FakeRequest<Buffer>, fault: RequestFault | undefined): BytesReply => {
    if (fault?.kind === "errorBefore") return { status: 503 };
    const reply = request.headers.origin === undefined ? handle(request) : handleFromPage(request);
    return fault?.kind === "errorAfter" ? { status: 500 } : reply;
  };

  const { url, close } = await startFakeBytesServer(withFault, faults, port);
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
  const found = [...objects].filter(([name]) => name.startsWith(`${bucket}${query.get("prefix")}`));
  const contents = found.map(
    ([name, { storedAt }]) =>
      `<Contents><Key>${name.slice(bucket.length)}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
  );
  return xml(`<ListBucketResult>${contents.join("")}</ListBucketResult>`);
};
