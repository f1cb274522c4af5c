import { isSecondPress, type Press } from "./isSecondPress.ts";

/**
 * Ignores the second half of a double press where it would do harm, and the repeats of an Enter key that is held.
 */
export const watchPresses = (signal: AbortSignal): void => {
  let last: Press | null = null;
  const options = { capture: true, signal } as const;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const handleClick = (event: PointerEvent): void => {
    // Triggered by a script.
    if (!event.isTrusted) return;
    const press: Press = {
      control: controlOf(event),
      count: event.detail,
      isTouch: event.pointerType === "touch",
      x: event.clientX,
      y: event.clientY,
      timeMs: event.timeStamp,
    };
    if (isSecondPress(last, press)) stop(event);
    else last = press;
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === "Enter" && controlOf(event)) stop(event);
  };
  addEventListener("click", handleClick, options);
  addEventListener("keydown", handleKeyDown, options);
};

const controlOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest("a, button") : null;
