import { type RefObject, useEffect, useState } from "react";

/** Returns true while the pointer or the focus is within an element. */
export const useIsHeld = (box: RefObject<HTMLElement | null>): boolean => {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    box.current?.addEventListener("pointerenter", () => setHasPointer(true), { signal });
    box.current?.addEventListener("pointerleave", () => setHasPointer(false), { signal });
    box.current?.addEventListener("focusin", () => setHasFocus(true), { signal });
    box.current?.addEventListener("focusout", () => setHasFocus(false), { signal });
    return () => controller.abort();
  }, [box]);
  return hasPointer || hasFocus;
};
