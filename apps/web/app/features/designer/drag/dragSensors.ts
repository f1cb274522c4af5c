import type { DesignerStore } from "../state/designerStore.ts";
import { FIT_VIEW, type Point } from "../wall/camera/camera.ts";
import {
  type DraggedPhoto,
  type DragState,
  type DragStore,
  type DropTarget,
  dragOver,
  drop,
  findDraggedPhoto,
} from "./dragState.ts";
import { putBack } from "./putBack.ts";

/** How long a finger has to rest on a photo before a drag begins. Shorter presses are taps or scrolls. */
const HOLD_DELAY_MS = 350;
/** A resting finger still moves up to this distance, and a mouse that moves less has clicked. */
const MOVE_TOLERANCE_PX = 6;

/** A pointer that is down on a photo and does not drag it yet. */
type Press = DraggedPhoto & {
  readonly pointerId: number;
  readonly start: Point;
  readonly isTouch: boolean;
  /** Null when a movement starts the drag at once. */
  readonly holdTimer: ReturnType<typeof setTimeout> | null;
};

/**
 * Makes photos of the tray (`data-tray-photo`) and of tiles (`data-tile`) draggable by mouse, pen and finger. Returns
 * a function that stops it. A mouse drags a photo as soon as it moves. Where the movement has another meaning
 * (scrolling the tray by finger, pushing a zoomed wall), a drag begins by holding the photo for a moment.
 */
export const dragSensors = (designer: DesignerStore, store: DragStore): (() => void) => {
  let press: Press | null = null;
  let shouldIgnoreClick = false;

  const currentDrag = () => {
    const { drag } = store.getState();
    return drag?.kind === "dragging" ? drag : null;
  };
  const clearPress = (): void => {
    if (press?.holdTimer) clearTimeout(press.holdTimer);
    press = null;
  };
  const endDrag = (): void => {
    clearPress();
    if (currentDrag()) store.setState({ drag: null });
  };
  const updateDrag = (drag: DragState, position: Point): void => {
    const next = dragOver(drag, findDropTarget(position, drag.fromTile));
    if (next !== drag) store.setState({ drag: next });
  };
  const startDrag = (start: Point): void => {
    if (!press) return;
    const { photoId, fromTile, isTouch } = press;
    const dropTarget = findDropTarget(start, fromTile);
    store.setState({ drag: { kind: "dragging", photoId, fromTile, dropTarget, start, isTouch } });
    if (isTouch) navigator.vibrate?.(12);
  };

  const handlePointerDown = (event: PointerEvent): void => {
    endDrag();
    shouldIgnoreClick = false;
    // A second finger pinches; another button opens a menu.
    if (!event.isPrimary || event.button !== 0) return;
    const source = findDragSource(event.target, designer);
    if (!source) return;
    const start = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === "touch";
    const shouldHold = isTouch || (source.fromTile !== null && isZoomedIn(designer));
    const holdTimer = shouldHold ? setTimeout(() => startDrag(start), HOLD_DELAY_MS) : null;
    press = { ...source, pointerId: event.pointerId, start, isTouch, holdTimer };
  };
  const handlePointerMove = (event: PointerEvent): void => {
    if (press?.pointerId !== event.pointerId) return;
    const position = { x: event.clientX, y: event.clientY };
    const hasMoved = Math.hypot(position.x - press.start.x, position.y - press.start.y) > MOVE_TOLERANCE_PX;
    const drag = currentDrag();
    if (drag) updateDrag(drag, position);
    else if (hasMoved && press.holdTimer) clearPress();
    else if (hasMoved) startDrag(position);
  };
  const handlePointerUp = (event: PointerEvent): void => {
    if (press?.pointerId !== event.pointerId) return;
    const photo = currentDrag();
    if (photo) {
      shouldIgnoreClick = true;
      if (photo.dropTarget) drop(designer.getState().run, photo, photo.dropTarget);
    }
    endDrag();
  };
  /** The click that ends a drag must not press what is below it. A key's click has no detail and always counts. */
  const handleClick = (event: MouseEvent): void => {
    if (!shouldIgnoreClick || event.detail === 0) return;
    shouldIgnoreClick = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || store.getState().drag === null) return;
    event.stopPropagation();
    shouldIgnoreClick = currentDrag() !== null;
    clearPress();
    putBack(store);
  };
  /** Otherwise the tray scrolls along, or the phone offers to save the image. */
  const handleTouchMove = (event: Event): void => {
    if (currentDrag()?.isTouch && event.cancelable) event.preventDefault();
  };
  const handleContextMenu = (event: Event): void => {
    if (press?.isTouch) event.preventDefault();
  };

  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("pointerdown", handlePointerDown, { signal, capture: true });
  window.addEventListener("pointermove", handlePointerMove, { signal, capture: true });
  window.addEventListener("pointerup", handlePointerUp, { signal, capture: true });
  window.addEventListener("pointercancel", endDrag, { signal });
  window.addEventListener("blur", endDrag, { signal });
  window.addEventListener("click", handleClick, { signal, capture: true });
  window.addEventListener("keydown", handleKeyDown, { signal, capture: true });
  window.addEventListener("contextmenu", handleContextMenu, { signal });
  // Registered before a finger is down: only then does a browser let a listener prevent scrolling.
  window.addEventListener("touchmove", handleTouchMove, { signal, passive: false });
  return () => {
    controller.abort();
    endDrag();
  };
};

const findDragSource = (target: EventTarget | null, designer: DesignerStore): DraggedPhoto | null => {
  if (!(target instanceof Element)) return null;
  // A photo that the shop cannot use (`data-unusable`) hangs nowhere, so there is nowhere to drag it.
  const photo = target.closest("[data-tray-photo]:not([data-unusable])");
  const photoId = photo?.getAttribute("data-tray-photo");
  if (photoId) return { photoId, fromTile: null };
  const tile = target.closest("[data-tile]:not([data-unusable])")?.getAttribute("data-tile");
  return tile ? findDraggedPhoto(designer.getState().history.present, tile) : null;
};

const isZoomedIn = (designer: DesignerStore): boolean => {
  const { camera } = designer.getState();
  return camera.kind === "tile" || (camera.kind === "free" && camera.view.zoom > FIT_VIEW.zoom);
};

/**
 * Returns the drop target at a point of the window. Between the tiles a photo returns to where it came from. On a phone a
 * toast may lie over a tile for some seconds: the photo is dropped on what is below it.
 */
const findDropTarget = ({ x, y }: Point, fromTile: string | null): DropTarget | null => {
  const element =
    document.elementsFromPoint(x, y).find((found) => found.closest("[data-toast]") === null) ?? null;
  const tile = element?.closest("[data-tile]")?.getAttribute("data-tile");
  if (tile) return tile === fromTile ? null : { kind: "tile", tile };
  const isOnWall = element?.closest("[data-stage]") !== null && element !== null;
  return fromTile === null || isOnWall ? null : { kind: "tray" };
};
