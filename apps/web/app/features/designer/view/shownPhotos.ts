import { create } from "zustand";

/** Addresses of images of photos that the wall has shown, or has found missing. */
const useSettled = create<{ readonly sources: ReadonlySet<string> }>(() => ({ sources: new Set() }));

/** Listens on an element for images in it that are shown, or turn out to be missing. Returns how to end it. */
export const watchImages = (element: Element): (() => void) => {
  const controller = new AbortController();
  const handleSettled = ({ target }: Event): void => {
    const source = target instanceof Element ? target.getAttribute("href") : null;
    if (source !== null) useSettled.setState(({ sources }) => ({ sources: new Set(sources).add(source) }));
  };
  // These events do not bubble.
  for (const type of ["load", "error"])
    element.addEventListener(type, handleSettled, { capture: true, signal: controller.signal });
  return () => controller.abort();
};

/** Returns whether an image is shown, or will not be: until then its tile is loading, and says nothing of it. */
export const useIsSettled = (source: string | null): boolean =>
  useSettled(({ sources }) => source !== null && sources.has(source));
