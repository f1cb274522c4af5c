import { ERRORS, type Locker } from "@tus/server";

type Holder = { readonly letGo: () => Promise<void> | void; readonly released: Promise<void> };

/** Longest wait for another request to let go of an upload. */
const PATIENCE_MILLISECONDS = 15_000;

/**
 * One writer at a time for an upload: two at one offset would mix their bytes. Whoever comes second asks the first to let
 * go, since a phone that lost its network comes back while its old connection still looks alive. The lock is this
 * process's own; where several share a disk, requests of one upload must come to the same one.
 */
export const uploadLocks = (): Locker => {
  const holders = new Map<string, Holder>();

  const newLock: Locker["newLock"] = (id) => {
    let release = () => {};
    return {
      lock: async (stop, letGo) => {
        const giveUp = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MILLISECONDS)]);
        const gaveUp = new Promise<void>((resolve) =>
          giveUp.addEventListener("abort", () => resolve(), { once: true }),
        );
        for (let holder = holders.get(id); holder; holder = holders.get(id)) {
          await holder.letGo();
          await Promise.race([holder.released, gaveUp]);
          if (giveUp.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
        }
        const { promise: released, resolve } = Promise.withResolvers<void>();
        holders.set(id, { letGo, released });
        release = () => {
          holders.delete(id);
          resolve();
        };
      },
      unlock: async () => release(),
    };
  };
  return { newLock };
};
