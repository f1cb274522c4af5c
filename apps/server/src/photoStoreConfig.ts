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
    }
  | {
      readonly kind: "cloudinary";
      /** Origin of the Upload API. */
      readonly apiUrl: string;
      readonly cloudName: string;
      readonly apiKey: string;
      readonly apiSecret: string;
    };

/** Returns the value of a setting; null when it is absent. */
type ReadText = (name: string) => string | null;

/** Reads the photo store. Issues never quote a key: a wrong one may still be a secret. */
export const readPhotoStore = (
  readText: ReadText,
  issues: string[],
  kind: PhotoStoreSettings["kind"],
  uploads: "shop" | "direct",
): PhotoStoreSettings => {
  if (uploads === "direct" && kind !== "s3")
    issues.push("PHOTO_UPLOADS=direct sends photos straight into a bucket, so it needs PHOTO_STORE=s3.");
  switch (kind) {
    case "disk":
      return { kind };
    case "s3":
      return readBucket(readText, issues, uploads === "direct");
    case "cloudinary":
      return readCloudinary(readText, issues);
  }
};

const readBucket = (readText: ReadText, issues: string[], direct: boolean): PhotoStoreSettings => {
  const readRequired = (name: string, pattern: RegExp, example: string): string => {
    const value = readText(name);
    if (value === null) issues.push(`PHOTO_STORE=s3 needs ${name}; it is like ${example}.`);
    else if (!pattern.test(value)) issues.push(`${name} is not right; it is like ${example}.`);
    return value ?? "";
  };
  return {
    kind: "s3",
    direct,
    endpoint: readRequired("S3_ENDPOINT", ENDPOINT, "https://s3.af-south-1.amazonaws.com").replace(/\/$/, ""),
    region: readRequired("S3_REGION", /^[a-z0-9-]+$/, "af-south-1"),
    bucket: readRequired("S3_BUCKET", /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "storywall-photos"),
    accessKeyId: readRequired("S3_ACCESS_KEY_ID", /^\S+$/, "AKIA…"),
    secretAccessKey: readRequired("S3_SECRET_ACCESS_KEY", /^\S+$/, "what came with S3_ACCESS_KEY_ID"),
  };
};

/** Reads CLOUDINARY_URL, as Cloudinary's console shows it. Accounts in other regions have another `upload_prefix`. */
const readCloudinary = (readText: ReadText, issues: string[]): PhotoStoreSettings => {
  const value = readText("CLOUDINARY_URL");
  const [, apiKey = "", apiSecret = "", cloudName = "", apiUrl = "https://api.cloudinary.com"] =
    CLOUDINARY_URL.exec(value ?? "") ?? [];
  if (value === null)
    issues.push(`PHOTO_STORE=cloudinary needs CLOUDINARY_URL; it is like ${CLOUDINARY_URL_EXAMPLE}.`);
  else if (cloudName === "" || !ENDPOINT.test(apiUrl))
    issues.push(`CLOUDINARY_URL is not right; it is like ${CLOUDINARY_URL_EXAMPLE}.`);
  return { kind: "cloudinary", apiUrl: apiUrl.replace(/\/$/, ""), cloudName, apiKey, apiSecret };
};

const CLOUDINARY_URL_EXAMPLE = "cloudinary://API_KEY:API_SECRET@CLOUD_NAME";
const CLOUDINARY_URL = /^cloudinary:\/\/([\w-]+):([\w-]+)@([\w-]+)(?:\?upload_prefix=(\S+))?$/;

/** Photos and keys are sent by https; by http within this machine only. */
const ENDPOINT = /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/;
