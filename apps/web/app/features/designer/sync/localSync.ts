import { applyChange } from "@storywall/domain/design/commands/history.ts";
import { updatePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { designOf } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import type { HistoryDb } from "../storage/historyDb.ts";
import { isSameDesign } from "../storage/isSameDesign.ts";
import { type PendingDesignPhoto, restoreDesign } from "../storage/restoreDesign.ts";
import type { SavedDesign } from "../storage/savedDesign.ts";
import type { TabChannel, TabListener } from "./tabChannel.ts";
import {
  allPhotosOf,
  createTabSnapshot,
  isNewer,
  mergePhotos,
  mergeTabSnapshot,
  type Stamp,
  type TabSnapshot,
} from "./tabSnapshot.ts";

/** What the designer needs of the store of pending photos. */
export type PendingPhotoSource = {
  readonly restore: (designKey: string) => Promise<readonly PendingDesignPhoto[]>;
  readonly release: (ids: readonly string[], designKey: string) => Promise<void>;
  /** Called when the design and its steps no longer show these photos: their bytes may be deleted. */
  readonly unbind: (ids: readonly string[], designKey: string) => Promise<void>;
  readonly onUpdate: (
    listener: (found: Pick<DesignPhoto, "id"> & Partial<DesignPhoto>) => void,
  ) => () => void;
};

type LocalSyncDependencies = {
  readonly store: Pick<DesignerStore, "getState" | "subscribe">;
  readonly designKey: string;
  readonly photoSource: PendingPhotoSource;
  /** Local storage: synchronous, small, and only for photos that the shop has (R4.2). */
  readonly local: {
    readonly read: () => SavedDesign | null;
    readonly write: (saved: SavedDesign) => boolean;
  };
  readonly database: HistoryDb;
  readonly openTabChannel: (designKey: string, listener: TabListener) => TabChannel;
  readonly now: () => number;
  readonly onSaved: (design: Design) => void;
};

type LocalSync = {
  /** Saves changes that wait for SAVE_DELAY_MS: the page may be closed at any moment. */
  readonly flush: () => void;
  readonly stop: () => void;
};

const SAVE_DELAY_MS = 300;

/**
 * Saves a design and its steps over reloads, crashes and tabs (B4, R9.7). Restores them once, then saves every change
 * and posts it to the other tabs that have the design open. A change of another tab becomes one step, and is not
 * posted again.
 */
export const createLocalSync = (dependencies: LocalSyncDependencies): LocalSync => {
  const { store, designKey, photoSource, local, database, now, onSaved } = dependencies;
  const history = () => store.getState().history;
  const initialDesign = history().present;
  let saved = initialDesign;
  const tab = crypto.randomUUID();
  let stamp: Stamp = { at: 0, tab };
  /** Time of the newest change that this tab has made or received, in ms since 1970. */
  let latestAt = 0;
  /**
   * A change of another tab that lost against an unposted change of this tab. It counts again once that one is
   * undone.
   */
  let deferredChange: TabSnapshot | null = null;
  let photos = allPhotosOf(history());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const cancelScheduledSave = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = (): void => {
    cancelScheduledSave();
    deferredChange = null;
    const { present } = history();
    if (present === saved) return;
    saved = present;
    latestAt = Math.max(now(), latestAt + 1);
    stamp = { at: latestAt, tab };
    persist();
    tabChannel.post(createTabSnapshot(history(), stamp));
    onSaved(present);
  };

  const scheduleSave = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY_MS);
  };

  const persist = (): void => {
    const [current, savedAt] = [history(), stamp.at];
    const writeLocal = (): boolean => local.write({ design: current.present, savedAt });
    // Local storage leaves out pending photos (R4.2), so it is written after the database and is never the newer of
    // the two. Otherwise a page that was closed in between would find a design without those photos, and treat them as
    // deleted.
    const isComplete = current.present.photos.every(({ handle }) => handle !== undefined);
    const isWritten = isComplete && writeLocal();
    const written = database
      .write(designKey, { history: current, savedAt })
      .then((isSaved) => (isComplete ? isWritten : writeLocal()) || isSaved);
    const present = allPhotosOf(current);
    const stored = [...present.values()].filter(({ handle }) => handle !== undefined).map(({ id }) => id);
    void written.then((isSaved) => {
      store.getState().setSaved(isSaved);
      return isSaved ? photoSource.release(stored, designKey) : undefined;
    });
    const removedIds = [...photos.keys()].filter((id) => !present.has(id));
    if (removedIds.length > 0) void photoSource.unbind(removedIds, designKey);
    photos = present;
  };

  const receiveChange = (change: TabSnapshot): void => {
    const { isRestored, restore } = store.getState();
    if (!isRestored) return;
    // A change of this tab that is not posted yet counts as the newer one, and must do so in the other tab too.
    latestAt = Math.max(latestAt, change.stamp.at);
    deferredChange = timer === undefined ? null : change;
    const isApplied = timer === undefined && isNewer(change.stamp, stamp);
    const next = isApplied ? mergeTabSnapshot(history(), change) : mergePhotos(history(), change);
    if (isApplied && isSameDesign(next.present, change.design)) {
      // There is nothing to save or to post: two tabs that post each other the same design would never stop.
      saved = next.present;
      stamp = change.stamp;
    } else if (isApplied) {
      // This tab has photos that the other did not know.
      saved = change.design;
      scheduleSave();
    }
    if (next === history()) return;
    restore(next);
    if (next.present.photos.some(({ id, handle }) => handle === undefined && !photos.has(id)))
      void photoSource.restore(designKey);
    photos = new Map([...photos, ...allPhotosOf(next)]);
  };

  const tabChannel = dependencies.openTabChannel(designKey, {
    onCount: (count) => store.getState().setOtherTabCount(count),
    onChange: receiveChange,
  });

  const restoreSaved = async (): Promise<void> => {
    const [savedHistory, pending] = await Promise.all([
      database.read(designKey),
      photoSource.restore(designKey),
    ]);
    if (isStopped) return;
    const restored = restoreDesign(initialDesign, { local: local.read(), database: savedHistory, pending });
    const mine = history();
    // The shopper made a change before the database answered: it stays, and the saved design is merged with it.
    const isUntouched = mine.present === initialDesign;
    const { restore, markRestored } = store.getState();
    restore(
      isUntouched
        ? restored
        : applyChange(
            restored,
            mine.past.at(-1)?.label ?? "Last change",
            (present) =>
              mergeTabSnapshot({ past: [], present, future: [] }, createTabSnapshot(mine, stamp)).present,
          ),
    );
    markRestored();
    latestAt = Math.max(latestAt, savedHistory?.savedAt ?? 0, local.read()?.savedAt ?? 0);
    stamp = { at: latestAt, tab };
    photos = allPhotosOf(history());
    if (!isUntouched) scheduleSave();
    // Deleted so long ago that undo cannot restore it.
    const removedIds = pending.filter(({ photo }) => !photos.has(photo.id)).map(({ photo }) => photo.id);
    if (removedIds.length > 0) void photoSource.unbind(removedIds, designKey);
  };

  const unsubscribers = [
    store.subscribe((state, previous) => {
      if (!state.isRestored || designOf(state) === designOf(previous)) return;
      if (designOf(state) !== saved) scheduleSave();
      else {
        // Undone before it was posted, so it is no longer the newer change.
        cancelScheduledSave();
        if (deferredChange) receiveChange(deferredChange);
      }
    }),
    photoSource.onUpdate((found) => store.getState().amend((design) => updatePhoto(design, found))),
  ];
  void restoreSaved();

  const flush = (): void => {
    if (timer !== undefined) save();
  };
  return {
    flush,
    stop: () => {
      isStopped = true;
      flush();
      tabChannel.close();
      for (const unsubscribe of unsubscribers) unsubscribe();
    },
  };
};
