import { useDeferredValue, useEffect, useRef } from "react";
import { useDesigner } from "../state/designerStore.ts";

const findTileElement = (tile: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tile)}"]`);

export const focusTile = (tile: string): void => findTileElement(tile)?.focus({ preventScroll: true });

/**
 * Focus is never lost on the wall. A tile's options that close give it back to the tile, as a dialog gives it back to what
 * opened it; where the tile itself has gone, by its removal or an undo, the one now in its place gets it.
 * `focusedTile`: whose options are shown at this moment.
 */
export const useRestoreFocus = (focusedTile: string | null): void => {
  const tiles = useDeferredValue(useDesigner((state) => state.history.present.tiles));
  const lastFocusedTile = useRef<string | null>(null);
  const tileNames = useRef<readonly string[]>([]);

  useEffect(() => {
    const handleFocusIn = ({ target }: FocusEvent): void => {
      const tile = target instanceof Element ? target.closest("[data-tile]") : null;
      lastFocusedTile.current = tile?.getAttribute("data-tile") ?? null;
    };
    document.addEventListener("focusin", handleFocusIn);
    return () => document.removeEventListener("focusin", handleFocusIn);
  }, []);

  const lastOpenTile = useRef<string | null>(null);
  useEffect(() => {
    const closed = focusedTile === null ? lastOpenTile.current : null;
    lastOpenTile.current = focusedTile;
    const targetTile = closed ?? lastFocusedTile.current;
    const before = tileNames.current;
    tileNames.current = tiles.map(({ name }) => name);
    // Focus that has gone elsewhere by itself stays there.
    if (targetTile === null || document.activeElement !== document.body) return;
    const isThere = tileNames.current.includes(targetTile);
    const inItsPlace =
      tileNames.current[Math.min(Math.max(0, before.indexOf(targetTile)), tileNames.current.length - 1)];
    if (closed !== null || !isThere) focusTile(isThere ? targetTile : (inItsPlace ?? targetTile));
  }, [focusedTile, tiles]);
};
