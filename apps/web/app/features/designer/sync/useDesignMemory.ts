import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect } from "react";
import type { DesignerStore } from "../state/designerStore.ts";
import { browserKeptHistories } from "../storage/keptHistories.ts";
import { readSavedDesign, saveDesign } from "../storage/savedDesign.ts";
import { rememberUserPhotos } from "../storage/userPhotos.ts";
import { createDesignMemory, type PhotoKeeper } from "./designMemory.ts";
import { joinTabs } from "./otherTabs.ts";

/** Keeps the wall of a page in this browser (designMemory.ts), and brings back its photos on their way and the steps of undo. */
export const useDesignMemory = (
  store: DesignerStore,
  designKey: string,
  photos: () => PhotoKeeper,
  onSaved: (design: Design) => void,
): void => {
  useEffect(() => {
    const memory = createDesignMemory({
      store,
      designKey,
      keeper: photos(),
      local: { read: () => readSavedDesign(designKey), write: (saved) => saveDesign(designKey, saved) },
      database: browserKeptHistories(),
      joinTabs,
      now: () => Date.now(),
      onSaved: (design) => {
        rememberUserPhotos(design.photos);
        onSaved(design);
      },
    });
    window.addEventListener("pagehide", memory.saveNow);
    document.addEventListener("visibilitychange", memory.saveNow);
    return () => {
      memory.stop();
      window.removeEventListener("pagehide", memory.saveNow);
      document.removeEventListener("visibilitychange", memory.saveNow);
    };
  }, [store, designKey, photos, onSaved]);
};
