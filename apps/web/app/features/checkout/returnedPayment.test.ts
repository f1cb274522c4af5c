import { expect, test } from "vitest";
import { returnedPayment, returnUrlOf, withoutReturn } from "./returnedPayment.ts";

const cameBack = (more: string) =>
  new URL(`${returnUrlOf("https://shop.example", "checkout-1")}&${more}`).searchParams;

test("reliability 6.5: the way back from Stripe names the payment to ask about", () => {
  const search = cameBack("payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded");
  expect(returnedPayment(search)).toEqual({ checkoutId: "checkout-1", paymentIntentId: "pi_1" });
});

test("reliability 6.5: the way back from Paystack names the payment to ask about", () => {
  expect(returnedPayment(cameBack("trxref=sw-1&reference=sw-1"))).toEqual({
    checkoutId: "checkout-1",
    paymentIntentId: "sw-1",
  });
});

test.each(["", "reference=", "reference=%3Cb%3E", "payment_intent=a b"])(
  "R6.3 an address that names no payment (%s) is an ordinary visit",
  (more) => {
    expect(returnedPayment(cameBack(more))).toBeNull();
  },
);

test("R6.3 nothing of the way back stays in the address, and everything else does", () => {
  const search = cameBack("payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=x&step=review");
  expect(withoutReturn(search).toString()).toBe("step=review");
});
