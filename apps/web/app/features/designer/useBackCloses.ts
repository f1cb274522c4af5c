import { useEffect } from "react";
import { useDesigner, useDesignerStore } from "./designerStore.ts";
import { useIsWide } from "./useIsWide.ts";

/**
 * A phone's way back closes what has opened over the wall, as it closes a dialog, and does not leave the wall. Browsers
 * that do not offer it (`CloseWatcher`) have no such way but the one that leaves.
 */
export const useBackCloses = (): void => {
  const store = useDesignerStore();
  const isWide = useIsWide();
  const isOpen = useDesigner(({ focusedTile, panel }) => focusedTile !== null || panel !== null);
  useEffect(() => {
    if (!isOpen || isWide || !("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => {
      const { panel, togglePanel, closeTile } = store.getState();
      if (panel === null) closeTile();
      else togglePanel(panel);
    });
    return () => watcher.destroy();
  }, [store, isOpen, isWide]);
};
