import { expect, test } from "vitest";
import { dispatchCountsFrom } from "./waitingTime.ts";

const completedAt = new Date("2026-11-23T09:00:00.000Z");
const now = new Date("2026-11-25T12:00:00.000Z");
const countsFrom = (waitingSince: Date | null, waitedSeconds: number): string =>
  dispatchCountsFrom(completedAt, { waitingSince, waitedSeconds }, now).toISOString();

test("B13 dispatch days count from when an order was complete, later by each wait for its shopper", () => {
  expect(countsFrom(null, 0)).toBe("2026-11-23T09:00:00.000Z");
  expect(countsFrom(null, 3600)).toBe("2026-11-23T10:00:00.000Z");
  expect(countsFrom(new Date("2026-11-25T10:00:00.000Z"), 3600)).toBe("2026-11-23T12:00:00.000Z");
});

test("B13 a wait that began by a clock ahead of ours moves nothing", () => {
  expect(countsFrom(new Date("2026-11-25T12:00:01.000Z"), 0)).toBe("2026-11-23T09:00:00.000Z");
});
