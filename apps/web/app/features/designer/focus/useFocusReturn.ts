import { useDeferredValue, useEffect, useRef } from "react";
import { useDesigner } from "../state/designerStore.ts";

const tileElement = (tile: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tile)}"]`);

export const focusTile = (tile: string): void => tileElement(tile)?.focus({ preventScroll: true });

/**
 * Focus is never lost on the wall. A tile's options that close give it back to the tile, as a dialog gives it back to what
 * opened it; where the tile itself has gone, by its removal or an undo, the one now in its place gets it.
 * `focusedTile`: whose options are shown at this moment.
 */
export const useFocusReturn = (focusedTile: string | null): void => {
  const tiles = useDeferredValue(useDesigner((state) => state.history.present.tiles));
  const last = useRef<string | null>(null);
  const names = useRef<readonly string[]>([]);

  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      const tile = target instanceof Element ? target.closest("[data-tile]") : null;
      last.current = tile?.getAttribute("data-tile") ?? null;
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);

  const opened = useRef<string | null>(null);
  useEffect(() => {
    const closed = focusedTile === null ? opened.current : null;
    opened.current = focusedTile;
    const place = closed ?? last.current;
    const before = names.current;
    names.current = tiles.map(({ name }) => name);
    // Focus that has gone elsewhere by itself stays there.
    if (place === null || document.activeElement !== document.body) return;
    const isThere = names.current.includes(place);
    const inItsPlace = names.current[Math.min(Math.max(0, before.indexOf(place)), names.current.length - 1)];
    if (closed !== null || !isThere) focusTile(isThere ? place : (inItsPlace ?? place));
  }, [focusedTile, tiles]);
};
