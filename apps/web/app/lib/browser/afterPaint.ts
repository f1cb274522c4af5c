/**
 * Does something once the answer to a press has been painted, for what may come a moment later. Gives the way to call it off.
 */
export const afterPaint = (work: () => void): (() => void) => {
  // A press and its effects run before the paint. A frame's callback does too; what it posts comes after.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
