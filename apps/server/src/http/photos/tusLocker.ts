import { ERRORS, type Locker } from "@tus/server";
import type { UploadLock, UploadLocks } from "../../ports/photos/UploadLocks.ts";
import { TusError } from "./tusError.ts";
import { type UploadRequest, uploadRequestStorage } from "./uploadRequest.ts";

/** Longest wait for another request to let go of an upload. */
const LOCK_TIMEOUT_MS = 15_000;

/**
 * One writer at a time for an upload, in whichever process: two at one offset would mix their bytes. Whoever comes second
 * asks the first to let go, since a phone that lost its network comes back while its old connection still looks alive.
 *
 * Bytes that still wait when somebody who came later has the upload are refused: a phone whose connection broke asks how
 * far it came, and bytes of the broken one, written after that answer, would make it send the next megabyte in vain. (Of
 * bytes that wait in another process nobody knows; there the answer to the phone is the 409 by which it asks again.)
 *
 * `mostOf` says how many requests an address may be sending at once.
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
              onContended: () => void onContended(),
              signal: AbortSignal.any([stopSignal, superseded.signal, AbortSignal.timeout(LOCK_TIMEOUT_MS)]),
              ...(request?.hasBytes ? { sender: request.address } : {}),
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
              "These are a lot of photos at once. Please wait a moment and try again.",
            );
          }
        },
        unlock: async () => lock?.release(),
      };
    },
  };
};

const removeWaiter = <Waiting>(waiting: Map<string, Set<Waiting>>, id: string, waiter: Waiting): void => {
  const left = waiting.get(id);
  left?.delete(waiter);
  if (left?.size === 0) waiting.delete(id);
};

/** Counted after the lock was taken: of many at the same moment no more pass than of many in turn. */
const exceedsConcurrency = async (
  locks: UploadLocks,
  { hasBytes, address }: UploadRequest,
  maxConcurrentFor: (address: string) => number,
): Promise<boolean> => hasBytes && (await locks.countBySender(address)) > maxConcurrentFor(address);
