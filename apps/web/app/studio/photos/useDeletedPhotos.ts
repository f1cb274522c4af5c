import { useEffect } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";

/** Removes photos that the shop has deleted. Rarely needed, so the code is loaded on demand. */
export const checkDeletedPhotos = async (store: DesignerStore): Promise<boolean> =>
  (await import("./removeDeletedPhotos.ts")).removeDeletedPhotos(store);

/** Checks the design when an image of the shop does not load: the shop may have deleted its photo (B12). */
export const useDeletedPhotos = (store: DesignerStore): void => {
  useEffect(() => {
    const handleError = ({ target }: Event): void => {
      const url =
        target instanceof Element ? (target.getAttribute("href") ?? target.getAttribute("src")) : null;
      if (url?.includes("/photos/")) void checkDeletedPhotos(store).catch(() => undefined);
    };
    // An image's error event does not bubble, so it is captured.
    addEventListener("error", handleError, true);
    return () => removeEventListener("error", handleError, true);
  }, [store]);
};
