import { type RefObject, useEffect } from "react";
import { useGesture } from "../../../../lib/browser/useGesture.ts";
import { useDesignerStore } from "../../state/designerStore.ts";
import {
  clampView,
  clampZoom,
  FIT_VIEW,
  type Point,
  panView,
  rubberBandView,
  rubberBandZoom,
  type View,
  zoomView,
} from "./camera.ts";
import { type StageMotion, WHEEL_GLIDE } from "./stageMotion.ts";

/**
 * Pixels of a wheel event that double the zoom: of a wheel, and of two fingers on a touchpad, which browsers report
 * as a wheel event with ctrl.
 */
const PIXELS_PER_DOUBLING = { wheel: 300, touchpad: 70 };
/** Pixels of one event that only a wheel with notches sends. */
const MIN_NOTCH_PX = 50;
const ZERO_POINT: Point = { x: 0, y: 0 };

type WallGestureOptions = {
  readonly target: RefObject<HTMLElement | null>;
  readonly motion: StageMotion;
  /** A photo is dragged over the wall (designer/drag): the wall itself must not move. */
  readonly isDragging: () => boolean;
};

/**
 * Handles pinch, wheel, drag and double tap on the wall (R2.6). Each computes from the view at the beginning of the
 * gesture and the whole movement since, and moves the stage itself. The designer's state changes once, when the wall
 * comes to rest. A wall that is fully visible cannot be pushed.
 */
export const useWallGestures = ({ target, motion, isDragging }: WallGestureOptions): void => {
  const store = useDesignerStore();

  /** Called once per gesture: measuring while the page moves forces a layout each time. */
  const measureAreaCentre = (): Point => {
    const rect = target.current?.getBoundingClientRect();
    return rect ? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 } : ZERO_POINT;
  };
  const setFreeView = (view: View): void => store.getState().setCamera({ kind: "free", view });

  const pan = (start: View, [x, y]: readonly [number, number]): void => {
    const { viewport } = motion;
    if (viewport !== null) motion.moveTo(rubberBandView(panView(start, { x, y }, viewport.stage), viewport));
  };

  // Not with use-gesture: it would listen for an event named "doubleclick", which does not exist.
  useEffect(() => {
    const area = target.current;
    // The first tap may have opened a tile; the whole wall shows without one.
    const handleDoubleClick = (): void => store.getState().closeTile();
    area?.addEventListener("dblclick", handleDoubleClick);
    return () => area?.removeEventListener("dblclick", handleDoubleClick);
  }, [store, target]);

  useGesture(
    {
      onPointerDown: () => {
        const stoppedView = motion.stopMomentum();
        if (stoppedView !== null) setFreeView(stoppedView);
      },
      onDrag: ({ movement, memo, pinching, canceled, tap, last, cancel, velocity, direction }) => {
        if (pinching || isDragging()) {
          cancel();
          return undefined;
        }
        if (tap) return undefined;
        const start: View = memo ?? motion.currentView();
        if (start.zoom <= FIT_VIEW.zoom) return start;
        const releaseVelocity = canceled
          ? ZERO_POINT
          : { x: velocity[0] * direction[0], y: velocity[1] * direction[1] };
        if (last) setFreeView(motion.release(releaseVelocity));
        else pan(start, movement);
        return start;
      },
      // Two fingers zoom about the middle between them, and push the wall along with it.
      onPinch: ({ origin, movement: [scale], memo, last }) => {
        const { viewport } = motion;
        if (viewport === null) return undefined;
        const start: GestureStart =
          memo ?? createGestureStart(motion.currentView(), measureAreaCentre(), origin);
        if (last) {
          setFreeView(motion.release(ZERO_POINT));
          return start;
        }
        const zoomed = zoomView(
          start.view,
          rubberBandZoom(start.view.zoom * scale),
          start.anchor,
          viewport.stage,
        );
        const { areaCentre, anchor } = start;
        const panOffset = { x: origin[0] - areaCentre.x - anchor.x, y: origin[1] - areaCentre.y - anchor.y };
        motion.moveTo(rubberBandView(panView(zoomed, panOffset, viewport.stage), viewport));
        return start;
      },
      onWheel: ({ event, memo, movement: [x, y], last }) => {
        const { viewport } = motion;
        if (viewport === null) return undefined;
        event.preventDefault();
        const start: GestureStart & { isPan: boolean } = memo ?? {
          ...createGestureStart(motion.currentView(), measureAreaCentre(), [event.clientX, event.clientY]),
          isPan: event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY),
        };
        const pixelsPerDoubling = event.ctrlKey ? PIXELS_PER_DOUBLING.touchpad : PIXELS_PER_DOUBLING.wheel;
        const requestedView = start.isPan
          ? panView(start.view, { x: -x, y: -y }, viewport.stage)
          : zoomView(
              start.view,
              clampZoom(start.view.zoom * 2 ** (-y / pixelsPerDoubling)),
              start.anchor,
              viewport.stage,
            );
        const view = clampView(requestedView, viewport);
        if (last) {
          motion.settle(view, null);
          setFreeView(view);
        } else if (Math.abs(event.deltaY) >= MIN_NOTCH_PX) motion.glide(view, WHEEL_GLIDE);
        else motion.moveTo(view);
        return start;
      },
    },
    {
      target,
      drag: { filterTaps: true, threshold: 6 },
      // From a wheel with ctrl, the library makes zoom steps that can pass zero.
      pinch: { pinchOnWheel: false },
      eventOptions: { passive: false },
    },
  );
};

/**
 * The beginning of a gesture. `areaCentre`: the area's middle, in px of the page. `anchor`: the point that is zoomed
 * about, in px from there.
 */
type GestureStart = { readonly view: View; readonly areaCentre: Point; readonly anchor: Point };

const createGestureStart = (
  view: View,
  areaCentre: Point,
  [x, y]: readonly [number, number],
): GestureStart => ({
  view,
  areaCentre,
  anchor: { x: x - areaCentre.x, y: y - areaCentre.y },
});
