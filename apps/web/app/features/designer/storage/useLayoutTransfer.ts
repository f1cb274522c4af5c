import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Command } from "@storywall/domain/design/commands/command.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { useEffect, useRef } from "react";
import { showToast } from "../../../lib/page/toast.ts";
import { changeLayout } from "../layout/changeLayout.ts";
import { inStockTransfer } from "../layout/inStockTransfer.ts";
import {
  consumeTransfer,
  isTransferringPhotos,
  type LayoutTransfer,
  saveChosenFrame,
} from "../layout/layoutTransfer.ts";
import { findMatchingChange, loadMatchingChange } from "../layout/loadMatchingChange.ts";
import { useUndoStep } from "../layout/useUndoRedo.ts";
import { designOf } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { whenRestored } from "../state/whenRestored.ts";
import { showUndoToast } from "../status/showUndoToast.ts";

type PhotoBinder = { readonly bind: (ids: readonly string[], designKey: string) => Promise<void> };

/** The frame never changes without a message (B5, B13). */
const showOtherFrame = (design: Design, chosen: FrameStyleKey, shortages: readonly Shortage[]): void =>
  void import("../layout/otherFrameMessage.ts").then(
    ({ otherFrameMessage }) => showToast("info", otherFrameMessage(design, chosen, shortages)),
    () => undefined,
  );

/** The price never changes without a message: tiles of a gallery wall have sizes, and so prices, of their own (B8). */
const showPriceChange = (
  store: DesignerStore,
  priceBefore: Minor,
  { site, undo }: { readonly site: PublicSite; readonly undo: () => void },
): void => {
  const state = store.getState();
  void Promise.all([import("../layout/priceChangeMessage.ts"), import("../sizes/makeAllSmall.ts")]).then(
    ([{ priceChangeMessage }, { makeAllSmall }]) => {
      const message = priceChangeMessage(designOf(state), priceBefore, site);
      // After another step the price is another one, and undo would take back that step.
      if (message !== null && store.getState().lastStep?.number === state.lastStep?.number)
        showUndoToast(store, message.text, {
          undo,
          ...(message.hasLarger && { action: makeAllSmall(store) }),
        });
    },
    () => undefined,
  );
};

/**
 * Fills this layout with the photos of the previous layout, each where it suits, and keeps that layout's room. Waits
 * until the saved design is restored.
 */
export const useLayoutTransfer = (
  store: DesignerStore,
  designKey: string,
  photos: () => PhotoBinder,
  site: PublicSite,
): void => {
  const undo = useUndoStep(store);
  const undoStep = useRef(undo);
  useEffect(() => {
    undoStep.current = undo;
  }, [undo]);
  useEffect(() => {
    const { shortages } = site;
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
      const before = designOf(store.getState());
      const sent = inStockTransfer(change, before, { ...transfer, hasChosenSize }, shortages);
      store.getState().run(change, sent);
      const design = designOf(store.getState());
      const chosen = transfer.frameStyle;
      const isReplaced = sent.frameStyle !== chosen && design.frameStyle === sent.frameStyle;
      const unsold = saveChosenFrame(designKey, design, chosen);
      if (chosen && (unsold || isReplaced)) showOtherFrame(design, chosen, shortages);
      const { priceBefore } = transfer;
      if (priceBefore !== undefined && design.base.kind === "free")
        showPriceChange(store, priceBefore, { site, undo: () => undoStep.current() });
    };
    const cancel = whenRestored(store, () => {
      const loaded = findMatchingChange();
      if (loaded || !isTransferringPhotos())
        applyTransfer(loaded?.changeLayoutAndMatch(store.getState().history) ?? changeLayout);
      // Before any photo is placed, so that none shows in a tile that it leaves right away. Offline, photos hang in
      // their order.
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
  }, [store, designKey, photos, site]);
};
