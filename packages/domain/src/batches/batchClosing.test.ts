import { expect, test } from "vitest";
import { type BatchClosing, closingReason, isClosingOff } from "./batchClosing.ts";

const OFF: BatchClosing = { atHour: null, atPieces: null, isByAge: false, site: "ZA" };
/** Two hours ahead of UTC, all year. */
const CAPE_TOWN = { timeZone: "Africa/Johannesburg", holidays: [{ date: "2026-11-25", name: "A holiday" }] };
const at = (local: string): Date => new Date(`${local}:00+02:00`);

const reason = (
  closing: Partial<BatchClosing>,
  now: string,
  {
    pieces = 3,
    oldest = now,
    doneAt = "2026-11-01T00:00",
  }: { pieces?: number; oldest?: string; doneAt?: string } = {},
) =>
  closingReason({ ...OFF, ...closing }, CAPE_TOWN, {
    now: at(now),
    doneAt: at(doneAt),
    pieces,
    oldest: at(oldest),
  });

test("B13 a batch closes by itself only where a switch is on, and never when nothing is ready", () => {
  expect(isClosingOff(OFF)).toBe(true);
  expect(reason({}, "2026-11-23T23:00", { pieces: 5000, oldest: "2026-10-01T08:00" })).toBeNull();
  const all = { atHour: 9, atPieces: 1, isByAge: true };
  expect(reason(all, "2026-11-23T23:00", { pieces: 0 })).toBeNull();
});

test("B13 a batch closes at its hour on the workshop's clock, once a day, on working days", () => {
  expect(reason({ atHour: 15 }, "2026-11-23T14:59", { doneAt: "2026-11-20T15:00" })).toBeNull();
  expect(reason({ atHour: 15 }, "2026-11-23T15:00", { doneAt: "2026-11-20T15:00" })).toBe("hour");
  expect(reason({ atHour: 15 }, "2026-11-23T18:00", { doneAt: "2026-11-23T15:00" })).toBeNull();
  // A Sunday, and a holiday.
  for (const day of ["2026-11-22", "2026-11-25"])
    expect(reason({ atHour: 15 }, `${day}T16:00`, { doneAt: "2026-11-20T15:00" })).toBeNull();
});

test("B13 a batch closes at a number of pieces", () => {
  expect(reason({ atPieces: 4 }, "2026-11-23T10:00", { pieces: 3 })).toBeNull();
  expect(reason({ atPieces: 4 }, "2026-11-23T10:00", { pieces: 4 })).toBe("pieces");
});

test("B13 a batch closes when its oldest print is a working day old: over a weekend on Monday", () => {
  const oldest = "2026-11-20T14:00";
  expect(reason({ isByAge: true }, "2026-11-21T14:00", { oldest })).toBeNull();
  expect(reason({ isByAge: true }, "2026-11-23T13:59", { oldest })).toBeNull();
  expect(reason({ isByAge: true }, "2026-11-23T14:00", { oldest })).toBe("age");
});
