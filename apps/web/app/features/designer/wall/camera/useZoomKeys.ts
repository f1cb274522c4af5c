import { type RefObject, useEffect } from "react";
import { useDesignerStore } from "../../state/designerStore.ts";
import { stepZoom, type View } from "./camera.ts";

/** Plus, minus and 0 zoom the wall, unless a field has the focus or a dialog is open. */
export const useZoomKeys = (view: RefObject<View>): void => {
  const store = useDesignerStore();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || shouldIgnoreShortcut(event.target)) return;
      const { setCamera } = store.getState();
      if (event.key === "+" || event.key === "=")
        setCamera({ kind: "free", view: stepZoom(view.current, "in") });
      else if (event.key === "-") setCamera({ kind: "free", view: stepZoom(view.current, "out") });
      else if (event.key === "0") setCamera({ kind: "fit" });
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [store, view]);
};

/** Returns whether the target is a field or in a dialog, where keys have their own meaning. */
export const shouldIgnoreShortcut = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog, [contenteditable]',
  ) !== null;
