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

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves a frame in one undo step, and announces its new position. `x` and `y`: its top left corner in mm. */
export const runMoveFrame = (
  store: DesignerStore,
  tile: string,
  { x, y }: { readonly x: number; readonly y: number },
): void => {
  const { run, announce } = store.getState();
  run(moveFrame, { tile, to: { x: mm(x), y: mm(y) } });
  const { tiles } = layOut(designOf(store.getState()));
  const index = tiles.findIndex(({ name }) => name === tile);
  const outer = tiles[index]?.outer;
  if (outer)
    announce(
      `Tile ${index + 1} hangs ${outer.x / 10} cm from the left and ${outer.y / 10} cm from the top of the wall.`,
    );
};

/** Returns the handler for arrow keys on a frame. */
export const useMoveFrameKeys = (): ((tile: string, event: KeyboardEvent) => void) => {
  const store = useDesignerStore();
  return useCallback(
    (tile, event) => {
      const arrow = ARROWS[event.key];
      const design = designOf(store.getState());
      if (!arrow || event.ctrlKey || event.metaKey || event.altKey || !isGalleryWall(design)) return;
      event.preventDefault();
      const rects = rectsOf(design);
      const index = design.tiles.findIndex(({ name }) => name === tile);
      const rect = rects[index];
      if (!rect) return;
      const step = event.shiftKey ? FINE_STEP_MM : STEP_MM;
      const moved = { ...rect, x: rect.x + arrow.x * step, y: rect.y + arrow.y * step };
      const others = rects.filter((_, other) => other !== index);
      if (isFree(moved, others, MIN_FRAME_GAP)) runMoveFrame(store, tile, moved);
      else store.getState().announce("Another tile is in the way.");
    },
    [store],
  );
};
