import { useEffect, useRef } from "react";
import { useDesigner } from "./designerStore.ts";

/** A tile's options that close give focus back to the tile, as a dialog gives it back to what opened it. */
export const useFocusReturn = (): void => {
  const focusedTile = useDesigner((state) => state.focusedTile);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const closed = focusedTile === null ? last.current : null;
    last.current = focusedTile;
    // Focus that has gone elsewhere by itself stays there.
    if (closed === null || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`[data-tile="${CSS.escape(closed)}"]`)
      ?.focus({ preventScroll: true });
  }, [focusedTile]);
};
