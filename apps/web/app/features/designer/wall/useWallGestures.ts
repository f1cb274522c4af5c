import { useGesture } from "@use-gesture/react";
import type { RefObject } from "react";
import { useDesignerStore } from "../designerStore.ts";
import { FIT, type Point, panView, type Size, type View, ZOOM_STEP, zoomView } from "./camera.ts";

/** Wheel pixels that double the wall. */
const WHEEL_DOUBLES = 300;

type Canvas = {
  readonly target: RefObject<HTMLElement | null>;
  /** Pixels of the stage at zoom 1; null before it is measured. */
  readonly stage: Size | null;
  readonly view: View;
  /** A photo is carried over the wall (designer/drag): the wall itself stands still. */
  readonly isCarrying: () => boolean;
};

/**
 * Pinch, wheel, drag and double tap on the wall (R2.6). Each computes from the view as it was when the gesture began and
 * the whole movement since. Where the whole wall is in sight there is nothing to push.
 */
export const useWallGestures = ({ target, stage, view, isCarrying }: Canvas): void => {
  const store = useDesignerStore();

  const fromMiddle = ([x, y]: readonly [number, number]): Point => {
    const rect = target.current?.getBoundingClientRect();
    return rect ? { x: x - rect.left - rect.width / 2, y: y - rect.top - rect.height / 2 } : { x: 0, y: 0 };
  };
  const look = (next: View): void => store.getState().lookAt({ kind: "free", view: next });

  useGesture(
    {
      onDrag: ({ movement: [x, y], memo, pinching, tap, cancel }) => {
        if (pinching || !stage || isCarrying()) {
          cancel();
          return undefined;
        }
        if (tap) return undefined;
        const start: View = memo ?? view;
        if (start.zoom > FIT.zoom) look(panView(start, { x, y }, stage));
        return start;
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
};

/** Buttons and keys: about the middle of what is seen. */
export const zoomedBy = (view: View, direction: "in" | "out"): View =>
  zoomView(view, direction === "in" ? ZOOM_STEP : 1 / ZOOM_STEP, { x: 0, y: 0 }, { width: 1, height: 1 });
