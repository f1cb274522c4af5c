import { type RefObject, useLayoutEffect } from "react";
import { hideOldNotice } from "../ui/notices.ts";

/**
 * Keeps the field being typed in visible while the bar that saves it is open: the page scrolls as if it ended above
 * the bar, and a field with its error moves there when the bar opens or grows. `errorCount` changes with the errors
 * below the fields.
 */
export const useRoomForBar = (
  bar: RefObject<HTMLElement | null>,
  isOpen: boolean,
  errorCount: number,
): void => {
  useLayoutEffect(() => {
    if (!isOpen || !bar.current) return;
    hideOldNotice();
    const page = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      page.style.setProperty("--save-bar-height", `${Math.ceil(height)}px`);
      revealFocusedField();
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      page.style.removeProperty("--save-bar-height");
    };
  }, [bar, isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error is below another field
  useLayoutEffect(revealFocusedField, [errorCount]);
};

/** A field's label, input and error have one parent. */
const revealFocusedField = (): void => {
  const field = document.activeElement;
  if (field?.matches("input, textarea, select")) field.parentElement?.scrollIntoView({ block: "nearest" });
};
