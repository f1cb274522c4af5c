const IDLE_FALLBACK_DELAY_MS = 2_000;

/**
 * Runs `work` when the page is idle, or after a delay in browsers that cannot tell. Returns a function that cancels it.
 */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const idle = requestIdleCallback(work);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, IDLE_FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
};
