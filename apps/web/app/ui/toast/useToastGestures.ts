import { type RefObject, useEffect, useRef, useState } from "react";
import { isDraggedAway } from "./toastLimits.ts";

/** A pointer that moves less than this, in px, is pressed and not dragged. */
const DRAG_START_PX = 6;

/**
 * Closes a toast on a press, on a drag (R9.12) or on the Escape key. Returns whether a pointer or the focus is on it:
 * while that is so, it must stay open (WCAG 2.2.1).
 */
export const useToastGestures = (box: RefObject<HTMLElement | null>, key: unknown, onClose: () => void) => {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast, or its box in another dialog, begins anew
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    // A phone leaves its last touch hovered: the toast would stay until the next one.
    setIsHovered(element.matches(":hover") && matchMedia("(hover: hover)").matches);
    setIsFocused(element.contains(document.activeElement));
    return listen(element, {
      onClose: () => latestOnClose.current(),
      onHover: setIsHovered,
      onFocus: setIsFocused,
    });
  }, [box, key]);
  return isHovered || isFocused;
};

type Handlers = {
  readonly onClose: () => void;
  readonly onHover: (isHovered: boolean) => void;
  readonly onFocus: (isFocused: boolean) => void;
};

const listen = (element: HTMLElement, { onClose, onHover, onFocus }: Handlers): (() => void) => {
  let startX: number | null = null;
  let isDragged = false;
  const moveTo = (distance: number): void => {
    element.style.translate = distance === 0 ? "" : `${distance}px`;
    element.style.opacity =
      distance === 0 ? "" : `${Math.max(0.2, 1 - Math.abs(distance) / element.offsetWidth)}`;
  };
  const end = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, handle, { signal: end.signal });
  on("pointerenter", () => onHover(true));
  on("pointerleave", () => onHover(false));
  on("focusin", () => onFocus(true));
  on("focusout", ({ relatedTarget }) => {
    onFocus(relatedTarget instanceof Node && element.contains(relatedTarget));
  });
  on("keydown", (event) => {
    if (event.key !== "Escape") return;
    // Closes only the toast, not the dialog or panel behind it.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  on("pointerdown", ({ clientX, button }) => {
    if (button === 0) startX = clientX;
    isDragged = false;
  });
  on("pointermove", ({ clientX, pointerId }) => {
    if (startX === null) return;
    if (!isDragged && Math.abs(clientX - startX) < DRAG_START_PX) return;
    if (!isDragged) element.setPointerCapture(pointerId);
    isDragged = true;
    moveTo(clientX - startX);
  });
  const stopDragging = (distance: number): void => {
    startX = null;
    moveTo(0);
    if (isDraggedAway(distance, element.offsetWidth)) onClose();
  };
  on("pointerup", ({ clientX }) => stopDragging(startX === null || !isDragged ? 0 : clientX - startX));
  on("pointercancel", () => stopDragging(0));
  on("click", ({ target }) => {
    const isOnButton = target instanceof Element && target.closest("button") !== null;
    if (!isDragged && !isOnButton) onClose();
  });
  return () => end.abort();
};
