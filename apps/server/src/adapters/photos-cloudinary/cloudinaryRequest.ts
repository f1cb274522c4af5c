import { setTimeout as wait } from "node:timers/promises";
import { PhotoStoreUnavailableError } from "../../ports/photos/PhotoStore.ts";

/** A request is given up after this long, repeats included; the shopper's own patience is 30 s. */
const TIMEOUT_MS = 20_000;
const MAX_RETRIES = 3;
/** Longest pause before the first repeat; it doubles with each. */
const RETRY_DELAY_MS = 50;
/** Too many requests, in Cloudinary's number and in everybody's, and a file that is still being worked on. */
const RETRYABLE_STATUSES = new Set([420, 423, 429]);

/**
 * Asks Cloudinary and reads its answer; undefined for a 404. Asks again when the line breaks, also in the middle of an
 * answer, or when it is busy: each of our requests may be repeated.
 */
export const cloudinaryRequest = async <T>(
  url: string,
  init: RequestInit,
  read: (answer: Response) => Promise<T>,
): Promise<T | undefined> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (let retries = 0; ; retries++) {
    const answer = await attemptRequest(url, { ...init, signal }, read);
    if (answer.kind === "read") return answer.value;
    if (!answer.isTemporary || retries === MAX_RETRIES || signal.aborted)
      throw new PhotoStoreUnavailableError(`the photo store ${answer.description}`, { cause: answer.cause });
    await wait(Math.random() * RETRY_DELAY_MS * 2 ** retries);
  }
};

type AttemptResult<T> =
  | { readonly kind: "read"; readonly value: T | undefined }
  | {
      readonly kind: "not read";
      readonly isTemporary: boolean;
      readonly description: string;
      readonly cause?: unknown;
    };

const attemptRequest = async <T>(
  url: string,
  init: RequestInit,
  read: (answer: Response) => Promise<T>,
): Promise<AttemptResult<T>> => {
  try {
    const response = await fetch(url, init);
    if (response.ok) return { kind: "read", value: await read(response) };
    // A body that nobody reads would keep its connection.
    await response.body?.cancel();
    if (response.status === 404) return { kind: "read", value: undefined };
    const isTemporary = response.status >= 500 || RETRYABLE_STATUSES.has(response.status);
    return {
      kind: "not read",
      isTemporary,
      description: `answered ${response.status}: ${reasonOf(response)}`,
    };
  } catch (cause) {
    return { kind: "not read", isTemporary: true, description: "does not answer", cause };
  }
};

/** In Cloudinary's words, for the log; what it quotes behind its sentence is left out. */
const reasonOf = ({ headers }: Response): string =>
  (headers.get("x-cld-error") ?? "no reason given").split(" String to sign")[0] ?? "";
