import { moveFrame } from "@storywall/domain/design/commands/galleryCommands.ts";
import { isGalleryWall, MIN_FRAME_GAP, rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { isFree } from "@storywall/domain/gallery/rects.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { type KeyboardEvent, useCallback } from "react";
import { designOf } from "../state/designerState.ts";
import { type DesignerStore, useDesignerStore } from "../state/designerStore.ts";

/** Step of an arrow key in mm; with Shift, as fine as a tape measure. */
const STEP_MM = 10;
const FINE_STEP_MM = 1;

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number; readonly name: string }>> = {
  ArrowLeft: { x: -1, y: 0, name: "left" },
  ArrowRight: { x: 1, y: 0, name: "right" },
  ArrowUp: { x: 0, y: -1, name: "up" },
  ArrowDown: { x: 0, y: 1, name: "down" },
};

/**
 * Moves a frame in one undo step, and announces where it hangs among the tiles: the wall around them is larger. `x` and
 * `y`: its top left corner in mm.
 */
export const runMoveFrame = (
  store: DesignerStore,
  tile: string,
  { x, y }: { readonly x: number; readonly y: number },
): void => {
  const { run, announce } = store.getState();
  const before = designOf(store.getState());
  run(moveFrame, { tile, to: { x: mm(x), y: mm(y) } });
  const design = designOf(store.getState());
  const { tiles } = layOut(design);
  const index = tiles.findIndex(({ name }) => name === tile);
  const outer = tiles[index]?.outer;
  if (!outer) return;
  const place = `${outer.x / 10} cm from the left and ${outer.y / 10} cm from the top of your group of tiles`;
  announce(
    design === before
      ? `Tile ${index + 1} stays where it is, ${place}.`
      : `Tile ${index + 1} hangs ${place}.`,
  );
};

/** Moves a frame by one press of an arrow key, or announces why it stays. Returns false for another key. */
export const moveFrameByKey = (
  store: DesignerStore,
  tile: string,
  { key, isFine }: { readonly key: string; readonly isFine: boolean },
): boolean => {
  const arrow = ARROWS[key];
  const design = designOf(store.getState());
  if (!arrow || !isGalleryWall(design)) return false;
  const rects = rectsOf(design);
  const index = design.tiles.findIndex(({ name }) => name === tile);
  const rect = rects[index];
  if (!rect) return true;
  const step = isFine ? FINE_STEP_MM : STEP_MM;
  const moved = { ...rect, x: rect.x + arrow.x * step, y: rect.y + arrow.y * step };
  const inTheWay = rects.findIndex((other, at) => at !== index && !isFree(moved, [other], MIN_FRAME_GAP));
  if (inTheWay < 0) runMoveFrame(store, tile, moved);
  else
    store
      .getState()
      .announce(`Tile ${index + 1} can't move ${arrow.name}: tile ${inTheWay + 1} is in the way.`);
  return true;
};

/** Returns the handler for arrow keys on a frame. */
export const useMoveFrameKeys = (): ((tile: string, event: KeyboardEvent) => void) => {
  const store = useDesignerStore();
  return useCallback(
    (tile, event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (moveFrameByKey(store, tile, { key: event.key, isFine: event.shiftKey })) event.preventDefault();
    },
    [store],
  );
};
