import { useEffect } from "react";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { focusTile } from "./useRestoreFocus.ts";

let isTransferPending = false;
/** Top of the list of layouts, in px from the top of the screen; null when it was not in view. */
let savedLayoutsTop: number | null = null;

const findSidePanel = (): Element | null => document.querySelector('[data-panels~="layout"]');
const measureLayoutsTop = (): number | undefined =>
  document.getElementById("layout-panel")?.getBoundingClientRect().top;

/**
 * Requests that `useFocusTransfer` moves focus to the wall of the next layout. Call before a change of layout: the
 * tiles of the old wall are removed, and focus is lost with them. Also saves where the list of layouts is, so that it
 * stays there for a shopper who compares layouts.
 */
export const transferFocus = (): void => {
  isTransferPending = true;
  const top = measureLayoutsTop();
  savedLayoutsTop =
    top !== undefined && top < innerHeight && (findSidePanel()?.scrollTop ?? 0) > 0 ? top : null;
};

/**
 * Moves focus from the wall of the previous layout to the first tile of the new one, after `transferFocus`. Within one
 * layout, `useRestoreFocus` moves it.
 */
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
