import { useEffect } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { useSite } from "../../lib/api/site.ts";
import { findWallToFillFrom } from "./findWallToFillFrom.ts";

/** Fills a layout without a saved design with the photos of the wall that was changed last (fillFromLastWall.ts). */
export const useLastWallPhotos = (store: DesignerStore, designKey: string): void => {
  const { shortages } = useSite();
  useEffect(() => {
    const last = findWallToFillFrom(designKey);
    if (last === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void import("./fillFromLastWall.ts").then(
      ({ fillFromLastWall }) =>
        fillFromLastWall(store, designKey, last.designKey, { photos: browserPhotos(), shortages, signal }),
      // Offline: the layout stays empty, and the photos can be chosen from the other wall.
      () => undefined,
    );
    return () => controller.abort();
  }, [store, designKey, shortages]);
};
