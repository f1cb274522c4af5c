/** What happens in the page between choosing and seeing. These functions run there, so they stand on their own. */
export type Timings = {
  /** Milliseconds from the choice to the frame that shows the photo, one a tile. */
  readonly visible: number[];
  /** Milliseconds of every task that held the main thread for 50 or more since the choice. */
  readonly tasks: number[];
};

declare global {
  interface Window {
    storywallTimings?: Timings;
  }
}

/** Begins at the file input's change event, which is the moment of the choice. */
export const recordTimings = (): void => {
  const timings: Timings = { visible: [], tasks: [] };
  window.storywallTimings = timings;
  let chosenAt = Number.POSITIVE_INFINITY;
  document.addEventListener(
    "change",
    () => {
      chosenAt = performance.now();
    },
    { capture: true, once: true },
  );

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime + duration > chosenAt) timings.tasks.push(duration);
    }
  }).observe({ type: "longtask" });

  const seenPhotoIds = new Set<string>();
  // Load does not bubble, but it can be caught on its way down; it fires for an SVG image as for any other.
  document.addEventListener(
    "load",
    ({ target }) => {
      const photo = target instanceof SVGImageElement ? target.closest("[data-photo]") : null;
      const id = photo?.getAttribute("data-photo");
      if (!id || seenPhotoIds.has(id)) return;
      seenPhotoIds.add(id);
      // The next frame paints it; the one after that begins when it has been painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => timings.visible.push(performance.now() - chosenAt)),
      );
    },
    { capture: true },
  );
};

export const readTimings = (): { readonly visible: readonly number[]; readonly longestTask: number } => ({
  visible: window.storywallTimings?.visible ?? [],
  longestTask: Math.max(0, ...(window.storywallTimings?.tasks ?? [])),
});
