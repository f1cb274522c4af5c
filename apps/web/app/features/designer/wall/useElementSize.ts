import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Size } from "./camera/camera.ts";

/**
 * Returns the inner size of an element in px, kept up to date; null on the server and before the first measurement.
 */
export const useElementSize = (ref: RefObject<HTMLElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const measured = { width, height };
      clearTimeout(timer);
      // In the same frame: nothing was visible at another size.
      if (isFirst) flushSync(() => setSize(measured));
      // A press that opens a panel is answered first. Everything that depends on the size follows right after that
      // paint.
      else timer = setTimeout(() => setSize(measured));
      isFirst = false;
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref]);
  return size;
};
