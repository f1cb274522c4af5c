/**
 * Timings between choosing photos and seeing them. The functions below run in the page, so they use nothing from
 * outside.
 */
type Timings = {
  /** For each tile, milliseconds from the choice to the frame that shows the photo. */
  readonly visible: number[];
  /** Durations (ms) of the tasks since the choice that blocked the main thread for 50 ms or more. */
  readonly tasks: number[];
};

declare global {
  interface Window {
    storywallTimings?: Timings;
  }
}

/** Starts the recording at the file input's change event. */
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
  // `load` does not bubble, so the listener captures it. It fires for SVG images too.
  document.addEventListener(
    "load",
    ({ target }) => {
      const photo = target instanceof SVGImageElement ? target.closest("[data-photo]") : null;
      const id = photo?.getAttribute("data-photo");
      if (!id || seenPhotoIds.has(id)) return;
      seenPhotoIds.add(id);
      // The next frame paints the photo, and the frame after it starts when that is done.
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
