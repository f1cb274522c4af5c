import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { getOpenLayers, listenForLayers } from "../../lib/page/openLayers.ts";
import { readHistoryEntry } from "./historyEntry.ts";

/**
 * Makes the browser's Back close what is open over the page, a dialog or a phone's panel, instead of leaving it
 * (docs/decisions/0082). Each open layer has a copy of the page's history entry above the page's own. Such a copy has
 * the router's own key, so that the router is not notified. Copies stay when a layer closes by other means: going back
 * then could cancel a link that was just pressed. The next Back skips them.
 */
export function CloseOnBack() {
  const location = useLocation();
  const layers = useSyncExternalStore(listenForLayers, getOpenLayers, getOpenLayers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has entries of its own
  useEffect(() => {
    const { key } = readHistoryEntry(history.state);
    let { depth } = readHistoryEntry(history.state);
    const addCopies = () => {
      // A browser skips entries that a page adds before the visitor has interacted with it.
      if (!navigator.userActivation?.hasBeenActive) return;
      while (depth < getOpenLayers().length) {
        depth += 1;
        history.pushState({ ...history.state, depth }, "");
      }
    };
    const handlePop = (event: PopStateEvent) => {
      const entry = readHistoryEntry(event.state);
      if (entry.key !== key || entry.depth === depth) return;
      event.stopImmediatePropagation();
      const isForward = entry.depth > depth;
      depth = entry.depth;
      if (isForward) return;
      const { length } = getOpenLayers();
      if (length <= depth) return history.go(length - 1 - depth);
      closeTopLayer();
      // A dialog may stay open, to ask a question or to wait.
      setTimeout(addCopies);
    };
    addCopies();
    // Before the router's own listener.
    window.addEventListener("popstate", handlePop, { capture: true });
    return () => window.removeEventListener("popstate", handlePop, { capture: true });
  }, [location, layers]);
  return null;
}

const closeTopLayer = (): void => {
  const layer = getOpenLayers().at(-1);
  // Like the Escape key: a dialog decides itself what to do.
  if (layer instanceof HTMLDialogElement) layer.dispatchEvent(new Event("cancel", { cancelable: true }));
  else layer?.();
};
