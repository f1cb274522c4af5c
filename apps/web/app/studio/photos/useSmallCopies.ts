import { useEffect } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { whenIdle } from "../../lib/browser/whenIdle.ts";

/**
 * Pause before each copy. The shop decodes a whole photo for it, and the shopper's own requests come first: without a
 * pause, the preview of a wall of twelve photos in the cart took a quarter of a minute on two busy processors.
 */
const PAUSE_MS = 2_000;
const afterPause = (work: () => void) => setTimeout(() => whenIdle(work), PAUSE_MS);

/** Loads the small copies of photos that are uploaded, for the next visit (loadSmallCopies.ts). */
export const useSmallCopies = (store: DesignerStore, hasPhotos: boolean): void => {
  useEffect(() => {
    if (!hasPhotos) return;
    const controller = new AbortController();
    const { signal } = controller;
    import("./loadSmallCopies.ts").then(
      ({ loadSmallCopies }) =>
        void loadSmallCopies({
          store,
          states: browserPhotos().states,
          whenIdle: afterPause,
          loadImage,
          signal,
        }),
      // Without them the next visit loads the copies itself.
      () => undefined,
    );
    return () => controller.abort();
  }, [store, hasPhotos]);
};

const loadImage = (url: string): Promise<unknown> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = resolve;
    image.onerror = resolve;
    image.fetchPriority = "low";
    image.src = url;
  });
