import { createHash, createHmac } from "node:crypto";
import { createFaults, type Faults, type RequestFault } from "../faults.ts";
import { type BytesReply, type StandInRequest, startBytesStandIn } from "../standInServer.ts";

export type S3Keys = {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** The keys that the stand-in takes. */
export const S3_KEYS: S3Keys = {
  region: "af-south-1",
  accessKeyId: "AKIASTANDIN",
  secretAccessKey: "a-secret-of-the-stand-in",
};

export type S3Object = { readonly bytes: Buffer; readonly contentType: string };

export type S3StandIn = {
  /** Origin of its API. */
  readonly url: string;
  readonly faults: Faults;
  /** By `bucket/key`. */
  readonly objects: ReadonlyMap<string, S3Object>;
  /** Forgets all objects, and has room again. */
  readonly empty: () => void;
  /** From now on there is no room. */
  readonly fill: () => void;
  readonly close: () => Promise<void>;
};

/**
 * Amazon S3 as a program on this machine, as far as a photo store asks it: objects by path-style address, signatures
 * checked by Signature 4 as Amazon describes it (docs.aws.amazon.com, "Authenticating Requests: Using the Authorization
 * Header"), the body's hash checked, and failing when it is told to.
 */
export const startS3StandIn = async ({
  buckets,
  faults = createFaults(),
}: {
  readonly buckets: readonly string[];
  readonly faults?: Faults;
}): Promise<S3StandIn> => {
  const objects = new Map<string, S3Object>();
  let isFull = false;

  const answer = (request: StandInRequest<Buffer>): BytesReply => {
    const { path, body } = request;
    const problem = whatIsWrong(request);
    if (problem) return { status: problem };
    const [bucket = "", ...rest] = path.slice(1).split("/");
    if (!buckets.includes(bucket)) return { status: 404 };
    if (rest.length === 0) return { status: 200 };
    const name = path.slice(1);
    const found = objects.get(name);
    switch (request.method) {
      case "PUT":
        if (isFull) return { status: 507 };
        objects.set(name, { bytes: body, contentType: String(request.headers["content-type"] ?? "") });
        return { status: 200 };
      case "DELETE":
        objects.delete(name);
        return { status: 204 };
      default:
        return found
          ? { status: 200, headers: { "content-type": found.contentType }, bytes: found.bytes }
          : { status: 404 };
    }
  };

  const withFault = (request: StandInRequest<Buffer>, fault: RequestFault | undefined): BytesReply => {
    if (fault?.kind === "errorBefore") return { status: 503 };
    const reply = answer(request);
    return fault?.kind === "errorAfter" ? { status: 500 } : reply;
  };

  const { url, close } = await startBytesStandIn(withFault, faults);
  return {
    url,
    close,
    faults,
    objects,
    empty: () => {
      objects.clear();
      isFull = false;
    },
    fill: () => {
      isFull = true;
    },
  };
};

const hex = (value: string | Buffer): string => createHash("sha256").update(value).digest("hex");
const hmac = (key: string | Buffer, value: string): Buffer =>
  createHmac("sha256", key).update(value).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** Why a request is refused, as a status; undefined when it is right. */
const whatIsWrong = ({ headers, method, path, body }: StandInRequest<Buffer>): number | undefined => {
  const [, accessKeyId, day = "", region = "", signed = "", signature] =
    AUTHORIZATION.exec(String(headers.authorization)) ?? [];
  const promised = headers["x-amz-content-sha256"];
  if (accessKeyId !== S3_KEYS.accessKeyId || region !== S3_KEYS.region || typeof promised !== "string")
    return 403;
  if (promised !== "UNSIGNED-PAYLOAD" && promised !== hex(body)) return 400;
  const names = signed.split(";");
  const canonical = [
    method,
    path,
    "",
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signed,
    promised,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", String(headers["x-amz-date"]), scope, hex(canonical)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce<Buffer>(
    (from, part) => hmac(from, part),
    hmac(`AWS4${S3_KEYS.secretAccessKey}`, day),
  );
  return hmac(key, toSign).toString("hex") === signature ? undefined : 403;
};
