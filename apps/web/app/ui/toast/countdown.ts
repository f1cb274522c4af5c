type Countdown = { readonly pause: () => void; readonly resume: () => void };

/** Creates a timer that can be paused and calls `onEnd` after `durationMs` of running. It begins paused. */
export const createCountdown = (durationMs: number, onEnd: () => void): Countdown => {
  let remainingMs = durationMs;
  let running: { readonly timer: ReturnType<typeof setTimeout>; readonly since: number } | null = null;
  const pause = (): void => {
    if (running === null) return;
    clearTimeout(running.timer);
    remainingMs -= performance.now() - running.since;
    running = null;
  };
  const resume = (): void => {
    running ??= { timer: setTimeout(onEnd, Math.max(0, remainingMs)), since: performance.now() };
  };
  return { pause, resume };
};
