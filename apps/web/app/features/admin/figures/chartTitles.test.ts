import { expect, test } from "vitest";
import { funnelTitle, printsTitle } from "./chartTitles.ts";

const COUNTS = { printsWaiting: 2, printsHeld: 0, printsFailed: 0, ordersReady: 0, ordersLate: 0 };

test("titles of charts are sentences with their numbers", () => {
  expect(printsTitle({ counts: COUNTS, printsByAge: [], oldestPrintDays: 3 })).toBe(
    "2 print files are still to be made, the oldest for 3 days.",
  );
  expect(printsTitle({ counts: COUNTS, printsByAge: [], oldestPrintDays: null })).toBe(
    "No print file is waiting to be made.",
  );
  const steps = [
    { step: "visited", visitors: 1 },
    { step: "ordered", visitors: 0 },
  ] as const;
  expect(
    funnelTitle({ from: "2026-11-01", to: "2026-11-02", unfinishedSince: null, steps: [...steps] }),
  ).toBe("Of 1 visitor, 0 ordered.");
});
