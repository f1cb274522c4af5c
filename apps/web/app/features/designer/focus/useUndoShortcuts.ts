import { useEffect } from "react";
import { type DesignerStore, useDesignerStore } from "../state/designerStore.ts";
import { shouldIgnoreShortcut } from "../wall/camera/useZoomKeys.ts";
import { focusTile } from "./useRestoreFocus.ts";

/**
 * Times after undo, in ms, at which the focused element may be gone: at once, or with a part that is rendered a moment
 * later.
 */
const REMOVAL_DELAYS_MS = [0, 300];

/**
 * Undo may remove the focused element. Then focus moves to the tile that undo changed, so that keyboard users continue
 * there.
 */
const restoreFocus = (store: DesignerStore, focused: Element | null): void => {
  if (focused === null || focused === document.body) return;
  for (const delay of REMOVAL_DELAYS_MS)
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const { lastStep, history } = store.getState();
      const { tiles } = history.present;
      const changed = tiles.find((tile, index) => tile !== lastStep?.before.tiles[index]) ?? tiles[0];
      if (changed) focusTile(changed.name);
    }, delay);
};

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
      const focused = document.activeElement;
      if (key === "y" || event.shiftKey) redo();
      else undo();
      restoreFocus(store, focused);
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [store, undo, redo]);
};
