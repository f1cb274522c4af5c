import { useCallback, useEffect } from "react";
import { useClosedByBack } from "../../ui/BackCloses.tsx";
import { useDesigner, useDesignerStore } from "./designerStore.ts";
import { useIsWide } from "./useIsWide.ts";

/**
 * A phone's way back closes what has opened over the wall, as it closes a dialog, and does not leave the wall. Where the browser
 * asks for it by itself (`CloseWatcher`), nothing moves in its history.
 */
export const useBackCloses = (): void => {
  const store = useDesignerStore();
  const isWide = useIsWide();
  const isOpen = useDesigner(({ focusedTile, panel }) => focusedTile !== null || panel !== null);
  const isOver = isOpen && !isWide;
  const close = useCallback(() => {
    const { panel, togglePanel, closeTile } = store.getState();
    if (panel === null) closeTile();
    else togglePanel(panel);
  }, [store]);
  useClosedByBack(isOver, close);
  useEffect(() => {
    if (!isOver || !("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", close);
    return () => watcher.destroy();
  }, [isOver, close]);
};
