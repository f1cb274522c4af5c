import { useEffect } from "react";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { focusTile } from "./useRestoreFocus.ts";

let isTransferPending = false;
/** Where on the screen the layouts were, in pixels from its top; null where they were not looked at. */
let savedLayoutsTop: number | null = null;

const findSidePanel = (): Element | null => document.querySelector('[data-panels~="layout"]');
const measureLayoutsTop = (): number | undefined =>
  document.getElementById("layout-panel")?.getBoundingClientRect().top;

/**
 * Another layout is about to come: its wall takes the place of this one, and gets the focus that goes with it. Whoever
 * compares layouts finds them where they were.
 */
export const transferFocus = (): void => {
  isTransferPending = true;
  const top = measureLayoutsTop();
  savedLayoutsTop =
    top !== undefined && top < innerHeight && (findSidePanel()?.scrollTop ?? 0) > 0 ? top : null;
};

/** The focus of the layout before, on the first tile of this one. */
export const useFocusTransfer = (): void => {
  const store = useDesignerStore();
  useEffect(() => {
    const [first] = designOf(store.getState()).tiles;
    if (isTransferPending && first && document.activeElement === document.body) focusTile(first.name);
    const top = measureLayoutsTop();
    // Panels that come later above them leave them there: the browser sees to it.
    if (isTransferPending && savedLayoutsTop !== null && top !== undefined)
      findSidePanel()?.scrollBy(0, top - savedLayoutsTop);
    isTransferPending = false;
  }, [store]);
};
