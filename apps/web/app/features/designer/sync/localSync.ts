import { updatePhoto } from "@storywall/domain/design/commands/commands.ts";
import { applyChange } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { designOf } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import type { HistoryDb } from "../storage/historyDb.ts";
import { isSameDesign } from "../storage/isSameDesign.ts";
import { type PendingDesignPhoto, restoreDesign } from "../storage/restoreDesign.ts";
import type { SavedDesign } from "../storage/savedDesign.ts";
import {
  allPhotosOf,
  createChange,
  type DesignChange,
  isNewer,
  mergeChange,
  mergePhotos,
  type Stamp,
} from "./mergeChange.ts";
import type { TabChannel, TabListener } from "./tabChannel.ts";

/** What the designer asks of whoever keeps photos on their way. */
export type PendingPhotoSource = {
  readonly restore: (designKey: string) => Promise<readonly PendingDesignPhoto[]>;
  readonly release: (ids: readonly string[], designKey: string) => Promise<void>;
  /** The design and its steps show these photos no more: their bytes may go. */
  readonly unbind: (ids: readonly string[], designKey: string) => Promise<void>;
  readonly onUpdate: (
    listener: (found: Pick<DesignPhoto, "id"> & Partial<DesignPhoto>) => void,
  ) => () => void;
};

export type LocalSyncDependencies = {
  readonly store: Pick<DesignerStore, "getState" | "subscribe">;
  readonly designKey: string;
  readonly photoSource: PendingPhotoSource;
  /** Local storage: there at once, small, and only for photos of the shop (R4.2). */
  readonly local: {
    readonly read: () => SavedDesign | null;
    readonly write: (saved: SavedDesign) => boolean;
  };
  readonly database: HistoryDb;
  readonly openTabChannel: (designKey: string, listener: TabListener) => TabChannel;
  readonly now: () => number;
  readonly onSaved: (design: Design) => void;
};

export type LocalSync = {
  /** Saves what waits for the hand to rest: the page may be gone in a moment. */
  readonly flush: () => void;
  readonly stop: () => void;
};

const SAVE_DELAY_MS = 300;

/**
 * Keeps a wall and its steps over reloads, crashes and tabs (B4, R9.7): restores them once, then saves every change and
 * tells it to the other tabs that have the wall open. What those tell is taken over as a step, and not told again.
 */
export const createLocalSync = (dependencies: LocalSyncDependencies): LocalSync => {
  const { store, designKey, photoSource, local, database, now, onSaved } = dependencies;
  const history = () => store.getState().history;
  const initialDesign = history().present;
  let saved = initialDesign;
  const tab = crypto.randomUUID();
  let stamp: Stamp = { at: 0, tab };
  /** The time of the newest change that this tab has made or heard of. */
  let latest = 0;
  /** A change of another tab that gave way to one of this tab which was about to be told. */
  let deferredChange: DesignChange | null = null;
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
    latest = Math.max(now(), latest + 1);
    stamp = { at: latest, tab };
    persist();
    tabChannel.post(createChange(history(), stamp));
    onSaved(present);
  };

  const scheduleSave = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY_MS);
  };

  const persist = (): void => {
    const [wall, savedAt] = [history(), stamp.at];
    const writeLocal = (): boolean => local.write({ design: wall.present, savedAt });
    // Local storage leaves out photos on their way (R4.2), so it follows the database and is never the newer of the
    // two: a page that goes in between would else find those photos gone from the wall and take them for deleted.
    const isComplete = wall.present.photos.every(({ handle }) => handle !== undefined);
    const isWritten = isComplete && writeLocal();
    const written = database
      .write(designKey, { history: wall, savedAt })
      .then((isKept) => (isComplete ? isWritten : writeLocal()) || isKept);
    const present = allPhotosOf(wall);
    const stored = [...present.values()].filter(({ handle }) => handle !== undefined).map(({ id }) => id);
    void written.then((isKept) => {
      store.getState().setSaved(isKept);
      return isKept ? photoSource.release(stored, designKey) : undefined;
    });
    const removedIds = [...photos.keys()].filter((id) => !present.has(id));
    if (removedIds.length > 0) void photoSource.unbind(removedIds, designKey);
    photos = present;
  };

  const receiveChange = (change: DesignChange): void => {
    const { isRestored, restore } = store.getState();
    if (!isRestored) return;
    // A change that was made here and not told yet counts as the newer one, and must do so in the other tab too.
    latest = Math.max(latest, change.stamp.at);
    deferredChange = timer === undefined ? null : change;
    const isApplied = timer === undefined && isNewer(change.stamp, stamp);
    const next = isApplied ? mergeChange(history(), change) : mergePhotos(history(), change);
    if (isApplied && isSameDesign(next.present, change.design)) {
      // Nothing is left to save or to tell: two tabs that told each other the same wall would never stop.
      saved = next.present;
      stamp = change.stamp;
    } else if (isApplied) {
      // This tab knew of photos that the other did not.
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
    // Whoever was quicker than the database keeps what was done; what was left behind joins it.
    const isUntouched = mine.present === initialDesign;
    const { restore, markRestored } = store.getState();
    restore(
      isUntouched
        ? restored
        : applyChange(
            restored,
            mine.past.at(-1)?.label ?? "Last change",
            (left) => mergeChange({ past: [], present: left, future: [] }, createChange(mine, stamp)).present,
          ),
    );
    markRestored();
    latest = Math.max(latest, savedHistory?.savedAt ?? 0, local.read()?.savedAt ?? 0);
    stamp = { at: latest, tab };
    photos = allPhotosOf(history());
    if (!isUntouched) scheduleSave();
    // Deleted, and further back than undo goes.
    const removedIds = pending.filter(({ photo }) => !photos.has(photo.id)).map(({ photo }) => photo.id);
    if (removedIds.length > 0) void photoSource.unbind(removedIds, designKey);
  };

  const stops = [
    store.subscribe((state, previous) => {
      if (!state.isRestored || designOf(state) === designOf(previous)) return;
      if (designOf(state) !== saved) scheduleSave();
      else {
        // Undone before it was told, so it is not the newer after all.
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
      for (const stop of stops) stop();
    },
  };
};
