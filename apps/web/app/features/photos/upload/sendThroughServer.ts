import { DetailedError, Upload } from "tus-js-client";
import { type SendResult, toSendError, UNREACHABLE, type UploadRequest } from "./sendResult.ts";

const CHUNK_BYTES = 5 * 1024 * 1024;
/** Within one try; a longer break is the queue's business. */
const RETRY_DELAYS_MS = [500, 1_500, 4_000];

/** Sends a photo to the shop by tus (resumable). */
export const sendThroughServer = (request: UploadRequest): Promise<SendResult> =>
  new Promise((resolve) => {
    const upload = new Upload(request.file, {
      endpoint: "/api/uploads",
      uploadUrl: request.uploadUrl,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // Our own record in the browser's database keeps the address, beside the bytes that it belongs to.
      storeFingerprintForResuming: false,
      metadata: { filename: request.fileName, filetype: request.file.type },
      onUploadUrlAvailable: () => upload.url && request.onUploadUrl(upload.url),
      onProgress: (bytes, total) => request.onProgress(total > 0 ? bytes / total : 0),
      onSuccess: () => resolve(upload.url === null ? UNREACHABLE : { kind: "sent", uploadUrl: upload.url }),
      onError: (error) => {
        const response = error instanceof DetailedError ? error.originalResponse : null;
        resolve(response ? toSendError(response.getStatus(), response.getBody()) : UNREACHABLE);
      },
    });
    request.signal.addEventListener("abort", () => {
      void upload.abort();
      resolve(UNREACHABLE);
    });
    upload.start();
  });
