import { useEffect } from "react";
import { changeLayout } from "../layout/changeLayout.ts";
import { consumeTransfer } from "../layout/layoutTransfer.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { whenRestored } from "../state/whenRestored.ts";

type PhotoBinder = { readonly bind: (ids: readonly string[], designKey: string) => Promise<void> };

/**
 * Fills this layout with the photos of the layout that the shopper came from, and keeps the room of that layout. Waits
 * until the saved design is restored.
 */
export const useLayoutTransfer = (
  store: DesignerStore,
  designKey: string,
  photos: () => PhotoBinder,
): void => {
  useEffect(() => {
    const applyTransfer = (): void => {
      const transfer = consumeTransfer();
      if (transfer === null) return;
      const pending = transfer.photos.filter(({ handle }) => handle === undefined);
      void photos().bind(
        pending.map(({ id }) => id),
        designKey,
      );
      store.getState().run(changeLayout, transfer);
    };
    return whenRestored(store, applyTransfer);
  }, [store, designKey, photos]);
};
