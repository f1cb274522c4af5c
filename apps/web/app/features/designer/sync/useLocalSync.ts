import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect } from "react";
import type { DesignerStore } from "../state/designerStore.ts";
import { whenRestored } from "../state/whenRestored.ts";
import { openHistoryDb } from "../storage/historyDb.ts";
import { loadSavedDesign, saveDesign } from "../storage/savedDesign.ts";
import { saveUserPhotos } from "../storage/userPhotos.ts";
import type * as ListDesignModule from "../storage/walls/listDesign.ts";
import { createLocalSync, type PendingPhotoSource } from "./localSync.ts";
import { openTabChannel } from "./tabChannel.ts";

/**
 * Lists the wall among the shopper's walls. Loaded with the first change or the first wall with photos; from then on it
 * runs at once, also when the page is closed. Without it the wall is saved all the same, and listed when it is opened.
 */
const withList = (work: (module: typeof ListDesignModule) => void): Promise<void> =>
  import("../storage/walls/listDesign.ts").then(work, () => undefined);

/** Saves the design of a page in this browser (localSync.ts), and restores its pending photos and steps of undo. */
export const useLocalSync = (
  store: DesignerStore,
  designKey: string,
  photos: () => PendingPhotoSource,
  onSaved: (design: Design) => void,
): void => {
  useEffect(() => {
    const localSync = createLocalSync({
      store,
      designKey,
      photoSource: photos(),
      local: { read: () => loadSavedDesign(designKey), write: (saved) => saveDesign(designKey, saved) },
      database: openHistoryDb(),
      openTabChannel,
      now: () => Date.now(),
      onSaved: (design) => {
        saveUserPhotos(design.photos);
        void withList(({ listSavedDesign }) => listSavedDesign(designKey, design));
        onSaved(design);
      },
    });
    const cancelOpened = whenRestored(store, () => {
      const design = store.getState().history.present;
      if (design.photos.length > 0)
        void withList(({ listOpenedDesign }) => listOpenedDesign(designKey, design));
    });
    window.addEventListener("pagehide", localSync.flush);
    document.addEventListener("visibilitychange", localSync.flush);
    return () => {
      localSync.stop();
      cancelOpened();
      window.removeEventListener("pagehide", localSync.flush);
      document.removeEventListener("visibilitychange", localSync.flush);
    };
  }, [store, designKey, photos, onSaved]);
};
