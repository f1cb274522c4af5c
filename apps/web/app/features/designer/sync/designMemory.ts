import { updatePhoto } from "@storywall/domain/design/commands/commands.ts";
import { run } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { designOf } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import type { KeptHistories } from "../storage/keptHistories.ts";
import { restoreWall, type WaitingPhoto } from "../storage/restoreWall.ts";
import { isSameWall } from "../storage/sameWall.ts";
import type { SavedDesign } from "../storage/savedDesign.ts";
import type { OtherTabs, TabListener } from "./otherTabs.ts";
import {
  changeOf,
  isNewer,
  learnPhotos,
  photosOf,
  type Stamp,
  takeOver,
  type WallChange,
} from "./takeOver.ts";

/** What the designer asks of whoever keeps photos on their way. */
export type PhotoKeeper = {
  readonly restore: (designKey: string) => Promise<readonly WaitingPhoto[]>;
  readonly release: (ids: readonly string[], designKey: string) => Promise<void>;
  /** The design and its steps show these photos no more: their bytes may go. */
  readonly leave: (ids: readonly string[], designKey: string) => Promise<void>;
  readonly onFound: (listener: (found: Pick<DesignPhoto, "id"> & Partial<DesignPhoto>) => void) => () => void;
};

export type DesignMemoryParts = {
  readonly store: Pick<DesignerStore, "getState" | "subscribe">;
  readonly designKey: string;
  readonly keeper: PhotoKeeper;
  /** Local storage: there at once, small, and only for photos of the shop (R4.2). */
  readonly local: {
    readonly read: () => SavedDesign | null;
    readonly write: (saved: SavedDesign) => boolean;
  };
  readonly database: KeptHistories;
  readonly joinTabs: (designKey: string, listener: TabListener) => OtherTabs;
  readonly now: () => number;
  readonly onSaved: (design: Design) => void;
};

export type DesignMemory = {
  /** Saves what waits for the hand to rest: the page may be gone in a moment. */
  readonly saveNow: () => void;
  readonly stop: () => void;
};

const SAVE_AFTER_MS = 300;

/**
 * Keeps a wall and its steps over reloads, crashes and tabs (B4, R9.7): restores them once, then saves every change and
 * tells it to the other tabs that have the wall open. What those tell is taken over as a step, and not told again.
 */
export const createDesignMemory = (parts: DesignMemoryParts): DesignMemory => {
  const { store, designKey, keeper, local, database, now, onSaved } = parts;
  const history = () => store.getState().history;
  const before = history().present;
  let saved = before;
  const tab = crypto.randomUUID();
  let stamp: Stamp = { at: 0, tab };
  /** The time of the newest change that this tab has made or heard of. */
  let latest = 0;
  /** A change of another tab that gave way to one of this tab which was about to be told. */
  let passedOver: WallChange | null = null;
  let photos = photosOf(history());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = (): void => {
    rest();
    passedOver = null;
    const { present } = history();
    if (present === saved) return;
    saved = present;
    latest = Math.max(now(), latest + 1);
    stamp = { at: latest, tab };
    keep();
    tabs.tell(changeOf(history(), stamp));
    onSaved(present);
  };

  const saveSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER_MS);
  };

  const keep = (): void => {
    const [wall, savedAt] = [history(), stamp.at];
    const writeLocal = (): boolean => local.write({ design: wall.present, savedAt });
    // Local storage leaves out photos on their way (R4.2), so it follows the database and is never the newer of the
    // two: a page that goes in between would else find those photos gone from the wall and take them for deleted.
    const isComplete = wall.present.photos.every(({ handle }) => handle !== undefined);
    const isWritten = isComplete && writeLocal();
    const written = database
      .write(designKey, { history: wall, savedAt })
      .then((isKept) => (isComplete ? isWritten : writeLocal()) || isKept);
    const present = photosOf(wall);
    const stored = [...present.values()].filter(({ handle }) => handle !== undefined).map(({ id }) => id);
    void written.then((isKept) => {
      store.getState().tellKept(isKept);
      return isKept ? keeper.release(stored, designKey) : undefined;
    });
    const gone = [...photos.keys()].filter((id) => !present.has(id));
    if (gone.length > 0) void keeper.leave(gone, designKey);
    photos = present;
  };

  const hear = (change: WallChange): void => {
    const { isRestored, restore } = store.getState();
    if (!isRestored) return;
    // A change that was made here and not told yet counts as the newer one, and must do so in the other tab too.
    latest = Math.max(latest, change.stamp.at);
    passedOver = timer === undefined ? null : change;
    const counts = timer === undefined && isNewer(change.stamp, stamp);
    const next = counts ? takeOver(history(), change) : learnPhotos(history(), change);
    if (counts && isSameWall(next.present, change.design)) {
      // Nothing is left to save or to tell: two tabs that told each other the same wall would never stop.
      saved = next.present;
      stamp = change.stamp;
    } else if (counts) {
      // This tab knew of photos that the other did not.
      saved = change.design;
      saveSoon();
    }
    if (next === history()) return;
    restore(next);
    if (next.present.photos.some(({ id, handle }) => handle === undefined && !photos.has(id)))
      void keeper.restore(designKey);
    photos = new Map([...photos, ...photosOf(next)]);
  };

  const tabs = parts.joinTabs(designKey, {
    onCount: (count) => store.getState().tellOtherTabs(count),
    onChange: hear,
  });

  const restoreOnce = async (): Promise<void> => {
    const [kept, waiting] = await Promise.all([database.read(designKey), keeper.restore(designKey)]);
    if (isOver) return;
    const restored = restoreWall(before, { saved: local.read(), kept, waiting });
    const mine = history();
    // Whoever was quicker than the database keeps what was done; what was left behind joins it.
    const isUntouched = mine.present === before;
    const { restore, markRestored } = store.getState();
    restore(
      isUntouched
        ? restored
        : run(
            restored,
            mine.past.at(-1)?.label ?? "Last change",
            (left) => takeOver({ past: [], present: left, future: [] }, changeOf(mine, stamp)).present,
          ),
    );
    markRestored();
    latest = Math.max(latest, kept?.savedAt ?? 0, local.read()?.savedAt ?? 0);
    stamp = { at: latest, tab };
    photos = photosOf(history());
    if (!isUntouched) saveSoon();
    // Deleted, and further back than undo goes.
    const gone = waiting.filter(({ photo }) => !photos.has(photo.id)).map(({ photo }) => photo.id);
    if (gone.length > 0) void keeper.leave(gone, designKey);
  };

  const stops = [
    store.subscribe((state, previous) => {
      if (!state.isRestored || designOf(state) === designOf(previous)) return;
      if (designOf(state) !== saved) saveSoon();
      else {
        // Undone before it was told, so it is not the newer after all.
        rest();
        if (passedOver) hear(passedOver);
      }
    }),
    keeper.onFound((found) => store.getState().amend((design) => updatePhoto(design, found))),
  ];
  void restoreOnce();

  const saveNow = (): void => {
    if (timer !== undefined) save();
  };
  return {
    saveNow,
    stop: () => {
      isOver = true;
      saveNow();
      tabs.leave();
      for (const stop of stops) stop();
    },
  };
};
