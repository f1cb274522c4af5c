import { createHash, randomUUID } from "node:crypto";
import { type BytesReply, type FakeRequest, startFakeBytesServer } from "../fakeServer.ts";
import { createFaults, type Faults, type RequestFault } from "../faults.ts";
import { parseDelivery } from "./parseDelivery.ts";
import { parseForm } from "./parseForm.ts";
import { parsePart } from "./parts.ts";
import { isSignedBy, signatureOf } from "./signature.ts";

export type CloudinaryKeys = {
  readonly cloudName: string;
  readonly apiKey: string;
  readonly apiSecret: string;
};

/** The keys that the fake accepts. */
export const CLOUDINARY_KEYS: CloudinaryKeys = {
  cloudName: "fake-cloud",
  apiKey: "123456789012345",
  apiSecret: "secret-of-the-fake",
};

type CloudinaryFile = { readonly bytes: Buffer; readonly version: number; readonly assetId: string };

export type FakeCloudinary = {
  /** Origin of its API. */
  readonly url: string;
  readonly faults: Faults;
  /** Raw authenticated files by their public id. */
  readonly files: ReadonlyMap<string, CloudinaryFile>;
  /** Authenticated images by their public id. */
  readonly images: ReadonlyMap<string, CloudinaryFile>;
  /** Deletes all files and resets all limits. */
  readonly clear: () => void;
  /** Rejects the next `requests` requests because of the rate limit. */
  readonly rejectNextRequests: (requests: number) => void;
  /** Sets the plan's limit for a file. */
  readonly setMaxBytes: (bytes: number) => void;
  readonly close: () => Promise<void>;
};

/** Maximum age of a signed request, in seconds. */
const SIGNATURE_TTL_SECONDS = 60 * 60;

type ResourceType = "raw" | "image";

/**
 * Starts the part of Cloudinary that the photo store uses: upload (in one request, or in parts with Content-Range and
 * X-Unique-Upload-Id), explicit, destroy and download of authenticated raw files and images, and signed delivery of
 * images. Signatures and their age are checked as cloudinary.com/documentation describes. A delivered image has the
 * bytes of the stored one: this fake transforms nothing. `faults` makes requests fail on demand.
 */
export const startFakeCloudinary = async ({
  faults = createFaults(),
  nowInSeconds = () => Math.floor(Date.now() / 1000),
}: {
  readonly faults?: Faults;
  readonly nowInSeconds?: () => number;
} = {}): Promise<FakeCloudinary> => {
  const stored: Readonly<Record<ResourceType, Map<string, CloudinaryFile>>> = {
    raw: new Map(),
    image: new Map(),
  };
  const parts = new Map<string, Buffer>();
  let version = 1_700_000_000;
  let requestsToReject = 0;
  let maxBytes = Number.POSITIVE_INFINITY;

  const replyOf = (type: ResourceType, publicId: string, { bytes, version, assetId }: CloudinaryFile) => ({
    asset_id: assetId,
    public_id: publicId,
    version,
    signature: signatureOf(
      { public_id: publicId, version: String(version) },
      CLOUDINARY_KEYS.apiSecret,
      "sha1",
    ),
    resource_type: type,
    type: "authenticated",
    bytes: bytes.length,
    etag: createHash("md5").update(bytes).digest("hex"),
    created_at: new Date(version * 1000).toISOString(),
    tags: [],
    url: `http://res.cloudinary.com/${CLOUDINARY_KEYS.cloudName}/${type}/authenticated/v${version}/${publicId}`,
    secure_url: `https://res.cloudinary.com/${CLOUDINARY_KEYS.cloudName}/${type}/authenticated/v${version}/${publicId}`,
  });

  const store = (type: ResourceType, publicId: string, bytes: Buffer): BytesReply => {
    if (bytes.length > maxBytes)
      return errorResponse(
        400,
        `File size too large. Got ${bytes.length}. Maximum is ${maxBytes}. Upgrade your plan to enjoy higher limits`,
      );
    version += 1;
    const file = {
      bytes,
      version,
      assetId: stored[type].get(publicId)?.assetId ?? randomUUID().replaceAll("-", ""),
    };
    stored[type].set(publicId, file);
    return json(200, replyOf(type, publicId, file));
  };

  /** Adds a part at its offset. The part that names the total and reaches it completes the upload. */
  const upload = (
    request: FakeRequest<Buffer>,
    type: ResourceType,
    publicId: string,
    bytes: Buffer,
  ): BytesReply => {
    const part = parsePart(request.headers, bytes);
    if (part === "wrong") return errorResponse(400, "Invalid Content-Range");
    if (!part) return store(type, publicId, bytes);
    const before = parts.get(part.uploadId) ?? Buffer.alloc(0);
    if (part.start > before.length)
      return errorResponse(400, "All parts except for the first must follow another");
    if (part.isSmall) return errorResponse(400, "All parts except EOF-chunk must be larger than 5mb");
    const whole = Buffer.concat([before.subarray(0, part.start), bytes]);
    parts.set(part.uploadId, whole);
    if (!part.isLast) return json(200, { done: false, bytes: whole.length, public_id: publicId });
    parts.delete(part.uploadId);
    return store(type, publicId, whole);
  };

  /** Serves an image at a signed URL; any other URL serves nothing. */
  const deliver = (path: string): BytesReply => {
    const { publicId, isSigned } = parseDelivery(path, CLOUDINARY_KEYS);
    if (!isSigned) return errorResponse(401, "Unauthorized");
    const found = stored.image.get(publicId);
    if (!found) return errorResponse(404, `Resource not found - ${publicId}`);
    const headers = { "content-type": "image/jpeg", "access-control-allow-origin": "*" };
    return { status: 200, headers, bytes: found.bytes };
  };

  const handle = (request: FakeRequest<Buffer>): BytesReply => {
    if (requestsToReject > 0) {
      requestsToReject -= 1;
      return errorResponse(420, "Rate Limit Exceeded. Please try again later");
    }
    if (request.method === "GET" && !request.path.startsWith("/v1_1/")) return deliver(request.path);
    const [, cloudName, resourceType, action] =
      /^\/v1_1\/([^/]+)\/(raw|image)\/(upload|explicit|destroy|download)$/.exec(request.path) ?? [];
    if (!action) return errorResponse(404, "Unknown API endpoint");
    const type = resourceType === "image" ? "image" : "raw";
    if (cloudName !== CLOUDINARY_KEYS.cloudName)
      return errorResponse(401, `cloud_name mismatch ${cloudName}`);
    const { fields, file } =
      action === "download" ? { fields: new Map(request.query), file: undefined } : parseForm(request);
    const errorReply = validateRequest(fields, nowInSeconds());
    if (errorReply) return errorReply;

    const publicId = fields.get("public_id") ?? "";
    if (fields.get("type") !== "authenticated")
      return errorResponse(400, "This fake has authenticated files only");
    const found = stored[type].get(publicId);
    const unknown = errorResponse(404, `Resource not found - ${publicId}`);
    switch (action) {
      case "upload":
        return file
          ? upload(request, type, publicId, file)
          : errorResponse(400, "Missing required parameter - file");
      case "explicit":
        return found ? json(200, replyOf(type, publicId, found)) : unknown;
      case "destroy":
        return json(200, { result: stored[type].delete(publicId) ? "ok" : "not found" });
      default:
        return found ? { status: 200, bytes: found.bytes } : unknown;
    }
  };

  const handleWithFault = (request: FakeRequest<Buffer>, fault: RequestFault | undefined) => {
    if (fault?.kind === "errorBefore") return errorResponse(500, "Server error");
    const reply = handle(request);
    return fault?.kind === "errorAfter" ? errorResponse(500, "Server error") : reply;
  };

  const { url, close } = await startFakeBytesServer(handleWithFault, faults);
  return {
    url,
    close,
    faults,
    files: stored.raw,
    images: stored.image,
    clear: () => {
      stored.raw.clear();
      stored.image.clear();
      parts.clear();
      requestsToReject = 0;
      maxBytes = Number.POSITIVE_INFINITY;
    },
    rejectNextRequests: (requests) => {
      requestsToReject = requests;
    },
    setMaxBytes: (bytes) => {
      maxBytes = bytes;
    },
  };
};

const json = (status: number, body: unknown): BytesReply => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  bytes: Buffer.from(JSON.stringify(body)),
});

const errorResponse = (status: number, message: string): BytesReply => ({
  ...json(status, { error: { message } }),
  headers: { "content-type": "application/json; charset=utf-8", "x-cld-error": message },
});

/** Returns Cloudinary's error reply to an invalid request; undefined when it is valid. */
const validateRequest = (fields: ReadonlyMap<string, string>, now: number): BytesReply | undefined => {
  if (fields.get("api_key") !== CLOUDINARY_KEYS.apiKey)
    return errorResponse(401, `Unknown API key ${fields.get("api_key")}`);
  const timestamp = Number(fields.get("timestamp"));
  if (!Number.isInteger(timestamp) || timestamp <= 0)
    return errorResponse(400, "Missing required parameter - timestamp");
  if (now - timestamp > SIGNATURE_TTL_SECONDS)
    return errorResponse(400, "Stale request - reported time is more than 1 hour ago");
  if (Number(fields.get("expires_at") ?? Number.POSITIVE_INFINITY) < now)
    return errorResponse(401, "Link expired");
  if (!isSignedBy(fields, CLOUDINARY_KEYS.apiSecret))
    return errorResponse(401, `Invalid Signature. String to sign - public_id=${fields.get("public_id")}`);
  return undefined;
};
