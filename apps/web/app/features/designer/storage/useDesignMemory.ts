import { updatePhoto } from "@storywall/domain/design/commands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { useEffect, useLayoutEffect } from "react";
import { designOf } from "../designerState.ts";
import type { DesignerStore } from "../designerStore.ts";
import { adoptWall, restoreWall, type WaitingPhoto } from "./restoreWall.ts";
import { readSavedDesign, saveDesign, savedDesignAt } from "./savedDesign.ts";
import { browserUnfinishedDesigns } from "./unfinishedDesigns.ts";
import { rememberUserPhotos } from "./userPhotos.ts";

/** What the designer asks of whoever keeps photos on their way. */
export type PhotoKeeper = {
  readonly restore: (designKey: string) => Promise<readonly WaitingPhoto[]>;
  readonly forget: (id: string) => void;
  readonly release: (ids: readonly string[], designKey: string) => Promise<void>;
  readonly onFound: (listener: (found: Pick<DesignPhoto, "id"> & Partial<DesignPhoto>) => void) => () => void;
};

const SAVE_AFTER_MS = 300;

/**
 * Keeps a wall over reloads, crashes and tabs (B4, R9.7): restores it once, then saves every change. The part that is in
 * local storage is there before the first paint after hydration; photos on their way follow from the database.
 */
export const useDesignMemory = (
  store: DesignerStore,
  designKey: string,
  photos: () => PhotoKeeper,
  onSaved: (design: Design) => void,
): void => {
  useLayoutEffect(() => {
    const saved = readSavedDesign(designKey);
    if (saved) store.getState().restore(saved.design);
  }, [store, designKey]);

  useEffect(() => {
    const memory = browserUnfinishedDesigns();
    const keeper = photos();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const current = (): Design => designOf(store.getState());
    const before = current();
    let lastSaved = before;

    const save = (): void => {
      clearTimeout(timer);
      timer = undefined;
      const design = current();
      if (design === lastSaved) return;
      lastSaved = design;
      const saved = { design, savedAt: Date.now() };
      const isUnfinished = design.photos.some(({ handle }) => handle === undefined);
      rememberUserPhotos(design.photos);
      // Local storage leaves out photos on their way (R4.2), so it follows the database and is never the newer of the
      // two: a page that goes in between would else find those photos gone from the wall and take them for deleted.
      const written = isUnfinished
        ? memory.write(designKey, saved).then(() => void saveDesign(designKey, saved))
        : saveDesign(designKey, saved)
          ? memory.remove(designKey)
          : // A full local storage: the database keeps the whole wall then.
            memory.write(designKey, saved);
      const stored = design.photos.filter(({ handle }) => handle !== undefined).map(({ id }) => id);
      void written.then(() => keeper.release(stored, designKey));
      onSaved(design);
    };

    void (async () => {
      const [unfinished, waiting] = await Promise.all([memory.read(designKey), keeper.restore(designKey)]);
      if (isOver) return;
      const restored = restoreWall(before, { saved: readSavedDesign(designKey), unfinished, waiting });
      // Whoever was quicker than the database keeps what was done; the photos come to it.
      if (current() === before) store.getState().restore(restored);
      else store.getState().run(adopt, restored);
      store.getState().markRestored();
      // Deleted, or undone, before the page was left.
      const present = new Set(current().photos.map(({ id }) => id));
      for (const { photo } of waiting) if (!present.has(photo.id)) keeper.forget(photo.id);
    })();

    const stopSaving = store.subscribe((state, previous) => {
      if (!state.isRestored || designOf(state) === designOf(previous)) return;
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_AFTER_MS);
    });
    const stopFinding = keeper.onFound((found) => {
      store.getState().amend((design) => updatePhoto(design, found));
    });
    const adoptOtherTab = (event: StorageEvent): void => {
      if (event.key !== savedDesignAt(designKey).key) return;
      const theirs = readSavedDesign(designKey);
      if (theirs) store.getState().run(takeOver, theirs.design);
    };
    const saveNow = (): void => {
      if (timer !== undefined) save();
    };
    window.addEventListener("storage", adoptOtherTab);
    window.addEventListener("pagehide", saveNow);
    document.addEventListener("visibilitychange", saveNow);
    return () => {
      isOver = true;
      saveNow();
      stopSaving();
      stopFinding();
      window.removeEventListener("storage", adoptOtherTab);
      window.removeEventListener("pagehide", saveNow);
      document.removeEventListener("visibilitychange", saveNow);
    };
  }, [store, designKey, photos, onSaved]);
};

/** What was done before the wall was restored stays; what was left behind joins it. */
const adopt = {
  label: "Restore photos",
  isPossible: () => true,
  run: (mine: Design, left: Design) => adoptWall(left, mine),
};

/** Another tab has saved this wall. */
const takeOver = {
  label: "Take over the other tab's change",
  isPossible: () => true,
  run: adoptWall,
};
