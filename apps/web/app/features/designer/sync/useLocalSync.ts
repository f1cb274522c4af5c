import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect } from "react";
import { designOf } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { whenRestored } from "../state/whenRestored.ts";
import { openHistoryDb } from "../storage/historyDb.ts";
import { loadSavedDesign, saveDesign } from "../storage/savedDesign.ts";
import { saveUserPhotos } from "../storage/userPhotos.ts";
import type * as ListDesignModule from "../storage/walls/listDesign.ts";
import { createLocalSync, type PendingPhotoSource } from "./localSync.ts";
import { openTabChannel } from "./tabChannel.ts";

/**
 * The module that lists the wall among the shopper's walls, once it is loaded. It is kept, since an import of a loaded
 * module still waits for a task, and a page that is being closed runs no more tasks.
 */
let listModule: typeof ListDesignModule | undefined;

const loadListModule = (): Promise<void> =>
  import("../storage/walls/listDesign.ts").then(
    (module) => {
      listModule = module;
    },
    // Without it the wall is still saved, and listed when it is opened the next time.
    () => undefined,
  );

/** Lists the wall: at once if the module is loaded, also while the page is being closed. */
const withList = (list: (module: typeof ListDesignModule) => void): void => {
  if (listModule) list(listModule);
  else void loadListModule().then(() => listModule && list(listModule));
};

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
        withList(({ listSavedDesign }) => listSavedDesign(designKey, design, store.getState().history));
        onSaved(design);
      },
    });
    const cancelOpened = whenRestored(store, () => {
      const design = store.getState().history.present;
      if (design.photos.length > 0)
        withList(({ listOpenedDesign }) => listOpenedDesign(designKey, design, store.getState().history));
    });
    // Loaded with the first change, not with the first save: the shopper may leave before that is due.
    const cancelLoading = store.subscribe((state, previous) => {
      if (!state.isRestored || designOf(state) === designOf(previous)) return;
      cancelLoading();
      void loadListModule();
    });
    window.addEventListener("pagehide", localSync.flush);
    document.addEventListener("visibilitychange", localSync.flush);
    return () => {
      localSync.stop();
      const { isLayoutUndone, history } = store.getState();
      // After the last save, which also lists the wall.
      if (isLayoutUndone) withList(({ unlistUndoneLayout }) => unlistUndoneLayout(designKey, history));
      cancelOpened();
      cancelLoading();
      window.removeEventListener("pagehide", localSync.flush);
      document.removeEventListener("visibilitychange", localSync.flush);
    };
  }, [store, designKey, photos, onSaved]);
};
