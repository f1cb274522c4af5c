const REFRESH_MS = 60_000;
/** Minimum time without moves, presses and keys before the page refreshes itself. */
const QUIET_MS = 2000;

/** Decides when a page that refreshes itself may do so. Times are in ms. */
export const createRefreshTimer = (now: number) => {
  let refreshedAt = now;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let isBack = false;
  return {
    /** Call it when the person moves, presses or types. */
    touch: (at: number): void => {
      touchedAt = at;
    },
    /** Call it when the page becomes visible again. */
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
