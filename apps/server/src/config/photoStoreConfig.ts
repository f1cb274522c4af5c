import type { EnvironmentReader } from "./environmentReader.ts";

/** The photo store and its keys. May hold secrets: never show or log it. */
export type PhotoStoreSettings =
  | { readonly kind: "disk" }
  | {
      readonly kind: "s3";
      /** Origin of the service. */
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      /** True when browsers send photos directly to the bucket. */
      readonly direct: boolean;
      /** Whether addresses have the bucket's name in their path or in their host. */
      readonly addressStyle: "path" | "virtualHost";
    }
  | {
      readonly kind: "cloudinary";
      /** Origin of the Upload API. */
      readonly apiUrl: string;
      readonly cloudName: string;
      readonly apiKey: string;
      readonly apiSecret: string;
      /** Where Cloudinary serves the account's images: `https://res.cloudinary.com/CLOUD_NAME`. */
      readonly deliveryUrl: string;
      /** True when the smaller copies of photos are made and served by Cloudinary. */
      readonly delivers: boolean;
    };

/** Reads the photo store. Issues never quote a key: a wrong one may still be a secret. */
export const readPhotoStore = (environment: EnvironmentReader): PhotoStoreSettings => {
  const { readChoice, addIssue } = environment;
  const kind = readChoice("PHOTO_STORE", ["disk", "s3", "cloudinary"], "disk");
  const uploads = readChoice("PHOTO_UPLOADS", ["shop", "direct"], "shop");
  const delivery = readChoice("PHOTO_DELIVERY", ["shop", "cloudinary"], "shop");
  const addressStyle = readChoice("S3_ADDRESS_STYLE", ["path", "virtualHost"], "path");
  if (uploads === "direct" && kind !== "s3")
    addIssue("PHOTO_UPLOADS=direct sends photos straight into a bucket, so it needs PHOTO_STORE=s3.");
  if (delivery === "cloudinary" && kind !== "cloudinary")
    addIssue(
      "PHOTO_DELIVERY=cloudinary serves photos that are stored at Cloudinary, so it needs PHOTO_STORE=cloudinary.",
    );
  switch (kind) {
    case "disk":
      return { kind };
    case "s3":
      return readBucket(environment, uploads === "direct", addressStyle);
    case "cloudinary":
      return readCloudinary(environment, delivery === "cloudinary");
  }
};

const readBucket = (
  { readText, addIssue }: EnvironmentReader,
  direct: boolean,
  addressStyle: "path" | "virtualHost",
): PhotoStoreSettings => {
  const readRequired = (name: string, pattern: RegExp, example: string): string => {
    const value = readText(name);
    if (value === null) addIssue(`PHOTO_STORE=s3 needs ${name}; it is like ${example}.`);
    else if (!pattern.test(value)) addIssue(`${name} is not right; it is like ${example}.`);
    return value ?? "";
  };
  // A certificate for *.s3.example does not fit a.b.s3.example.
  if (addressStyle === "virtualHost" && readText("S3_BUCKET")?.includes("."))
    addIssue(
      "S3_ADDRESS_STYLE=virtualHost needs an S3_BUCKET without dots, since no certificate fits its host.",
    );
  return {
    kind: "s3",
    direct,
    addressStyle,
    endpoint: readRequired("S3_ENDPOINT", ENDPOINT, "https://s3.af-south-1.amazonaws.com").replace(/\/$/, ""),
    region: readRequired("S3_REGION", /^[a-z0-9-]+$/, "af-south-1"),
    bucket: readRequired("S3_BUCKET", /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "storywall-photos"),
    accessKeyId: readRequired("S3_ACCESS_KEY_ID", /^\S+$/, "AKIA…"),
    secretAccessKey: readRequired("S3_SECRET_ACCESS_KEY", /^\S+$/, "what came with S3_ACCESS_KEY_ID"),
  };
};

/**
 * Reads CLOUDINARY_URL, as Cloudinary's console shows it. Its parameters are those of Cloudinary's own
 * libraries: `upload_prefix` for an account in another region, `secure_distribution` and `private_cdn` for a
 * delivery host of the account.
 */
const readCloudinary = ({ readText, addIssue }: EnvironmentReader, delivers: boolean): PhotoStoreSettings => {
  const value = readText("CLOUDINARY_URL");
  const [, apiKey = "", apiSecret = "", cloudName = "", query = ""] = CLOUDINARY_URL.exec(value ?? "") ?? [];
  const parameters = new URLSearchParams(query);
  const apiUrl = parameters.get("upload_prefix") ?? "https://api.cloudinary.com";
  const deliveryUrl = readDeliveryUrl(parameters, cloudName);
  const isKnown = [...parameters.keys()].every((name) => CLOUDINARY_PARAMETERS.has(name));
  if (value === null)
    addIssue(`PHOTO_STORE=cloudinary needs CLOUDINARY_URL; it is like ${CLOUDINARY_URL_EXAMPLE}.`);
  else if (cloudName === "" || !isKnown || !ENDPOINT.test(apiUrl) || !deliveryUrl)
    addIssue(`CLOUDINARY_URL is not right; it is like ${CLOUDINARY_URL_EXAMPLE}.`);
  return {
    kind: "cloudinary",
    apiUrl: apiUrl.replace(/\/$/, ""),
    cloudName,
    apiKey,
    apiSecret,
    deliveryUrl: deliveryUrl ?? "",
    delivers,
  };
};

/**
 * Returns the URL under which images are served; on the shared host the path begins with the cloud's name.
 * Undefined when there is no host.
 */
const readDeliveryUrl = (parameters: URLSearchParams, cloudName: string): string | undefined => {
  const isPrivate = parameters.get("private_cdn") === "true";
  const host =
    parameters.get("secure_distribution") ??
    (isPrivate ? `${cloudName}-res.cloudinary.com` : "res.cloudinary.com");
  const origin = `${LOOPBACK_HOST.test(host) ? "http" : "https"}://${host}`;
  if (!/^[\w.-]+(:\d+)?$/.test(host) || !ENDPOINT.test(origin)) return undefined;
  return isPrivate ? origin : `${origin}/${cloudName}`;
};

const CLOUDINARY_URL_EXAMPLE = "cloudinary://API_KEY:API_SECRET@CLOUD_NAME";
const CLOUDINARY_URL = /^cloudinary:\/\/([\w-]+):([\w-]+)@([\w-]+)(?:\?(\S+))?$/;
const CLOUDINARY_PARAMETERS = new Set(["upload_prefix", "secure_distribution", "private_cdn"]);
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Photos and keys are sent by https; http is allowed within this machine only. */
const ENDPOINT = /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/;
