import { setTimeout as wait } from "node:timers/promises";
import { PhotoStoreUnavailableError } from "../../ports/photos/PhotoStore.ts";

/** Longest time for one request, retries included; the shopper's request ends after 30 s. */
const TIMEOUT_MS = 20_000;
const MAX_RETRIES = 3;
/** Longest delay before the first retry; it doubles with each retry. */
const RETRY_DELAY_MS = 50;
/** 420 (Cloudinary's own) and 429: too many requests; 423: the file is still being processed. */
const RETRYABLE_STATUSES = new Set([420, 423, 429]);

/**
 * Sends a request to Cloudinary and reads its reply; returns undefined for a 404. Retries when the connection breaks,
 * also in the middle of a reply, or when Cloudinary is busy: each of our requests may be repeated.
 * @throws PhotoStoreUnavailableError when no attempt succeeds.
 */
export const cloudinaryRequest = async <T>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<T | undefined> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (let retries = 0; ; retries++) {
    const result = await attemptRequest(url, { ...init, signal }, read);
    if (result.kind === "read") return result.value;
    if (!result.isTemporary || retries === MAX_RETRIES || signal.aborted)
      throw new PhotoStoreUnavailableError(`the photo store ${result.description}`, { cause: result.cause });
    await wait(Math.random() * RETRY_DELAY_MS * 2 ** retries);
  }
};

type AttemptResult<T> =
  | { readonly kind: "read"; readonly value: T | undefined }
  | {
      readonly kind: "failed";
      readonly isTemporary: boolean;
      readonly description: string;
      readonly cause?: unknown;
    };

const attemptRequest = async <T>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<AttemptResult<T>> => {
  try {
    const response = await fetch(url, init);
    if (response.ok) return { kind: "read", value: await read(response) };
    // An unread body would block its connection.
    await response.body?.cancel();
    if (response.status === 404) return { kind: "read", value: undefined };
    const isTemporary = response.status >= 500 || RETRYABLE_STATUSES.has(response.status);
    return {
      kind: "failed",
      isTemporary,
      description: `answered ${response.status}: ${reasonOf(response)}`,
    };
  } catch (cause) {
    return { kind: "failed", isTemporary: true, description: "does not answer", cause };
  }
};

/** Returns Cloudinary's own reason for the log, without the signed text that it quotes after it. */
const reasonOf = ({ headers }: Response): string =>
  (headers.get("x-cld-error") ?? "no reason given").split(" String to sign")[0] ?? "";
