import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect } from "react";
import type { DesignerStore } from "../state/designerStore.ts";
import { openHistoryDb } from "../storage/historyDb.ts";
import { loadSavedDesign, saveDesign } from "../storage/savedDesign.ts";
import { saveUserPhotos } from "../storage/userPhotos.ts";
import { createLocalSync, type PendingPhotoSource } from "./localSync.ts";
import { openTabChannel } from "./tabChannel.ts";

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
        onSaved(design);
      },
    });
    window.addEventListener("pagehide", localSync.flush);
    document.addEventListener("visibilitychange", localSync.flush);
    return () => {
      localSync.stop();
      window.removeEventListener("pagehide", localSync.flush);
      document.removeEventListener("visibilitychange", localSync.flush);
    };
  }, [store, designKey, photos, onSaved]);
};
