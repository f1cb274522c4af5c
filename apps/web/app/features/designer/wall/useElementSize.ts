import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Size } from "./camera.ts";

/** Pixels inside of an element, kept up to date; null on the server and before the first measure. */
export const useElementSize = (ref: RefObject<HTMLElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isFirst = true;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const measured = { width, height };
      clearTimeout(wait);
      // In the same frame: nothing was ever seen at another size.
      if (isFirst) flushSync(() => setSize(measured));
      // A press that opens a panel is answered first; all that is as large as the area follows right after that paint.
      else wait = setTimeout(() => setSize(measured));
      isFirst = false;
    });
    observer.observe(element);
    return () => {
      clearTimeout(wait);
      observer.disconnect();
    };
  }, [ref]);
  return size;
};
