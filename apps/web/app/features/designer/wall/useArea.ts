import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Size } from "./camera.ts";

/** Pixels inside of an element, kept up to date; null on the server and before the first measure. */
export const useArea = (ref: RefObject<HTMLElement | null>): Size | null => {
  const [area, setArea] = useState<Size | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      // In the same frame as what changed the room: nothing is seen at a size that does not fit any more.
      flushSync(() => setArea({ width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return area;
};
