import { type BackoffLimits, backoffMs } from "@storywall/domain/time/backoff.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { Clock } from "../ports/platform/Clock.ts";

/**
 * How long a claimed item belongs to one process. Longer than sending a mail, asking a provider, rendering a print or
 * deleting a batch of photos takes: a process that has not finished by then was killed, and another one repeats its
 * work.
 */
export const LEASE_MS = 5 * MINUTE_MS;

/** Result of an attempt to process an item. */
export type ItemResult = {
  /** Present when the item must be tried again; absent when it is settled or was given up. */
  readonly retry?: {
    readonly error: string;
    /** Pause before the next attempt, in ms; the queue's back-off when absent. */
    readonly delayMs?: number;
    /**
     * Number of attempts to record; that of the item when absent. Lower for a failure that is not the item's
     * fault.
     */
    readonly attempts?: number;
  };
  /** True when the next item would fail for the same reason, such as a server that is down. It ends the run. */
  readonly endsRun?: boolean;
};

type QueueRetry = { readonly at: Date; readonly error: string; readonly attempts: number };

/** A queue of items in the database, and the work to do on each. */
export type LeasedQueue<Item> = {
  /** Claims the item that is due longest. Other processes skip it until `leaseEnds`. */
  readonly claim: (now: Date, leaseEnds: Date) => Promise<Item | undefined>;
  /**
   * Processes an item and settles it, unless it returns a retry. Must be safe to repeat: when a process dies
   * between the work and the settling, another one repeats the item. When it throws, the run ends with that
   * error and the item is due again after its lease.
   */
  readonly process: (item: Item) => Promise<ItemResult>;
  /** Makes the item due at a later time. */
  readonly reschedule: (item: Item, retry: QueueRetry) => Promise<unknown>;
  readonly backoff: BackoffLimits;
  readonly clock: Clock;
  /** Returns true when the process is shutting down: the run ends after the current item. */
  readonly isStopping?: (() => boolean) | undefined;
};

/**
 * Processes the due items of a queue, one after the other, until none is due. Safe with several workers: each
 * item is leased to one. `attempts` of an item counts its claims, including the current one.
 */
export const processDueItems = async <Item extends { readonly attempts: number }>({
  claim,
  process,
  reschedule,
  backoff,
  clock,
  isStopping,
}: LeasedQueue<Item>): Promise<void> => {
  while (!isStopping?.()) {
    const now = clock.now();
    const item = await claim(now, new Date(now.getTime() + LEASE_MS));
    if (!item) return;
    const { retry, endsRun } = await process(item);
    if (retry) {
      const { error, attempts = item.attempts, delayMs = backoffMs(item.attempts, backoff) } = retry;
      await reschedule(item, { at: new Date(clock.now().getTime() + delayMs), error, attempts });
    }
    if (endsRun) return;
  }
};
