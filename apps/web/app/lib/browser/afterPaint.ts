/**
 * Runs `work` after the next paint, so that the response to a click is painted first. Returns a function that cancels
 * it.
 */
export const afterPaint = (work: () => void): (() => void) => {
  // A click, its effects and the frame's callback all run before the paint. A timer that the callback sets runs after
  // it.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
