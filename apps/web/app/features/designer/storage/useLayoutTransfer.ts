import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Command } from "@storywall/domain/design/commands/command.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect } from "react";
import { showToast } from "../../../lib/page/toast.ts";
import { changeLayout } from "../layout/changeLayout.ts";
import {
  consumeTransfer,
  isTransferringPhotos,
  type LayoutTransfer,
  saveChosenFrame,
} from "../layout/layoutTransfer.ts";
import { findMatchingChange, loadMatchingChange } from "../layout/loadMatchingChange.ts";
import { designOf } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { whenRestored } from "../state/whenRestored.ts";

type PhotoBinder = { readonly bind: (ids: readonly string[], designKey: string) => Promise<void> };

/** Never a silent change of the frame (B5). */
const showUnsoldFrame = (design: Design, chosen: FrameStyleKey): void =>
  void import("../layout/unsoldFrameMessage.ts").then(
    ({ unsoldFrameMessage }) => showToast("info", unsoldFrameMessage(design, chosen)),
    () => undefined,
  );

/**
 * Fills this layout with the photos of the layout that the shopper came from, each where it suits, and keeps the room of
 * that layout. Waits until the saved design is restored.
 */
export const useLayoutTransfer = (
  store: DesignerStore,
  designKey: string,
  photos: () => PhotoBinder,
): void => {
  useEffect(() => {
    let isLeft = false;
    const applyTransfer = (change: Command<LayoutTransfer>): void => {
      const transfer = isLeft ? null : consumeTransfer();
      if (transfer === null) return;
      const pending = transfer.photos.filter(({ handle }) => handle === undefined);
      void photos().bind(
        pending.map(({ id }) => id),
        designKey,
      );
      const hasChosenSize = new URLSearchParams(location.search).has("size");
      store.getState().run(change, { ...transfer, hasChosenSize });
      const design = designOf(store.getState());
      const unsold = saveChosenFrame(designKey, design, transfer.frameStyle);
      if (unsold) showUnsoldFrame(design, unsold);
    };
    const cancel = whenRestored(store, () => {
      const loaded = findMatchingChange();
      if (loaded || !isTransferringPhotos())
        applyTransfer(loaded?.changeLayoutAndMatch(store.getState().history) ?? changeLayout);
      // Before anything hangs: no photo is seen in a tile that it then leaves. Offline, photos hang in their order.
      else
        void loadMatchingChange().then(
          ({ changeLayoutAndMatch }) => applyTransfer(changeLayoutAndMatch(store.getState().history)),
          () => applyTransfer(changeLayout),
        );
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [store, designKey, photos]);
};
