import { addPhotos } from "@storywall/domain/design/commands.ts";
import { useEffect } from "react";
import { takeCarriedPhotos } from "../carriedPhotos.ts";
import type { DesignerStore } from "../designerStore.ts";

type PhotoBinder = { readonly bind: (ids: readonly string[], designKey: string) => Promise<void> };

/** Photos that came along from another layout fill this one, as soon as it is as it was left. */
export const useCarriedPhotos = (
  store: DesignerStore,
  designKey: string,
  photos: () => PhotoBinder,
): void => {
  useEffect(() => {
    const takeIn = (): void => {
      const carried = takeCarriedPhotos();
      if (carried.length === 0) return;
      const onTheirWay = carried.filter(({ handle }) => handle === undefined);
      void photos().bind(
        onTheirWay.map(({ id }) => id),
        designKey,
      );
      store.getState().run(addPhotos, { photos: carried });
    };
    if (store.getState().isRestored) return takeIn();
    return store.subscribe((state, previous) => {
      if (state.isRestored && !previous.isRestored) takeIn();
    });
  }, [store, designKey, photos]);
};
