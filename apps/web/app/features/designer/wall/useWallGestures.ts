import { useGesture } from "@use-gesture/react";
import { type RefObject, useState } from "react";
import { useDesignerStore } from "../designerStore.ts";
import { FIT, type Point, panView, type Size, type View, ZOOM_STEP, zoomView } from "./camera.ts";

/** Wheel pixels that double the wall. */
const WHEEL_DOUBLES = 300;

/** A photo on its way from one tile to another; `at` in pixels from the area's top left corner. */
export type Carried = { readonly from: string; readonly over: string | null; readonly at: Point };

type Canvas = {
  readonly target: RefObject<HTMLElement | null>;
  /** Pixels of the stage at zoom 1; null before it is measured. */
  readonly stage: Size | null;
  readonly view: View;
  readonly canCarry: (tile: string) => boolean;
  readonly onCarried: (from: string, to: string) => void;
};

/**
 * Pinch, wheel, drag and double tap on the wall (R2.6). Each computes from the view as it was when the gesture began and
 * the whole movement since. Where the whole wall is in sight there is nothing to push, so that a drag carries a photo
 * to another tile instead.
 */
export const useWallGestures = ({ target, stage, view, canCarry, onCarried }: Canvas): Carried | null => {
  const store = useDesignerStore();
  const [carried, setCarried] = useState<Carried | null>(null);

  const fromCorner = ([x, y]: readonly [number, number]): Point => {
    const rect = target.current?.getBoundingClientRect();
    return rect ? { x: x - rect.left, y: y - rect.top } : { x: 0, y: 0 };
  };
  const fromMiddle = (point: readonly [number, number]): Point => {
    const { x, y } = fromCorner(point);
    const area = target.current;
    return area ? { x: x - area.clientWidth / 2, y: y - area.clientHeight / 2 } : { x, y };
  };
  const look = (next: View): void => store.getState().lookAt({ kind: "free", view: next });

  type Drag = { readonly view: View; readonly from: string | null };
  const startDrag = (xy: readonly [number, number]): Drag => {
    const tile = view.zoom <= FIT.zoom ? tileAt(xy) : null;
    return { view, from: tile !== null && canCarry(tile) ? tile : null };
  };

  useGesture(
    {
      onDrag: ({ movement: [x, y], xy, initial, memo, pinching, canceled, tap, last, cancel }) => {
        if (pinching || !stage) {
          setCarried(null);
          cancel();
          return undefined;
        }
        if (tap) return undefined;
        const drag: Drag = memo ?? startDrag(initial);
        if (drag.from === null) {
          if (drag.view.zoom > FIT.zoom) look(panView(drag.view, { x, y }, stage));
          return drag;
        }
        const under = tileAt(xy);
        const over = under === drag.from ? null : under;
        if (last && !canceled && over !== null) onCarried(drag.from, over);
        setCarried(last ? null : { from: drag.from, over, at: fromCorner(xy) });
        return drag;
      },
      onPinch: ({ origin, movement: [scale], memo }) => {
        if (!stage) return undefined;
        const start: { view: View; about: Point } = memo ?? { view, about: fromMiddle(origin) };
        look(zoomView(start.view, scale, start.about, stage));
        return start;
      },
      onWheel: ({ event, memo, movement: [x, y] }) => {
        // Ctrl and wheel, also how a touchpad's pinch arrives, is a pinch above.
        if (!stage || event.ctrlKey) return undefined;
        const start: View = memo ?? view;
        if (event.altKey) look(zoomView(start, 2 ** (-y / WHEEL_DOUBLES), { x: 0, y: 0 }, stage));
        else if (start.zoom > FIT.zoom) look(panView(start, { x: -x, y: -y }, stage));
        return start;
      },
      onDoubleClick: () => store.getState().lookAt({ kind: "fit" }),
    },
    {
      target,
      drag: { filterTaps: true, threshold: 6 },
      eventOptions: { passive: false },
    },
  );
  return carried;
};

const tileAt = ([x, y]: readonly [number, number]): string | null =>
  document.elementFromPoint(x, y)?.closest("[data-tile]")?.getAttribute("data-tile") ?? null;

/** Buttons and keys: about the middle of what is seen. */
export const zoomedBy = (view: View, direction: "in" | "out"): View =>
  zoomView(view, direction === "in" ? ZOOM_STEP : 1 / ZOOM_STEP, { x: 0, y: 0 }, { width: 1, height: 1 });
