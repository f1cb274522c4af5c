import { useEffect } from "react";
import { create } from "zustand";

/** Addresses of images of photos that are loaded, or that turned out to be missing. */
const useSettled = create<{ readonly sources: ReadonlySet<string> }>(() => ({ sources: new Set() }));

/**
 * Returns whether an image is loaded, or cannot be: until then its tile is loading, and says nothing of it. An image of its
 * own tells: the events of the one on the wall may be over before anything listens, since React creates elements
 * before it puts them on the page, and an image from the browser's cache loads at once.
 */
export const useIsSettled = (source: string | null): boolean => {
  const isSettled = useSettled(({ sources }) => source !== null && sources.has(source));
  useEffect(() => {
    if (source === null || isSettled) return;
    const settle = (): void =>
      useSettled.setState(({ sources }) => ({ sources: new Set(sources).add(source) }));
    const image = new Image();
    image.onload = settle;
    image.onerror = settle;
    image.src = source;
  }, [source, isSettled]);
  return isSettled;
};
