import { useEffect } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";

/** What is done about photos that the shop has deleted; seldom needed, so it is loaded then. */
export const checkDeletedPhotos = async (store: DesignerStore): Promise<boolean> =>
  (await import("./removeDeletedPhotos.ts")).removeDeletedPhotos(store);

/** B12: a picture of the shop's that does not load may be of a photo that the shop has deleted. */
export const useDeletedPhotos = (store: DesignerStore): void => {
  useEffect(() => {
    const handleError = ({ target }: Event): void => {
      const address =
        target instanceof Element ? (target.getAttribute("href") ?? target.getAttribute("src")) : null;
      if (address?.includes("/photos/")) void checkDeletedPhotos(store).catch(() => undefined);
    };
    // A picture's error does not bubble; it is heard on its way down.
    addEventListener("error", handleError, true);
    return () => removeEventListener("error", handleError, true);
  }, [store]);
};
