import { expect, test } from "vitest";
import { overAllowanceText, refundableOf } from "./refundable.ts";

const format = (amount: number) => `R${amount / 100}`;

test("B13 a person whose role gives back less is told so before they press", () => {
  expect(overAllowanceText(50_000, 50_000, format)).toBeNull();
  expect(overAllowanceText(50_001, null, format)).toBeNull();
  expect(overAllowanceText(50_001, 50_000, format)).toBe(
    "You can give back R500 at most. Please ask an owner of the shop for more.",
  );
});

test("what failed or was withdrawn is still there to give back", () => {
  const states = ["succeeded", "pending", "failed", "withdrawn"] as const;
  const refunds = states.map((state) => ({ amount: 300, state }));
  expect(refundableOf({ total: 1000, refunds })).toBe(400);
  expect(refundableOf({ total: null, refunds: [] })).toBe(0);
});
