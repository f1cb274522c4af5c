/** A clock that moves only when a test advances it. */
export type FakeClock = {
  now(): Date;
  advance(milliseconds: number): void;
};

/** Creates a clock that shows `start` (ISO 8601) until it is advanced. */
export const createFakeClock = (start = "2026-11-21T09:00:00.000Z"): FakeClock => {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
};
