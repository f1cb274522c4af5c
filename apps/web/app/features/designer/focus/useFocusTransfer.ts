import { useEffect } from "react";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { holdInPlace } from "./holdInPlace.ts";
import { focusTile } from "./useRestoreFocus.ts";

let isTransferPending = false;
/** Top of the list of layouts, in px from the top of the screen; null when it was not in view. */
let savedLayoutsTop: number | null = null;

const findSidePanel = (): HTMLElement | null => document.querySelector('[data-panels~="layout"]');
const measureLayoutsTop = (): number | undefined =>
  document.querySelector("#layout-panel ~ ul")?.getBoundingClientRect().top;

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
    const sidePanel = findSidePanel();
    const top = isTransferPending ? savedLayoutsTop : null;
    isTransferPending = false;
    return sidePanel && top !== null ? holdLayouts(sidePanel, top) : undefined;
  }, [store]);
};

/** Panels that take longer to load, on a slow network, may move the list. */
const MAX_HOLD_MS = 5000;

/**
 * Holds the list of layouts where it was while other panels load above it, until the shopper's next press. Returns a function
 * that stops it.
 */
const holdLayouts = (sidePanel: HTMLElement, top: number): (() => void) =>
  holdInPlace({
    top,
    measure: measureLayoutsTop,
    scrollBy: (px) => sidePanel.scrollBy(0, px),
    listen: (onChange) => {
      const ending = new AbortController();
      const observer = new MutationObserver(onChange);
      observer.observe(sidePanel, { childList: true, subtree: true });
      // The browser's own scroll anchoring would move the list once more.
      sidePanel.style.overflowAnchor = "none";
      const stop = (): void => {
        observer.disconnect();
        ending.abort();
        clearTimeout(timer);
        sidePanel.style.overflowAnchor = "";
      };
      const timer = setTimeout(stop, MAX_HOLD_MS);
      for (const name of ["pointerdown", "wheel", "keydown"])
        addEventListener(name, stop, { signal: ending.signal, passive: true });
      return stop;
    },
  });
