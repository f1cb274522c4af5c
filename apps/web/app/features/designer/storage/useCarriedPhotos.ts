import { useEffect } from "react";
import { takeCarried } from "../layout/carried.ts";
import { changeLayout } from "../layout/changeLayout.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { whenRestored } from "../state/whenRestored.ts";

type PhotoBinder = { readonly bind: (ids: readonly string[], designKey: string) => Promise<void> };

/** Photos that came along from another layout fill this one, in the room that they were seen in, as soon as it is as it was left. */
export const useCarriedPhotos = (
  store: DesignerStore,
  designKey: string,
  photos: () => PhotoBinder,
): void => {
  useEffect(() => {
    const takeIn = (): void => {
      const carried = takeCarried();
      if (carried === null) return;
      const onTheirWay = carried.photos.filter(({ handle }) => handle === undefined);
      void photos().bind(
        onTheirWay.map(({ id }) => id),
        designKey,
      );
      store.getState().run(changeLayout, carried);
    };
    return whenRestored(store, takeIn);
  }, [store, designKey, photos]);
};
