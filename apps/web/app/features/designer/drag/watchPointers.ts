import type { DesignerStore } from "../state/designerStore.ts";
import { FIT, type Point } from "../wall/camera.ts";
import { type CarriedPhoto, type CarryingStore, carriedFromTile, type Landing, land } from "./carrying.ts";

/** How long a finger rests on a photo before it comes along; less is a tap or a scroll. */
const HOLD_MS = 350;
/** Pixels: a finger that rests still trembles this much, and a mouse that moves less is a click. */
const SLOP = 6;

/** A pointer that is down on a photo and has not yet decided. */
type Press = CarriedPhoto & {
  readonly pointer: number;
  readonly start: Point;
  readonly byFinger: boolean;
  /** Null where a movement takes the photo along at once. */
  readonly hold: ReturnType<typeof setTimeout> | null;
};

/**
 * Carries photos from the tray (`data-tray-photo`) and from tiles (`data-tile`) by mouse, pen and finger, and gives the
 * way to stop. A mouse takes a photo along as soon as it moves; where the movement has another meaning (scrolling the
 * tray by finger, pushing a wall that is zoomed in) the photo is taken up by holding it a moment.
 */
export const watchPointers = (designer: DesignerStore, store: CarryingStore): (() => void) => {
  let press: Press | null = null;
  let isClickSpent = false;

  const dragged = () => {
    const { carrying } = store.getState();
    return carrying?.kind === "dragged" ? carrying : null;
  };
  const forgetPress = (): void => {
    if (press?.hold) clearTimeout(press.hold);
    press = null;
  };
  const end = (): void => {
    forgetPress();
    if (dragged()) store.setState({ carrying: null });
  };
  const drag = (at: Point): void => {
    if (!press) return;
    const { photoId, from, byFinger } = press;
    const over = landingAt(at, from);
    store.setState({ carrying: { kind: "dragged", photoId, from, over, at, byFinger } });
  };
  const takeUp = (at: Point): void => {
    drag(at);
    if (press?.byFinger) navigator.vibrate?.(12);
  };

  const down = (event: PointerEvent): void => {
    end();
    isClickSpent = false;
    // A second finger pinches, another button opens a menu.
    if (!event.isPrimary || event.button !== 0) return;
    const found = sourceOf(event.target, designer);
    if (!found) return;
    const start = { x: event.clientX, y: event.clientY };
    const byFinger = event.pointerType === "touch";
    const mustHold = byFinger || (found.from !== null && isZoomedIn(designer));
    const hold = mustHold ? setTimeout(() => takeUp(start), HOLD_MS) : null;
    press = { ...found, pointer: event.pointerId, start, byFinger, hold };
  };
  const move = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    const hasMoved = Math.hypot(at.x - press.start.x, at.y - press.start.y) > SLOP;
    if (dragged()) drag(at);
    else if (hasMoved && press.hold) forgetPress();
    else if (hasMoved) takeUp(at);
  };
  const up = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    const photo = dragged();
    if (photo) {
      isClickSpent = true;
      if (photo.over) land(designer.getState().run, photo, photo.over);
    }
    end();
  };
  /** The press that ended the drag is no press on what lies there. A key's click has no detail and always counts. */
  const click = (event: MouseEvent): void => {
    if (!isClickSpent || event.detail === 0) return;
    isClickSpent = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || store.getState().carrying === null) return;
    event.stopPropagation();
    isClickSpent = dragged() !== null;
    forgetPress();
    store.setState({ carrying: null });
  };
  /** Else the tray scrolls along, or the phone offers to save the picture. */
  const holdStill = (event: Event): void => {
    if (dragged()?.byFinger && event.cancelable) event.preventDefault();
  };
  const noMenu = (event: Event): void => {
    if (press?.byFinger) event.preventDefault();
  };

  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener("pointerdown", down, { signal, capture: true });
  window.addEventListener("pointermove", move, { signal, capture: true });
  window.addEventListener("pointerup", up, { signal, capture: true });
  window.addEventListener("pointercancel", end, { signal });
  window.addEventListener("blur", end, { signal });
  window.addEventListener("click", click, { signal, capture: true });
  window.addEventListener("keydown", key, { signal, capture: true });
  window.addEventListener("contextmenu", noMenu, { signal });
  // Registered before a finger is down: only then does a browser let a listener stop the scrolling.
  window.addEventListener("touchmove", holdStill, { signal, passive: false });
  return () => {
    stop.abort();
    end();
  };
};

const sourceOf = (target: EventTarget | null, designer: DesignerStore): CarriedPhoto | null => {
  if (!(target instanceof Element)) return null;
  const photoId = target.closest("[data-tray-photo]")?.getAttribute("data-tray-photo");
  if (photoId) return { photoId, from: null };
  const tile = target.closest("[data-tile]")?.getAttribute("data-tile");
  return tile ? carriedFromTile(designer.getState().history.present, tile) : null;
};

const isZoomedIn = (designer: DesignerStore): boolean => {
  const { camera } = designer.getState();
  return camera.kind === "tile" || (camera.kind === "free" && camera.view.zoom > FIT.zoom);
};

/** What lies under a point of the window. Between the tiles a photo goes back to where it came from. */
const landingAt = ({ x, y }: Point, from: string | null): Landing | null => {
  const under = document.elementFromPoint(x, y);
  const tile = under?.closest("[data-tile]")?.getAttribute("data-tile");
  if (tile) return tile === from ? null : { kind: "tile", tile };
  const isOnWall = under?.closest("[data-stage]") !== null && under !== null;
  return from === null || isOnWall ? null : { kind: "tray" };
};
