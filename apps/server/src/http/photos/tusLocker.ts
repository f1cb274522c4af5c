import { ERRORS, type Locker } from "@tus/server";
import type { UploadLock, UploadLocks } from "../../ports/photos/UploadLocks.ts";
import { TusError } from "./tusError.ts";
import { type UploadRequest, uploadRequestStorage } from "./uploadRequest.ts";

/** Longest wait for another request to release an upload. */
const LOCK_TIMEOUT_MS = 15_000;

/**
 * Locks uploads for the tus library: one writer at a time among all processes, since two writers at one offset
 * would mix their bytes. A later request asks the holder to release the lock: a phone that lost its network
 * returns while its old connection still looks alive.
 *
 * A request with bytes that is still waiting when a later request gets the lock is aborted. A phone whose
 * connection broke asks for its offset; if bytes of the broken connection were written after that answer, the
 * phone would send its next megabyte in vain. (Requests that wait in another process are not known here. There
 * the phone gets a 409 and asks again.)
 *
 * `maxConcurrentFor` returns how many uploads an address may send at the same time.
 */
export const tusLocker = (locks: UploadLocks, maxConcurrentFor: (address: string) => number): Locker => {
  const waiting = new Map<string, Set<AbortController>>();

  return {
    newLock: (id) => {
      let lock: UploadLock | undefined;
      return {
        lock: async (stopSignal, onContended) => {
          const request = uploadRequestStorage.getStore();
          const earlierWaiters = [...(waiting.get(id) ?? [])];
          const superseded = new AbortController();
          if (request?.hasBytes) waiting.set(id, new Set([...earlierWaiters, superseded]));
          lock = await locks
            .acquire(id, {
              onReleaseNeeded: () => void onContended(),
              signal: AbortSignal.any([stopSignal, superseded.signal, AbortSignal.timeout(LOCK_TIMEOUT_MS)]),
              ...(request?.hasBytes ? { clientAddress: request.address } : {}),
            })
            .finally(() => removeWaiter(waiting, id, superseded));
          if (superseded.signal.aborted) {
            await lock?.release();
            throw ERRORS.ABORTED;
          }
          if (!lock) throw ERRORS.ERR_LOCK_TIMEOUT;
          for (const earlier of earlierWaiters) earlier.abort();
          if (!request) return;
          request.lock = lock;
          if (await exceedsConcurrency(locks, request, maxConcurrentFor)) {
            await lock.release();
            throw new TusError(
              "TOO_MANY_REQUESTS",
              "That's a lot of photos at once. Please wait a moment and try again.",
            );
          }
        },
        unlock: async () => lock?.release(),
      };
    },
  };
};

const removeWaiter = <Waiting>(waiting: Map<string, Set<Waiting>>, id: string, waiter: Waiting): void => {
  const waiters = waiting.get(id);
  waiters?.delete(waiter);
  if (waiters?.size === 0) waiting.delete(id);
};

/** Counts after the lock was acquired, so that concurrent requests cannot pass the limit together. */
const exceedsConcurrency = async (
  locks: UploadLocks,
  { hasBytes, address }: UploadRequest,
  maxConcurrentFor: (address: string) => number,
): Promise<boolean> => hasBytes && (await locks.countByClientAddress(address)) > maxConcurrentFor(address);
