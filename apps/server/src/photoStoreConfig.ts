/** Where photos are kept, with what it takes to get there. May hold secrets: never to be shown or logged. */
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
    };

/** The value of a setting; null when it is absent. */
type Text = (name: string) => string | null;

/** Reads where photos are kept. Keys stay unsaid in faults: a wrong one may still be a secret. */
export const readPhotoStore = (
  text: Text,
  faults: string[],
  kind: PhotoStoreSettings["kind"],
): PhotoStoreSettings => {
  if (kind === "disk") return { kind };
  const need = (name: string, pattern: RegExp, example: string): string => {
    const value = text(name);
    if (value === null) faults.push(`PHOTO_STORE=s3 needs ${name}; it is like ${example}.`);
    else if (!pattern.test(value)) faults.push(`${name} is not right; it is like ${example}.`);
    return value ?? "";
  };
  return {
    kind,
    endpoint: need("S3_ENDPOINT", ENDPOINT, "https://s3.af-south-1.amazonaws.com").replace(/\/$/, ""),
    region: need("S3_REGION", /^[a-z0-9-]+$/, "af-south-1"),
    bucket: need("S3_BUCKET", /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "storywall-photos"),
    accessKeyId: need("S3_ACCESS_KEY_ID", /^\S+$/, "AKIA…"),
    secretAccessKey: need("S3_SECRET_ACCESS_KEY", /^\S+$/, "what came with S3_ACCESS_KEY_ID"),
  };
};

/** Photos and keys travel by https; by http within this machine only. */
const ENDPOINT = /^(https:\/\/[\w.-]+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/;
