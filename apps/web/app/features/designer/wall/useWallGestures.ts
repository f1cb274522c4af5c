import { type RefObject, useEffect } from "react";
import { useGesture } from "../../../lib/browser/useGesture.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import {
  boundView,
  boundZoom,
  FIT,
  type Point,
  panView,
  stretchView,
  stretchZoom,
  type View,
  zoomView,
} from "./camera.ts";
import { NOTCH, type StageMotion } from "./stageMotion.ts";

/** Wheel pixels that double the wall: of a wheel, and of two fingers on a touchpad, which browsers tell as ctrl and wheel. */
const WHEEL_DOUBLES = { wheel: 300, touchpad: 70 };
/** Pixels in one event that only a wheel with notches gives. */
const A_NOTCH = 50;
const STILL: Point = { x: 0, y: 0 };

type Canvas = {
  readonly target: RefObject<HTMLElement | null>;
  readonly motion: StageMotion;
  /** A photo is carried over the wall (designer/drag): the wall itself stands still. */
  readonly isCarrying: () => boolean;
};

/**
 * Pinch, wheel, drag and double tap on the wall (R2.6). Each computes from the view as it was when the gesture began and
 * the whole movement since, and moves the stage itself; the designer is told once, where the wall comes to rest. Where
 * the whole wall is in sight there is nothing to push.
 */
export const useWallGestures = ({ target, motion, isCarrying }: Canvas): void => {
  const store = useDesignerStore();

  /** Read once a gesture: a page that is asked where things are while they move has to work it out each time. */
  const middleOfArea = (): Point => {
    const rect = target.current?.getBoundingClientRect();
    return rect ? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 } : STILL;
  };
  const look = (view: View): void => store.getState().lookAt({ kind: "free", view });

  const pan = (start: View, [x, y]: readonly [number, number]): void => {
    const { sight } = motion;
    if (sight !== null) motion.follow(stretchView(panView(start, { x, y }, sight.stage), sight));
  };

  // Not use-gesture's: it would listen for an event called "doubleclick", which there is not.
  useEffect(() => {
    const area = target.current;
    // Its first tap may have opened a tile; the whole wall is without.
    const fit = (): void => store.getState().closeTile();
    area?.addEventListener("dblclick", fit);
    return () => area?.removeEventListener("dblclick", fit);
  }, [store, target]);

  useGesture(
    {
      onPointerDown: () => {
        const held = motion.hold();
        if (held !== null) look(held);
      },
      onDrag: ({ movement, memo, pinching, canceled, tap, last, cancel, velocity, direction }) => {
        if (pinching || isCarrying()) {
          cancel();
          return undefined;
        }
        if (tap) return undefined;
        const start: View = memo ?? motion.seen();
        if (start.zoom <= FIT.zoom) return start;
        const thrown = canceled ? STILL : { x: velocity[0] * direction[0], y: velocity[1] * direction[1] };
        if (last) look(motion.release(thrown));
        else pan(start, movement);
        return start;
      },
      // Two fingers zoom about the middle between them and push the wall along with it.
      onPinch: ({ origin, movement: [scale], memo, last }) => {
        const { sight } = motion;
        if (sight === null) return undefined;
        const start: Start = memo ?? startAt(motion.seen(), middleOfArea(), origin);
        if (last) {
          look(motion.release(STILL));
          return start;
        }
        const zoomed = zoomView(start.view, stretchZoom(start.view.zoom * scale), start.about, sight.stage);
        const { middle, about } = start;
        const way = { x: origin[0] - middle.x - about.x, y: origin[1] - middle.y - about.y };
        motion.follow(stretchView(panView(zoomed, way, sight.stage), sight));
        return start;
      },
      onWheel: ({ event, memo, movement: [x, y], last }) => {
        const { sight } = motion;
        if (sight === null) return undefined;
        event.preventDefault();
        const start: Start & { isPan: boolean } = memo ?? {
          ...startAt(motion.seen(), middleOfArea(), [event.clientX, event.clientY]),
          isPan: event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY),
        };
        const doubles = event.ctrlKey ? WHEEL_DOUBLES.touchpad : WHEEL_DOUBLES.wheel;
        const wanted = start.isPan
          ? panView(start.view, { x: -x, y: -y }, sight.stage)
          : zoomView(start.view, boundZoom(start.view.zoom * 2 ** (-y / doubles)), start.about, sight.stage);
        const view = boundView(wanted, sight);
        if (last) {
          motion.rest(view, null);
          look(view);
        } else if (Math.abs(event.deltaY) >= A_NOTCH) motion.glide(view, NOTCH);
        else motion.follow(view);
        return start;
      },
    },
    {
      target,
      drag: { filterTaps: true, threshold: 6 },
      // Of a wheel with ctrl it makes steps that can pass zero.
      pinch: { pinchOnWheel: false },
      eventOptions: { passive: false },
    },
  );
};

/** A gesture's beginning: where the area's middle is on the page, and the place that is zoomed about, seen from there. */
type Start = { readonly view: View; readonly middle: Point; readonly about: Point };

const startAt = (view: View, middle: Point, [x, y]: readonly [number, number]): Start => ({
  view,
  middle,
  about: { x: x - middle.x, y: y - middle.y },
});
