import { expect, test } from "vitest";
import { readRefundAmount, refundQuestion } from "./refundAmount.ts";

const format = (amount: number) => `R${(amount / 100).toFixed(2)}`;

test.each(["", "  "])("B13 an empty amount gives nothing back, and says so at its field", (typed) => {
  expect(readRefundAmount(typed, 161_499, format)).toEqual({
    kind: "error",
    message: "Please enter an amount.",
  });
});

test.each(["-5", "0", "all", "0.001"])("B13 no money goes back for the typed amount %j", (typed) => {
  expect(readRefundAmount(typed, 161_499, format)).toEqual({
    kind: "error",
    message: "Please enter an amount in figures, such as 250 or 99.50.",
  });
});

test("B13 no more is given back than is left", () => {
  expect(readRefundAmount("1,614.99", 161_499, format)).toEqual({ kind: "ok", amount: 161_499 });
  expect(readRefundAmount("1,615.00", 161_499, format)).toEqual({
    kind: "error",
    message: "Only R1614.99 is left to give back.",
  });
});

test.each(["placed", "awaiting_photos"] as const)(
  "B13 giving back all of an order that is %s is asked about, and said to cancel it",
  (status) => {
    expect(refundQuestion({ status }, { amount: 100, refundable: 100 }, format)).toMatchObject({
      title: "Give back all that's left, R1.00?",
      text: expect.stringContaining("cancels the order"),
      confirmLabel: "Give it all back and cancel the order",
    });
    expect(refundQuestion({ status }, { amount: 99, refundable: 100 }, format)).toBeNull();
  },
);

test.each(["in_production", "shipped", "delivered", "cancelled"] as const)(
  "B13 giving back all of an order that is %s is asked about, and does not say that it cancels it",
  (status) => {
    const question = refundQuestion({ status }, { amount: 100, refundable: 100 }, format);
    expect(question?.confirmLabel).toBe("Give it all back");
    expect(question?.text).not.toContain("cancels the order");
  },
);
