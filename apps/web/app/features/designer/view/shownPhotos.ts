import { create } from "zustand";

/** Addresses of images of photos that the wall has shown, or has found missing. */
const useSettled = create<{ readonly sources: ReadonlySet<string> }>(() => ({ sources: new Set() }));

const markSettled = ({ target }: Event): void => {
  const source = target instanceof Element && target.getAttribute("href");
  if (source) useSettled.setState(({ sources }) => ({ sources: new Set(sources).add(source) }));
};

/** Listens on a drawing, as its `ref`, for images in it that are shown, or turn out to be missing. */
export const watchImages = (drawing: Element | null): void => {
  // These events do not bubble.
  for (const type of ["load", "error"]) drawing?.addEventListener(type, markSettled, true);
};

/** Returns whether an image is shown, or will not be: until then its tile is loading, and says nothing of it. */
export const useIsSettled = (source: string | null): boolean =>
  useSettled(({ sources }) => source !== null && sources.has(source));
