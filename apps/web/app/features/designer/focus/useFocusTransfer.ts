import { useEffect } from "react";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { focusTile } from "./useRestoreFocus.ts";

let isTransferPending = false;
/** Top of the list of layouts, in px from the top of the screen; null where it was not in view. */
let savedLayoutsTop: number | null = null;

const findSidePanel = (): Element | null => document.querySelector('[data-panels~="layout"]');
const measureLayoutsTop = (): number | undefined =>
  document.getElementById("layout-panel")?.getBoundingClientRect().top;

/**
 * Call before a change of layout. The wall of the new layout gets the focus that this one loses, and a shopper who
 * compares layouts finds the list of them where it was.
 */
export const transferFocus = (): void => {
  isTransferPending = true;
  const top = measureLayoutsTop();
  savedLayoutsTop =
    top !== undefined && top < innerHeight && (findSidePanel()?.scrollTop ?? 0) > 0 ? top : null;
};

/** Moves the focus of the layout before to the first tile of this one. */
export const useFocusTransfer = (): void => {
  const store = useDesignerStore();
  useEffect(() => {
    const [first] = designOf(store.getState()).tiles;
    if (isTransferPending && first && document.activeElement === document.body) focusTile(first.name);
    const top = measureLayoutsTop();
    // Panels that load later above the list do not move it: the browser anchors the scroll position.
    if (isTransferPending && savedLayoutsTop !== null && top !== undefined)
      findSidePanel()?.scrollBy(0, top - savedLayoutsTop);
    isTransferPending = false;
  }, [store]);
};
