import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { useDeferredValue, useEffect, useRef } from "react";
import { useDesigner } from "../state/designerStore.ts";

const findTileElement = (tile: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tile)}"]`);

/** Focuses a tile of the wall without scrolling. */
export const focusTile = (tile: string): void => findTileElement(tile)?.focus({ preventScroll: true });

/**
 * Moves lost focus back to a tile of the same wall. When a tile's options close, focus moves from them to the tile, as
 * from a dialog to its opener. When the focused tile was removed, by the shopper or by undo, focus moves to the tile
 * that is now in its position. `openTileName` is the tile whose options are shown. After a change of layout,
 * `useFocusTransfer` moves focus.
 */
export const useRestoreFocus = (openTileName: string | null): void => {
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
    const closed = openTileName === null ? lastOpenTile.current : null;
    lastOpenTile.current = openTileName;
    const targetTile = closed ?? lastFocusedTile.current;
    const before = tileNames.current;
    tileNames.current = tiles.map(({ name }) => name);
    // Focus that has moved elsewhere by itself stays there.
    if (targetTile === null || document.activeElement !== document.body) return;
    const exists = tileNames.current.includes(targetTile);
    const replacement = tileNames.current[clamp(before.indexOf(targetTile), 0, tileNames.current.length - 1)];
    if (closed !== null || !exists) focusTile(exists ? targetTile : (replacement ?? targetTile));
  }, [openTileName, tiles]);
};
