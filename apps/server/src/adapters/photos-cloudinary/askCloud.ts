import { setTimeout as wait } from "node:timers/promises";
import { PhotoStoreUnavailable } from "../../ports/photos/PhotoStore.ts";

/** A request is given up after this long, repeats included; the shopper's own patience is 30 s. */
const PATIENCE_MS = 20_000;
const REPEATS = 3;
/** Longest pause before the first repeat; it doubles with each. */
const PAUSE_MS = 50;
/** Too many requests, in Cloudinary's number and in everybody's, and a file that is still being worked on. */
const BUSY = new Set([420, 423, 429]);

/**
 * Asks Cloudinary and reads its answer; undefined for a 404. Asks again when the line breaks, also in the middle of an
 * answer, or when it is busy: each of our requests may be repeated.
 */
export const askCloud = async <T>(
  url: string,
  init: RequestInit,
  read: (answer: Response) => Promise<T>,
): Promise<T | undefined> => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  for (let repeats = 0; ; repeats++) {
    const answer = await answerOf(url, { ...init, signal }, read);
    if (answer.kind === "read") return answer.value;
    if (!answer.isPassing || repeats === REPEATS || signal.aborted)
      throw new PhotoStoreUnavailable(`the photo store ${answer.said}`, { cause: answer.cause });
    await wait(Math.random() * PAUSE_MS * 2 ** repeats);
  }
};

type Answer<T> =
  | { readonly kind: "read"; readonly value: T | undefined }
  | {
      readonly kind: "not read";
      readonly isPassing: boolean;
      readonly said: string;
      readonly cause?: unknown;
    };

const answerOf = async <T>(
  url: string,
  init: RequestInit,
  read: (answer: Response) => Promise<T>,
): Promise<Answer<T>> => {
  try {
    const response = await fetch(url, init);
    if (response.ok) return { kind: "read", value: await read(response) };
    // A body that nobody reads would keep its connection.
    await response.body?.cancel();
    if (response.status === 404) return { kind: "read", value: undefined };
    const isPassing = response.status >= 500 || BUSY.has(response.status);
    return { kind: "not read", isPassing, said: `answered ${response.status}: ${reasonOf(response)}` };
  } catch (cause) {
    return { kind: "not read", isPassing: true, said: "does not answer", cause };
  }
};

/** In Cloudinary's words, for the log; what it quotes behind its sentence is left out. */
const reasonOf = ({ headers }: Response): string =>
  (headers.get("x-cld-error") ?? "no reason given").split(" String to sign")[0] ?? "";
