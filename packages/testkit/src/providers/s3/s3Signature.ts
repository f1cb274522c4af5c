import { createHash, createHmac } from "node:crypto";
import type { FakeRequest } from "../fakeServer.ts";

export type S3Keys = {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const sha256Hex = (value: string | Buffer): string => createHash("sha256").update(value).digest("hex");
const hmac = (key: string | Buffer, value: string): Buffer =>
  createHmac("sha256", key).update(value).digest();

const AUTHORIZATION_PATTERN =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

type SignatureClaim = {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  /** The hash of the body, or UNSIGNED-PAYLOAD. */
  readonly payload: string;
};

/** Reads the claim from the header, or from the query of a presigned URL. */
const readClaim = ({ headers, query }: FakeRequest<Buffer>): SignatureClaim => {
  const field = (name: string): string => query.get(`X-Amz-${name}`) ?? "";
  if (query.has("X-Amz-Signature"))
    return {
      credential: field("Credential"),
      signedHeaders: field("SignedHeaders"),
      signature: field("Signature"),
      date: field("Date"),
      payload: "UNSIGNED-PAYLOAD",
    };
  const [, credential = "", signedHeaders = "", signature = ""] =
    AUTHORIZATION_PATTERN.exec(String(headers.authorization)) ?? [];
  const payload = String(headers["x-amz-content-sha256"]);
  return { credential, signedHeaders, signature, date: String(headers["x-amz-date"]), payload };
};

/**
 * Checks the signature of a request, in its header or its URL: Signature Version 4, as Amazon describes it
 * (docs.aws.amazon.com, "Authenticating Requests"). Returns the status of the error reply; undefined when it is valid.
 */
export const verifySignature = (
  request: FakeRequest<Buffer>,
  { accessKeyId, region, secretAccessKey }: S3Keys,
  now: Date,
): number | undefined => {
  const { headers, method, path, query, body } = request;
  const { credential, signedHeaders, signature, date, payload } = readClaim(request);
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  if (credential !== `${accessKeyId}/${scope}`) return 403;
  if (hasExpired(date, query.get("X-Amz-Expires"), now)) return 403;
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256Hex(body)) return 400;
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...signedHeaders.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signedHeaders,
    payload,
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", date, scope, sha256Hex(canonical)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce<Buffer>(
    (from, part) => hmac(from, part),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  return hmac(key, toSign).toString("hex") === signature ? undefined : 403;
};

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");

/**
 * Returns true if a signature has expired: in a header it is valid for 15 minutes, in a presigned URL for the time
 * that the URL names.
 */
const hasExpired = (date: string, expires: string | null, now: Date): boolean => {
  const signedAt = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  return now.getTime() > signedAt + Number(expires ?? 15 * 60) * 1000;
};
