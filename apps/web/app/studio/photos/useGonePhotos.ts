import { useEffect } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";

/** What is done about photos that the shop has deleted; seldom needed, so it is loaded then. */
export const takeOutGonePhotos = async (store: DesignerStore): Promise<boolean> =>
  (await import("./takeOutGone.ts")).takeOutGone(store);

/** B12: a picture of the shop's that does not load may be of a photo that the shop has deleted. */
export const useGonePhotos = (store: DesignerStore): void => {
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const address =
        target instanceof Element ? (target.getAttribute("href") ?? target.getAttribute("src")) : null;
      if (address?.includes("/photos/")) void takeOutGonePhotos(store).catch(() => undefined);
    };
    // A picture's error does not bubble; it is heard on its way down.
    addEventListener("error", look, true);
    return () => removeEventListener("error", look, true);
  }, [store]);
};
