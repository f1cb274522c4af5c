import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { Clock } from "../ports/platform/Clock.ts";
import type { IdempotencyKeys, StoredReply } from "../ports/platform/IdempotencyKeys.ts";
import { hashNetwork } from "./enforceRateLimit.ts";
import { HttpError } from "./httpError.ts";

/** Longer than any request runs (30 s): a request that has not ended by then crashed with its process. */
const ABANDONED_AFTER_MS = MINUTE_MS;
const POLL_INTERVAL_MS = 50;
/** Clients stop waiting after 30 s (R7.6), so the response must come earlier. */
const MAX_WAIT_MS = 20_000;

/**
 * The holder of a key: for a shopper, who has no account, their IP address. A staff member is the same holder
 * at any address: a refund that is repeated after a change from Wi-Fi to mobile data must be the same refund.
 */
export type KeyHolder = `staff ${string}` | `address ${string}`;

type KeyedRequest = {
  readonly call: string;
  /** The key as the client sent it. */
  readonly key: string;
  /** Holder of the key. Two clients may choose the same weak key and must not get each other's carts. */
  readonly holder: KeyHolder;
  readonly body: unknown;
};

/**
 * Runs `work` once for a key. A repeated request gets the reply of the first, also while the first still runs.
 *
 * Only successful replies are stored. An error changed nothing, so a retry is safe and may succeed. When the process
 * dies before the reply is stored, the work runs again. Work that must not run twice even then stores the key that it
 * gets, in its own transaction.
 *
 * @throws HttpError when the key was used with another body, or when the first request takes too long.
 */
export const withIdempotency = async (
  keys: IdempotencyKeys,
  clock: Clock,
  request: KeyedRequest,
  work: (key: string) => Promise<StoredReply>,
): Promise<StoredReply> => {
  const key = hash(request.call, request.holder, request.key);
  const bodyHash = hash(JSON.stringify(request.body) ?? "");
  const sender = senderOf(request.holder);
  for (let waitedMs = 0; waitedMs <= MAX_WAIT_MS; waitedMs += POLL_INTERVAL_MS) {
    const now = clock.now();
    const state = await keys.begin(key, bodyHash, now, new Date(now.getTime() - ABANDONED_AFTER_MS), sender);
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

/** Returns the network whose stored replies are limited, hashed like those of rate limits; null for staff. */
const senderOf = (holder: KeyHolder): string | null =>
  holder.startsWith("staff ") ? null : hashNetwork(holder.slice("address ".length));

const hash = (...parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
