/** Puts bytes to a URL of the bucket. Returns false when that failed for any reason. Never rejects. */
export type PutPart = (
  url: string,
  part: Blob,
  options: { readonly onProgress: (bytes: number) => void; readonly signal: AbortSignal },
) => Promise<boolean>;

/** Enough for 5 MB at 0.15 Mbit/s. */
const TIMEOUT_MS = 300_000;

/** Uses XMLHttpRequest, since `fetch` reports no upload progress. */
export const putPart: PutPart = (url, part, { onProgress, signal }) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => resolve(request.status >= 200 && request.status < 300);
    request.onerror = request.ontimeout = request.onabort = () => resolve(false);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(part);
  });
