import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { shouldShowSamples } from "../../features/designer/sample/shouldShowSamples.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { loadSavedDesign } from "../../features/designer/storage/savedDesign.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { useSite } from "../../lib/api/site.ts";
import { useIsHydrating } from "../../lib/browser/useIsHydrating.ts";
import { showToast } from "../../lib/page/toast.ts";
import { findWallToFillFrom } from "./findWallToFillFrom.ts";

/**
 * Says that a wall of the list or of the home page was begun before: its picture shows sample photographs, and the shopper's own
 * wall is in its place. Not after a reload.
 */
const useBegunBefore = (designKey: string): void => {
  const [isFullLoad] = useState(useIsHydrating());
  const isWithSamples = shouldShowSamples(useSearchParams()[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the wall was when it was opened
  useEffect(() => {
    if (isFullLoad || !isWithSamples || !loadSavedDesign(designKey)?.design.photos.length) return;
    showToast("info", "You started this wall earlier. Here it is as you left it; “Start over” empties it.");
  }, [designKey]);
};

/** Fills a layout without a saved design with the photos of the wall that was changed last (fillFromLastWall.ts). */
export const useLastWallPhotos = (store: DesignerStore, designKey: string): void => {
  useBegunBefore(designKey);
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
