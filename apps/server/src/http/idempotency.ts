import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../ports/platform/Clock.ts";
import type { IdempotencyKeys, StoredReply } from "../ports/platform/IdempotencyKeys.ts";
import { HttpError } from "./httpError.ts";

/** Longer than any request lives (30 s): whoever has not ended by then was killed. */
const ABANDONED_AFTER_MS = 60_000;
const POLL_INTERVAL_MS = 50;
/** A client gives up after 30 s (R7.6); it should hear something before. */
const MAX_WAIT_MS = 20_000;

export type KeyedRequest = {
  readonly call: string;
  /** As the client sent it. */
  readonly key: string;
  /** The sender's address: two shoppers' clients may come up with the same weak key, and must not get each other's carts. */
  readonly address: string;
  readonly body: unknown;
};

/**
 * Runs the work once for a key: the same request again gets the reply of the first, also while the first still runs.
 * Only successes are kept. A refusal changed nothing, so asking again is safe and may turn out better.
 * Work whose reply could not be kept, for its process died between the two, is done again. What must not be done twice even
 * then writes down the key that it is given, in its own transaction.
 * @throws Failure for the same key with another body, or a first request that takes too long.
 */
export const withIdempotency = async (
  keys: IdempotencyKeys,
  clock: Clock,
  request: KeyedRequest,
  work: (key: string) => Promise<StoredReply>,
): Promise<StoredReply> => {
  const key = hash(request.call, request.address, request.key);
  const bodyHash = hash(JSON.stringify(request.body) ?? "");
  for (let waitedMs = 0; waitedMs <= MAX_WAIT_MS; waitedMs += POLL_INTERVAL_MS) {
    const now = clock.now();
    const state = await keys.begin(key, bodyHash, now, new Date(now.getTime() - ABANDONED_AFTER_MS));
    if (state.kind === "stored") return state.stored;
    if (state.kind === "mismatch") {
      throw new HttpError(
        "IDEMPOTENCY_MISMATCH",
        "This Idempotency-Key was used before with another request.",
      );
    }
    if (state.kind === "acquired") return runAndSave(keys, key, () => work(key));
    await wait(POLL_INTERVAL_MS);
  }
  throw new HttpError("CONFLICT", "The same request is still being worked on. Ask again with the same key.");
};

const runAndSave = async (
  keys: IdempotencyKeys,
  key: string,
  work: () => Promise<StoredReply>,
): Promise<StoredReply> => {
  let stored: StoredReply | undefined;
  try {
    stored = await work();
    return stored;
  } finally {
    if (stored && stored.status < 300) await keys.save(key, stored);
    else await keys.release(key);
  }
};

const hash = (...parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
