import { completeUpload } from "@storywall/contract/calls/photos/completeUpload.ts";
import { listMissingParts } from "@storywall/contract/calls/photos/listMissingParts.ts";
import type { Client } from "@storywall/contract/client.ts";
import { beginUpload } from "./beginUpload.ts";
import type { PutPart } from "./putPart.ts";
import {
  canResumeUpload,
  type SendPhoto,
  type SendResult,
  UNREACHABLE,
  type UploadRequest,
} from "./sendResult.ts";

type Dependencies = {
  readonly putPart: PutPart;
  readonly sendThroughServer: (request: UploadRequest) => Promise<SendResult>;
};

/** After this many rounds without progress, while the server answers, the photo is sent through the server instead. */
const MAX_STALLED_ROUNDS = 2;

/**
 * Uploads a photo directly to the bucket, part by part. Each round asks the server for the missing parts, so that a
 * reload or a lost network costs only the current part. When the bucket is unreachable (a firewall, a missing CORS
 * rule), the same upload continues through the server.
 */
export const sendDirect =
  ({ putPart, sendThroughServer }: Dependencies): SendPhoto =>
  async (client, request) => {
    const { uploadUrl } = request;
    const upload = uploadUrl === null ? await beginUpload(request) : { kind: "begun" as const, uploadUrl };
    if (upload.kind !== "begun") return upload;
    if (uploadUrl === null) request.onUploadUrl(upload.uploadUrl);
    const parts = await sendParts(client, putPart, request, uploadIdOf(upload.uploadUrl));
    switch (parts) {
      case "complete":
        return { kind: "sent", uploadUrl: upload.uploadUrl };
      case "unreachable":
        return UNREACHABLE;
      case "unsupported":
        return sendThroughServer({ ...request, uploadUrl: upload.uploadUrl });
    }
  };

const uploadIdOf = (uploadUrl: string): string => uploadUrl.split("/").at(-1) ?? "";

type SendPartsResult = "complete" | "unreachable" | "unsupported";

const sendParts = async (
  client: Client,
  putPart: PutPart,
  { file, onProgress, signal }: UploadRequest,
  id: string,
): Promise<SendPartsResult> => {
  let fewestMissing = Number.POSITIVE_INFINITY;
  let stalledRounds = 0;
  while (!signal.aborted) {
    const missing = await client(listMissingParts, { params: { id } }, { signal });
    if (missing.kind !== "ok") return toPartsResult(missing);
    const { part_bytes, parts } = missing.reply;
    const slicePart = (number: number) => file.slice((number - 1) * part_bytes, number * part_bytes);
    if (parts.length === 0) {
      onProgress(1);
      const completed = await client(completeUpload, { params: { id } }, { signal });
      if (completed.kind === "ok") return "complete";
      if (completed.kind !== "error" || completed.error !== "CONFLICT") return toPartsResult(completed);
    }
    stalledRounds = parts.length > 0 && parts.length < fewestMissing ? 0 : stalledRounds + 1;
    if (stalledRounds > MAX_STALLED_ROUNDS) return "unsupported";
    fewestMissing = Math.min(fewestMissing, parts.length);

    let uploadedBytes = file.size - parts.reduce((bytes, { number }) => bytes + slicePart(number).size, 0);
    for (const { number, url } of parts) {
      const part = slicePart(number);
      const progress = (bytes: number) => onProgress((uploadedBytes + bytes) / file.size);
      if (!(await putPart(url, part, { onProgress: progress, signal }))) break;
      uploadedBytes += part.size;
    }
  }
  return "unreachable";
};

/** An upload that the server does not know as direct, or has deleted, is started again by tus. */
const toPartsResult = (
  result:
    | { readonly kind: "error"; readonly status: number; readonly error: string }
    | { readonly kind: "unreachable" },
): SendPartsResult =>
  result.kind === "unreachable" || canResumeUpload(result.status) ? "unreachable" : "unsupported";
