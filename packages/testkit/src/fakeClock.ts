/** A clock that stands until it is told to move. */
export type FakeClock = {
  now(): Date;
  advance(milliseconds: number): void;
};

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const createFakeClock = (start = "2026-11-21T09:00:00.000Z"): FakeClock => {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
};
