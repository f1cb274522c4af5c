import { useEffect } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { fillFromLastWall } from "./fillFromLastWall.ts";
import { findWallToFillFrom } from "./findWallToFillFrom.ts";

/** Fills a layout without a saved design with the photos of the wall that was changed last (fillFromLastWall.ts). */
export const useLastWallPhotos = (store: DesignerStore, designKey: string): void => {
  useEffect(() => {
    const last = findWallToFillFrom(designKey);
    if (last === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void fillFromLastWall(store, designKey, last.designKey, { photos: browserPhotos(), signal });
    return () => controller.abort();
  }, [store, designKey]);
};
