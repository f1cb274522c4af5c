import { FRAME_GAP } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { MIN_FRAME_GAP } from "@storywall/domain/design/galleryWall.ts";
import { isFree, type Rect } from "@storywall/domain/gallery/rects.ts";
import { type Guide, snapFrame } from "@storywall/domain/gallery/snap.ts";

/** A frame snaps to lines within this distance, in px of the page: about the width of a fingertip's movement. */
const SNAP_PX = 9;
/** A pointer that moves less than this is a press. */
const MOVE_TOLERANCE_PX = 5;

export type FramePosition = {
  readonly x: number;
  readonly y: number;
  readonly guides: readonly Guide[];
  /** True when the frame would overlap another frame here. */
  readonly isBlocked: boolean;
};

type FrameDragOptions = {
  readonly rect: Rect;
  readonly others: readonly Rect[];
  readonly mmPerPixel: number;
  /** Called with each movement, once the pointer has moved away from where it was pressed. */
  readonly onMove: (position: FramePosition) => void;
  /** Called at the end: with null when the drag was cancelled or was only a press. */
  readonly onEnd: (position: FramePosition | null) => void;
};

/** Follows one pointer that is pressed on a frame. Computes each position from the start and the whole movement. */
export const startFrameDrag = (
  target: HTMLElement,
  start: PointerEvent,
  { rect, others, mmPerPixel, onMove, onEnd }: FrameDragOptions,
): void => {
  const controller = new AbortController();
  const { signal } = controller;
  let position: FramePosition | null = null;
  const end = (result: FramePosition | null): void => {
    controller.abort();
    onEnd(result);
  };
  const handleMove = (event: PointerEvent): void => {
    const [across, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (position === null && Math.abs(across) + Math.abs(down) < MOVE_TOLERANCE_PX) return;
    const moved = { ...rect, x: rect.x + across * mmPerPixel, y: rect.y + down * mmPerPixel };
    const snapped = snapFrame(moved, others, { gap: FRAME_GAP, tolerance: SNAP_PX * mmPerPixel });
    const isBlocked = !isFree({ ...rect, x: snapped.x, y: snapped.y }, others, MIN_FRAME_GAP);
    position = { ...snapped, isBlocked };
    onMove(position);
  };
  target.setPointerCapture(start.pointerId);
  target.addEventListener("pointermove", handleMove, { signal });
  target.addEventListener("pointerup", () => end(position), { signal });
  target.addEventListener("pointercancel", () => end(null), { signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || position === null) return;
      event.stopPropagation();
      end(null);
    },
    { signal, capture: true },
  );
};
