const IDLE_FALLBACK_DELAY_MS = 2_000;

/** Does something when the page has nothing else to do. Not every browser can tell when that is. Gives the way to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const idle = requestIdleCallback(work);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, IDLE_FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
};
