import { DetailedError, Upload } from "tus-js-client";
import { type SendResult, toSendError, UNREACHABLE, type UploadRequest } from "./sendResult.ts";

const CHUNK_BYTES = 5 * 1024 * 1024;
/** For tus's own retries within one attempt. The upload queue retries after longer breaks. */
const RETRY_DELAYS_MS = [500, 1_500, 4_000];

/** Uploads a photo to the server by tus, which can resume. Never rejects. */
export const sendThroughServer = (request: UploadRequest): Promise<SendResult> =>
  new Promise((resolve) => {
    const upload = new Upload(request.file, {
      endpoint: "/api/uploads",
      uploadUrl: request.uploadUrl,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // The URL is saved with the bytes in our own record of the pending photo.
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
