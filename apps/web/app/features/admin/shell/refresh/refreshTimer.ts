const REFRESH_MS = 60_000;
/** So long nothing was moved, pressed or typed before the page changes by itself. */
const QUIET_MS = 2000;

/** Says when a page that refreshes itself may do so. Times are in ms. */
export const createRefreshTimer = (now: number) => {
  let refreshedAt = now;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let isBack = false;
  return {
    /** The person moves, presses or types. */
    touch: (at: number): void => {
      touchedAt = at;
    },
    /** The page is seen again. */
    comeBack: (): void => {
      isBack = true;
    },
    restart: (at: number): void => {
      refreshedAt = at;
      isBack = false;
    },
    isDue: (at: number): boolean => (isBack || at - refreshedAt >= REFRESH_MS) && at - touchedAt >= QUIET_MS,
  };
};
