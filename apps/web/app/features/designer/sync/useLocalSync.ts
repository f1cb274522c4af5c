import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect } from "react";
import type { DesignerStore } from "../state/designerStore.ts";
import { openHistoryDb } from "../storage/historyDb.ts";
import { loadSavedDesign, saveDesign } from "../storage/savedDesign.ts";
import { saveUserPhotos } from "../storage/userPhotos.ts";
import { createLocalSync, type PendingPhotoSource } from "./localSync.ts";
import { openTabChannel } from "./tabChannel.ts";

/** Keeps the wall of a page in this browser (designMemory.ts), and brings back its photos on their way and the steps of undo. */
export const useLocalSync = (
  store: DesignerStore,
  designKey: string,
  photos: () => PendingPhotoSource,
  onSaved: (design: Design) => void,
): void => {
  useEffect(() => {
    const memory = createLocalSync({
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
    window.addEventListener("pagehide", memory.flush);
    document.addEventListener("visibilitychange", memory.flush);
    return () => {
      memory.stop();
      window.removeEventListener("pagehide", memory.flush);
      document.removeEventListener("visibilitychange", memory.flush);
    };
  }, [store, designKey, photos, onSaved]);
};
