import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { useDeferredValue, useEffect, useRef } from "react";
import { useDesigner } from "../state/designerStore.ts";

const findTileElement = (tile: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tile)}"]`);

/** Focuses a tile of the wall without scrolling. */
export const focusTile = (tile: string): void => findTileElement(tile)?.focus({ preventScroll: true });

/**
 * Keeps focus on the wall. When a tile's options close, the tile gets focus, as with a dialog and its opener. Where
 * the tile itself was removed, by the shopper or by undo, the tile now in its position gets it. `focusedTile`: the
 * tile whose options are shown.
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
    // Focus that has moved elsewhere by itself stays there.
    if (targetTile === null || document.activeElement !== document.body) return;
    const exists = tileNames.current.includes(targetTile);
    const replacement = tileNames.current[clamp(before.indexOf(targetTile), 0, tileNames.current.length - 1)];
    if (closed !== null || !exists) focusTile(exists ? targetTile : (replacement ?? targetTile));
  }, [focusedTile, tiles]);
};
