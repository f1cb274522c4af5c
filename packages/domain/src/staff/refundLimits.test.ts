import fc from "fast-check";
import { expect, test } from "vitest";
import { SITE_SEEDS } from "../sites/sites.ts";
import { refundAllowance, replacementAllowance } from "./refundLimits.ts";

const { ZA, AU } = SITE_SEEDS;

test("Service has a limit each time, a manager one of the day, an owner none", () => {
  expect(refundAllowance("service", ZA.staffLimits, 900_000)).toBe(50_000);
  expect(refundAllowance("manager", ZA.staffLimits, 900_000)).toBe(100_000);
  expect(refundAllowance("owner", AU.staffLimits, 900_000)).toBeNull();
});

test("a shop begins with the limits that it had before they could be set", () => {
  expect([ZA.staffLimits, AU.staffLimits]).toEqual([
    {
      refundProofAbove: 200_000,
      serviceRefundEach: 50_000,
      managerRefundADay: 1_000_000,
      serviceReplacementPieces: null,
    },
    {
      refundProofAbove: 15_000,
      serviceRefundEach: 5_000,
      managerRefundADay: 75_000,
      serviceReplacementPieces: null,
    },
  ]);
});

test("what a manager gave back and what is left never exceed the day's limit", () => {
  const { staffLimits } = AU;
  fc.assert(
    fc.property(fc.nat(5_000_000), (given) => {
      const left = refundAllowance("manager", staffLimits, given) ?? 0;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(Math.min(given, staffLimits.managerRefundADay) + left).toBe(staffLimits.managerRefundADay);
    }),
  );
});

test("only Service has a limit of pieces", () => {
  const limits = { ...ZA.staffLimits, serviceReplacementPieces: 2 };
  expect(replacementAllowance("service", limits)).toBe(2);
  expect(replacementAllowance("manager", limits)).toBeNull();
  expect(replacementAllowance("service", ZA.staffLimits)).toBeNull();
});
