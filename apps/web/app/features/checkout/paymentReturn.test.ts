import { expect, test } from "vitest";
import { buildReturnUrl, parseReturnedPayment, withoutReturnParams } from "./paymentReturn.ts";

const returnParams = (more: string) =>
  new URL(`${buildReturnUrl("https://shop.example", "checkout-1")}&${more}`).searchParams;

test("reliability 6.5: the return URL of Stripe names the payment to check", () => {
  const search = returnParams("payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded");
  expect(parseReturnedPayment(search)).toEqual({ checkoutId: "checkout-1", paymentIntentId: "pi_1" });
});

test("reliability 6.5: the return URL of Paystack names the payment to check", () => {
  expect(parseReturnedPayment(returnParams("trxref=sw-1&reference=sw-1"))).toEqual({
    checkoutId: "checkout-1",
    paymentIntentId: "sw-1",
  });
});

test.each(["", "reference=", "reference=%3Cb%3E", "payment_intent=a b"])(
  "R6.3 a URL that names no payment (%s) is an ordinary visit",
  (more) => {
    expect(parseReturnedPayment(returnParams(more))).toBeNull();
  },
);

test("R6.3 the URL loses the return parameters and keeps all others", () => {
  const search = returnParams(
    "payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=x&step=review",
  );
  expect(withoutReturnParams(search).toString()).toBe("step=review");
});
