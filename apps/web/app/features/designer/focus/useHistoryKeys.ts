import { useEffect } from "react";
import { useSteps } from "../layout/useSteps.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { isBusyElsewhere } from "../wall/useZoomKeys.ts";

/** Ctrl or Cmd with Z undoes; with Shift and Z, or with Y, it does again. Escape closes a tile's options, then shows hidden controls. */
export const useHistoryKeys = (): void => {
  const store = useDesignerStore();
  const { undo, redo } = useSteps();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isBusyElsewhere(event.target)) return;
      const { closeTile, focusedTile, areControlsHidden, toggleControls } = store.getState();
      const key = event.key.toLowerCase();
      if (key === "escape" && focusedTile !== null) closeTile();
      else if (key === "escape" && areControlsHidden) toggleControls();
      if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [store, undo, redo]);
};
