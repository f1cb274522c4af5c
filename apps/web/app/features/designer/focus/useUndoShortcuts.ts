import { useEffect } from "react";
import { useDesignerStore } from "../state/designerStore.ts";
import { shouldIgnoreShortcut } from "../wall/camera/useZoomKeys.ts";

/**
 * Ctrl or Cmd with Z undoes; with Shift and Z, or with Y, it redoes. Escape closes a tile's options or a panel, or
 * shows hidden controls.
 */
export const useUndoShortcuts = (undo: () => void, redo: () => void): void => {
  const store = useDesignerStore();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (shouldIgnoreShortcut(event.target)) return;
      const { closeTile, openTileName, panel, togglePanel, areControlsHidden, toggleControls } =
        store.getState();
      const key = event.key.toLowerCase();
      if (key === "escape" && openTileName !== null) closeTile();
      else if (key === "escape" && panel !== null && !event.defaultPrevented) togglePanel(panel);
      else if (key === "escape" && areControlsHidden) toggleControls();
      if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [store, undo, redo]);
};
