import { getUploadedPhoto } from "@storywall/contract/calls/photos/getUploadedPhoto.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { Photo } from "@storywall/contract/schemas/photo.ts";
import { PHOTO_NOT_TAKEN, type PhotoProblem } from "../photoProblem.ts";

export type UploadOutcome =
  | { readonly kind: "stored"; readonly photo: Photo }
  | { readonly kind: "refused"; readonly problem: PhotoProblem }
  /** No network or no answer; the bytes that arrived stay there, and the upload can go on. */
  | { readonly kind: "unreachable" };

export type UploadRequest = {
  readonly file: Blob;
  readonly fileName: string;
  /** Where an earlier try got to. */
  readonly uploadUrl: string | null;
  readonly onUploadUrl: (url: string) => void;
  /** 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
};

const CHUNK_BYTES = 5 * 1024 * 1024;
/** Within one try; a longer break is the queue's business. */
const RETRY_AFTER_MS = [500, 1_500, 4_000];
/** How long the shop may take to open a photo after its last byte: some hundred milliseconds, minutes under load. */
const ASK_AGAIN_AFTER_MS = [
  250, 250, 500, 500, 1_000, 1_000, 2_000, 2_000, 5_000, 5_000, 10_000, 10_000, 20_000,
];

/** Sends a photo by tus (resumable), waits until the shop has opened it, and gives the shop's Photo. Never rejects. */
export const uploadPhoto = async (client: Client, request: UploadRequest): Promise<UploadOutcome> => {
  const sent = await sendBytes(request).catch(() => ({ kind: "unreachable" }) as const);
  return sent.kind === "sent" ? askForPhoto(client, sent.uploadUrl, request.signal) : sent;
};

/**
 * The page is alive before this is there. Begun with the page all the same (see browserPhotos): a browser remembers for
 * ever that a module could not be loaded, so the first try must not come when the network is gone.
 */
export const loadTus = () => import("tus-js-client");

type Sent =
  | { readonly kind: "sent"; readonly uploadUrl: string }
  | Exclude<UploadOutcome, { kind: "stored" }>;

const sendBytes = async (request: UploadRequest): Promise<Sent> => {
  const { Upload, DetailedError } = await loadTus();
  return new Promise((resolve) => {
    const upload = new Upload(request.file, {
      endpoint: "/api/uploads",
      uploadUrl: request.uploadUrl,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_AFTER_MS,
      // Our own record in the browser's database keeps the address, beside the bytes that it belongs to.
      storeFingerprintForResuming: false,
      metadata: { filename: request.fileName, filetype: request.file.type },
      onUploadUrlAvailable: () => upload.url && request.onUploadUrl(upload.url),
      onProgress: (bytes, total) => request.onProgress(total > 0 ? bytes / total : 0),
      onSuccess: () =>
        resolve(upload.url === null ? { kind: "unreachable" } : { kind: "sent", uploadUrl: upload.url }),
      onError: (error) => {
        const response = error instanceof DetailedError ? error.originalResponse : null;
        resolve(response ? refusalIn(response.getStatus(), response.getBody()) : { kind: "unreachable" });
      },
    });
    request.signal.addEventListener("abort", () => {
      void upload.abort();
      resolve({ kind: "unreachable" });
    });
    upload.start();
  });
};

/** A server in trouble, a lock held by an earlier connection and a full house pass; any other refusal is an answer. */
const isTemporary = (status: number): boolean => status >= 500 || [0, 408, 409, 423, 429].includes(status);

const refusalIn = (status: number, body: string): Sent => {
  if (isTemporary(status)) return { kind: "unreachable" };
  return { kind: "refused", problem: problemIn(status, fieldIn(body, "message"), fieldIn(body, "error")) };
};

/** The shop's own sentence where it says what is wrong with the photo (413, 415, 422). */
const problemIn = (status: number, message: string | null, error: string | null): PhotoProblem =>
  message !== null && [413, 415, 422].includes(status)
    ? // Room can be made, and nothing is wrong with the photo: it stays, to be sent again.
      { message, canRetry: error === "PHOTO_QUOTA_REACHED" }
    : PHOTO_NOT_TAKEN;

const fieldIn = (body: string, name: "message" | "error"): string | null => {
  try {
    const reply: unknown = JSON.parse(body);
    const field: unknown = typeof reply === "object" && reply !== null ? Reflect.get(reply, name) : null;
    return typeof field === "string" && field !== "" ? field : null;
  } catch {
    return null;
  }
};

const askForPhoto = async (
  client: Client,
  uploadUrl: string,
  signal: AbortSignal,
): Promise<UploadOutcome> => {
  const id = uploadUrl.split("/").at(-1) ?? "";
  for (const wait of ASK_AGAIN_AFTER_MS) {
    const result = await client(getUploadedPhoto, { params: { id } }, { signal });
    if (result.kind === "ok") return { kind: "stored", photo: result.reply };
    const isOpening = result.kind === "refused" && result.error === "UPLOAD_IN_PROGRESS";
    if (!isOpening) {
      return result.kind === "unreachable" || isTemporary(result.status)
        ? { kind: "unreachable" }
        : { kind: "refused", problem: problemIn(result.status, result.message, result.error) };
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return { kind: "unreachable" };
};
