import { type RefObject, useEffect, useState } from "react";
import type { Size } from "./camera.ts";

/** Pixels inside of an element, kept up to date; null on the server and before the first measure. */
export const useArea = (ref: RefObject<HTMLElement | null>): Size | null => {
  const [area, setArea] = useState<Size | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setArea({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return area;
};
