import fc from "fast-check";
import { expect, test } from "vitest";
import { REFUND_LIMITS, refundAllowance } from "./refundLimits.ts";

test("Service has a limit each time, a manager one of the day, an owner none", () => {
  expect(refundAllowance("service", "ZAR", 900_000)).toBe(50_000);
  expect(refundAllowance("manager", "ZAR", 900_000)).toBe(100_000);
  expect(refundAllowance("owner", "AUD", 900_000)).toBeNull();
});

test("what a manager gave back and what is left never exceed the day's limit", () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), (given) => {
      const left = refundAllowance("manager", "AUD", given) ?? 0;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(Math.min(given, REFUND_LIMITS.AUD.managerADay) + left).toBe(REFUND_LIMITS.AUD.managerADay);
    }),
  );
});
