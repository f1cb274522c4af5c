import { type SendResult, toSendError, type UploadRequest } from "./sendResult.ts";

/** Creates an upload by tus's creation extension, with the file's hash where the browser can compute it. */
export const beginUpload = async ({
  file,
  fileName,
  signal,
}: UploadRequest): Promise<
  { readonly kind: "begun"; readonly uploadUrl: string } | Exclude<SendResult, { kind: "sent" }>
> => {
  const sha256 = await sha256Of(file);
  const metadata = { filename: fileName, filetype: file.type, ...(sha256 === null ? {} : { sha256 }) };
  const response = await fetch("/api/uploads", {
    method: "POST",
    headers: {
      "tus-resumable": "1.0.0",
      "upload-length": String(file.size),
      "upload-metadata": Object.entries(metadata)
        .map(([name, value]) => `${name} ${base64(value)}`)
        .join(),
    },
    signal,
  });
  const uploadUrl = response.headers.get("location");
  if (response.status === 201 && uploadUrl !== null) return { kind: "begun", uploadUrl };
  return toSendError(response.status, await response.text());
};

/** Encodes the UTF-8 bytes, since file names may be in any script. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** Returns the hash in hex. Null on pages without https, where browsers have no hashing. */
const sha256Of = async (file: Blob): Promise<string | null> => {
  if (!("subtle" in crypto)) return null;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
