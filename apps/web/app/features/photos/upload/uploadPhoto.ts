import { getUploadedPhoto } from "@storywall/contract/calls/photos/getUploadedPhoto.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { Photo } from "@storywall/contract/schemas/photo.ts";
import { retry } from "../../../lib/api/retry.ts";
import {
  canResumeUpload,
  type SendPhoto,
  type SendResult,
  toUploadError,
  UNREACHABLE,
  type UploadRequest,
} from "./sendResult.ts";

export type UploadResult =
  | { readonly kind: "stored"; readonly photo: Photo }
  | Exclude<SendResult, { kind: "sent" }>;

/** Pauses between polls of a photo that the server processes: some hundred ms, minutes under load. */
const POLL_INTERVALS_MS = [
  250, 250, 500, 500, 1_000, 1_000, 2_000, 2_000, 5_000, 5_000, 10_000, 10_000, 20_000,
];

/** Uploads a photo, waits until the server has processed it, and returns the server's Photo. Never rejects. */
export const uploadPhoto = async (client: Client, request: UploadRequest): Promise<UploadResult> => {
  const send = await loadSendPhoto().catch(() => null);
  const sent = (await send?.(client, request).catch(() => UNREACHABLE)) ?? UNREACHABLE;
  return sent.kind === "sent" ? pollUploadedPhoto(client, sent.uploadUrl, request.signal) : sent;
};

/**
 * Loads the code that uploads: to the server, or directly to the bucket (root.tsx says which). Loaded after
 * hydration, but before it is needed (see browserPhotos): browsers cache a failed module load, so the first load must
 * not happen without network.
 */
export const loadSendPhoto = async (): Promise<SendPhoto> => {
  const serverModule = import("./sendThroughServer.ts");
  if (document.querySelector('meta[name="photo-uploads"][content="direct"]') === null) {
    const { sendThroughServer } = await serverModule;
    return (_client, request) => sendThroughServer(request);
  }
  const [{ sendThroughServer }, { sendDirect }, { putPart }] = await Promise.all([
    serverModule,
    import("./sendDirect.ts"),
    import("./putPart.ts"),
  ]);
  return sendDirect({ putPart, sendThroughServer });
};

const pollUploadedPhoto = async (
  client: Client,
  uploadUrl: string,
  signal: AbortSignal,
): Promise<UploadResult> => {
  const id = uploadUrl.split("/").at(-1) ?? "";
  const poll = async (): Promise<UploadResult | null> => {
    const result = await client(getUploadedPhoto, { params: { id } }, { signal });
    if (result.kind === "ok") return { kind: "stored", photo: result.reply };
    if (result.kind === "unreachable") return UNREACHABLE;
    if (result.error === "UPLOAD_IN_PROGRESS") return null;
    return canResumeUpload(result.status)
      ? UNREACHABLE
      : { kind: "error", problem: toUploadError(result.status, result.message, result.error) };
  };
  return (await retry(poll, POLL_INTERVALS_MS)) ?? UNREACHABLE;
};
