import { ERRORS, type Locker } from "@tus/server";
import type { UploadLock, UploadLocks } from "../../ports/photos/UploadLocks.ts";
import { TusFailure } from "./tusFailure.ts";
import { type UploadRequest, uploadRequest } from "./uploadRequest.ts";

/** Longest wait for another request to let go of an upload. */
const PATIENCE_MILLISECONDS = 15_000;

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
export const tusLocker = (locks: UploadLocks, mostOf: (address: string) => number): Locker => {
  const waiting = new Map<string, Set<AbortController>>();

  return {
    newLock: (id) => {
      let lock: UploadLock | undefined;
      return {
        lock: async (stop, letGo) => {
          const request = uploadRequest.getStore();
          const before = [...(waiting.get(id) ?? [])];
          const overtaken = new AbortController();
          if (request?.sends) waiting.set(id, new Set([...before, overtaken]));
          lock = await locks
            .take(id, {
              letGo: () => void letGo(),
              giveUp: AbortSignal.any([stop, overtaken.signal, AbortSignal.timeout(PATIENCE_MILLISECONDS)]),
              ...(request?.sends ? { sender: request.address } : {}),
            })
            .finally(() => forget(waiting, id, overtaken));
          if (overtaken.signal.aborted) {
            await lock?.release();
            throw ERRORS.ABORTED;
          }
          if (!lock) throw ERRORS.ERR_LOCK_TIMEOUT;
          for (const earlier of before) earlier.abort();
          if (!request) return;
          request.lock = lock;
          if (await isOneTooMany(locks, request, mostOf)) {
            await lock.release();
            throw new TusFailure(
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

const forget = <Waiting>(waiting: Map<string, Set<Waiting>>, id: string, one: Waiting): void => {
  const left = waiting.get(id);
  left?.delete(one);
  if (left?.size === 0) waiting.delete(id);
};

/** Counted after the lock was taken: of many at the same moment no more pass than of many in turn. */
const isOneTooMany = async (
  locks: UploadLocks,
  { sends, address }: UploadRequest,
  mostOf: (address: string) => number,
): Promise<boolean> => sends && (await locks.countOf(address)) > mostOf(address);
