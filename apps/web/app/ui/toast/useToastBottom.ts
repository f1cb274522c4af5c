import { type RefObject, useLayoutEffect, useState } from "react";
import { findToastBottom } from "./findToastBottom.ts";

/** Marks bars and hints at the bottom of a page or dialog which a toast must not cover. */
const OBSTACLES = "[data-clear-of-toasts]";

/**
 * Returns how far above the lower edge of the screen to show a toast, in px. It follows changes: a phone's bars come
 * and go. `key` changes with the toast and with the dialog it is in.
 */
export const useToastBottom = (
  box: RefObject<HTMLElement | null>,
  container: Element,
  key: unknown,
): number => {
  const [bottom, setBottom] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each toast
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const findObstacles = () => [...container.querySelectorAll(OBSTACLES)];
    const update = () => {
      const { left, right, height } = element.getBoundingClientRect();
      const rects = findObstacles().map((obstacle) => obstacle.getBoundingClientRect());
      const visible = rects.filter((rect) => rect.height > 0);
      setBottom(findToastBottom({ left, right, height }, window.innerHeight, visible));
    };
    const observer = new ResizeObserver(update);
    for (const observed of [element, ...findObstacles()]) observer.observe(observed);
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener("resize", update, { signal });
    // Also of a part of the page, which does not bubble: at 200 % zoom bars scroll with it.
    window.addEventListener("scroll", update, { signal, capture: true, passive: true });
    // A dialog enters from beyond the edge: only then are its bars where they stay.
    window.addEventListener("animationend", update, { signal, capture: true });
    update();
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [box, container, key]);
  return bottom;
};
