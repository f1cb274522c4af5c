import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { PhotoDelivery } from "../../ports/photos/PhotoDelivery.ts";
import type { PhotoRecords } from "../../ports/photos/PhotoRecords.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { StorageBudgets } from "../../ports/photos/StorageBudgets.ts";
import type { BackgroundTasks } from "../../ports/platform/BackgroundTasks.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import { tryReserveCopyBytes } from "./getPhotoFile.ts";

/**
 * Returns the address at which the delivery service serves a photo in a width (px); undefined when there is no
 * such photo, or when the shop must serve it because the service cannot. `sender` is a pseudonym of the
 * requesting address.
 */
export type GetDeliveryUrl = (
  assetId: string,
  sender: string,
  width: PhotoWidth,
) => Promise<string | undefined>;

type GetDeliveryUrlDependencies = {
  readonly delivery: PhotoDelivery;
  readonly photos: Pick<PhotoStore, "read" | "withFile">;
  readonly records: Pick<PhotoRecords, "addStoredBytes">;
  readonly storageBudgets: Pick<StorageBudgets, "reserve">;
  readonly clock: Clock;
  readonly reportError: BackgroundTasks["reportError"];
};

/** How long an answer of the service is cached. A photo that it did not accept is tried again sooner. */
const ANSWER_TTL_MS = { ready: HOUR_MS, unavailable: 5 * MINUTE_MS };
const MAX_CACHED_ANSWERS = 10_000;

/**
 * Creates the function. Call it once a process, so that concurrent requests upload a photo to the service once.
 * A photo is uploaded on its first request, so photos that are older than the setting are served too.
 */
export const createGetDeliveryUrl = ({
  delivery,
  photos,
  records,
  storageBudgets,
  clock,
  reportError,
}: GetDeliveryUrlDependencies): GetDeliveryUrl => {
  const answers = new Map<string, { readonly isReady: boolean; readonly until: number }>();
  const running = new Map<string, Promise<boolean>>();

  const saveAnswer = (assetId: string, isReady: boolean): void => {
    const ttlMs = isReady ? ANSWER_TTL_MS.ready : ANSWER_TTL_MS.unavailable;
    answers.delete(assetId);
    answers.set(assetId, { isReady, until: clock.now().getTime() + ttlMs });
    const [oldest] = answers.keys();
    if (answers.size > MAX_CACHED_ANSWERS && oldest !== undefined) answers.delete(oldest);
  };

  const add = async (assetId: string, sender: string): Promise<"ready" | "refused" | "missing"> => {
    const master = await photos.read(assetId, "master");
    if (!master) return "missing";
    if (!(await tryReserveCopyBytes(storageBudgets, sender, master.bytes))) return "refused";
    // Counts the bytes first, so that none are stored uncounted. If the database is unavailable, the photo is
    // served anyway.
    await records.addStoredBytes(assetId, master.bytes).catch(() => {});
    await photos.withFile(assetId, "master", (path) => delivery.add(assetId, path));
    // The photo may have been deleted meanwhile, and nothing at the service must outlive it.
    if (await photos.read(assetId, "master")) return "ready";
    await delivery.remove(assetId);
    return "missing";
  };

  /** Asks the service and caches the answer. After an error the shop serves the photo itself for a while. */
  const prepare = async (assetId: string, sender: string): Promise<boolean> => {
    try {
      const state = (await delivery.has(assetId)) ? "ready" : await add(assetId, sender);
      // Ids that a client made up must not push photos out of the cache.
      if (state !== "missing") saveAnswer(assetId, state === "ready");
      return state === "ready";
    } catch (error) {
      reportError("give a photo to the delivery service", error);
      saveAnswer(assetId, false);
      return false;
    }
  };

  const isReady = (assetId: string, sender: string): boolean | Promise<boolean> => {
    const found = answers.get(assetId);
    if (found && clock.now().getTime() < found.until) return found.isReady;
    const pending = running.get(assetId) ?? prepare(assetId, sender).finally(() => running.delete(assetId));
    running.set(assetId, pending);
    return pending;
  };

  return async (assetId, sender, width) =>
    (await isReady(assetId, sender)) ? delivery.urlOf(assetId, width) : undefined;
};
