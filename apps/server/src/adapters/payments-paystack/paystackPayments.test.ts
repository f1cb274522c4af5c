import { minor } from "@storywall/domain/units/units.ts";
import { type FakePaystack, startFakePaystack } from "@storywall/testkit/providers/paystack/fakePaystack.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type NewPayment, PaymentsUnavailableError } from "../../ports/payments/Payments.ts";
import { paystackPayments } from "./paystackPayments.ts";

const ORDER: NewPayment = {
  amount: minor(124_999),
  currency: "ZAR",
  checkoutId: "checkout-1",
  quoteVersion: 3,
  email: "thandi@example.com",
};

let paystack: FakePaystack;
beforeEach(async () => {
  paystack = await startFakePaystack();
});
afterEach(() => paystack.close());

const payments = (secretKey = paystack.secretKey, timeoutMs = 10_000) =>
  paystackPayments({
    site: "ZA",
    secretKey,
    publicKey: paystack.publicKey,
    apiUrl: paystack.url,
    returnUrl: (checkoutId) => `https://shop.example/checkout?checkout=${checkoutId}`,
    timeoutMs,
  });

const createPayment = async (key = "create:1", order = ORDER) => {
  const payment = await payments().create(order, key);
  if (payment.clientSecret === null) throw new Error("a new transaction has its code");
  return { ...payment, clientSecret: payment.clientSecret };
};

test("R7.4 a transaction has our reference, the amount in cents and its metadata", async () => {
  const payment = await createPayment();
  expect(payment).toMatchObject({ status: "requires_payment_method", amount: 124_999, quoteVersion: 3 });
  expect(paystack.transactions).toMatchObject([
    {
      reference: payment.id,
      accessCode: payment.clientSecret,
      amount: 124_999,
      currency: "ZAR",
      email: "thandi@example.com",
      callbackUrl: "https://shop.example/checkout?checkout=checkout-1",
      metadata: { site: "ZA", checkout_id: "checkout-1", quote_version: 3 },
    },
  ]);
});

test.each(["loseReply", "cutReply", "errorAfter"] as const)(
  "reliability 1: a transaction whose creation meets %s is created once and found by the next attempt",
  async (kind) => {
    paystack.faults.next({ kind });
    await expect(payments().create(ORDER, "create:1")).rejects.toThrow(PaymentsUnavailableError);
    const again = await payments().create(ORDER, "create:1");
    expect(again).toMatchObject({ amount: 124_999, checkoutId: "checkout-1", clientSecret: null });
    expect(paystack.transactions).toHaveLength(1);
  },
);

test("a reply after the timeout makes the provider unavailable", async () => {
  paystack.faults.next({ kind: "delay", milliseconds: 5_000 });
  const withShortTimeout = payments(paystack.secretKey, 100);
  await expect(withShortTimeout.create(ORDER, "create:1")).rejects.toThrow(PaymentsUnavailableError);
});

test("a rejected secret key makes the provider unavailable", async () => {
  const { id } = await createPayment();
  await expect(payments("sk_test_wrong").retrieve(id)).rejects.toThrow(PaymentsUnavailableError);
});

test.each([
  ["abandoned", "requires_payment_method"],
  ["failed", "requires_payment_method"],
  ["ongoing", "requires_action"],
  ["pending", "processing"],
  ["processing", "processing"],
  ["queued", "processing"],
] as const)("a transaction with the status %s is a payment with the status %s", async (theirs, ours) => {
  const { id, clientSecret } = await createPayment();
  paystack.setStatus(clientSecret, theirs);
  expect((await payments().retrieve(id))?.status).toBe(ours);
});

test("a failed transaction is exhausted, a new one is not", async () => {
  const { id, clientSecret } = await createPayment();
  expect((await payments().retrieve(id))?.needsNewPayment).toBeUndefined();
  paystack.setStatus(clientSecret, "failed");
  expect((await payments().retrieve(id))?.needsNewPayment).toBe(true);
});

test("reliability 3: the paid amount is the requested amount, also when the shopper bears the fees", async () => {
  const { id, clientSecret } = await createPayment();
  paystack.pay(clientSecret, 128_724);
  expect(await payments().retrieve(id)).toMatchObject({ status: "succeeded", amount: 124_999, refunded: 0 });
});

test("reliability 3: a paid amount below the requested one is returned as it is", async () => {
  const { id, clientSecret } = await createPayment();
  paystack.pay(clientSecret, 100_000);
  expect((await payments().retrieve(id))?.amount).toBe(100_000);
});

test("reliability 3: a transaction of another site and an unknown one are not found", async () => {
  const { id } = await createPayment();
  const elsewhere = paystackPayments({
    site: "AU",
    secretKey: paystack.secretKey,
    publicKey: paystack.publicKey,
    apiUrl: paystack.url,
    returnUrl: () => "",
  });
  expect(await elsewhere.retrieve(id)).toBeUndefined();
  expect(await payments().retrieve("sw-unknown")).toBeUndefined();
});

test("another amount needs another transaction, the same amount does not", async () => {
  const { id } = await createPayment();
  expect(await payments().update(id, { ...ORDER, amount: minor(90_000), quoteVersion: 4 }, "u")).toEqual({
    kind: "mustRecreate",
  });
  expect(await payments().update(id, ORDER, "u")).toMatchObject({ kind: "updated", payment: { id } });
});

test("a paid transaction can be neither changed nor cancelled", async () => {
  const { id, clientSecret } = await createPayment();
  paystack.pay(clientSecret);
  expect(await payments().update(id, ORDER, "u")).toEqual({ kind: "closed" });
  expect((await payments().cancel(id))?.status).toBe("succeeded");
});

test("cancelling returns a transaction that can still be paid", async () => {
  const { id } = await createPayment();
  expect((await payments().cancel(id))?.status).toBe("requires_payment_method");
});

const createPaidPayment = async () => {
  const payment = await createPayment();
  paystack.pay(payment.clientSecret);
  return payment.id;
};

test.each(["loseReply", "cutReply", "errorAfter", "errorBefore", "dropBefore"] as const)(
  "reliability 1: a refund that meets %s is made once",
  async (kind) => {
    const id = await createPaidPayment();
    paystack.faults.next({ kind }, ({ method, path }) => method === "POST" && path === "/refund");
    await expect(payments().refund(id, minor(24_999), "refund-1")).rejects.toThrow(PaymentsUnavailableError);
    const refund = await payments().refund(id, minor(24_999), "refund-1");
    expect(refund).toMatchObject({ status: "pending", amount: 24_999 });
    expect(paystack.refunds).toHaveLength(1);
    expect((await payments().retrieve(id))?.refunded).toBe(24_999);
  },
);

test("two keys with the same amount make two refunds", async () => {
  const id = await createPaidPayment();
  await payments().refund(id, minor(10_000), "refund-1");
  await payments().refund(id, minor(10_000), "refund-2");
  expect((await payments().retrieve(id))?.refunded).toBe(20_000);
});

test("a refund above the remaining amount fails", async () => {
  const id = await createPaidPayment();
  await payments().refund(id, minor(100_000), "refund-1");
  expect(await payments().refund(id, minor(25_000), "refund-2")).toEqual({
    id: null,
    status: "failed",
    amount: 25_000,
  });
});

test("a refund of an unpaid transaction fails", async () => {
  const { id } = await createPayment();
  expect((await payments().refund(id, minor(1), "refund-1")).status).toBe("failed");
});

test("reliability 3: a refund is pending until the bank has processed it, and a reversed payment has not succeeded", async () => {
  const id = await createPaidPayment();
  const { id: refundId } = await payments().refund(id, minor(124_999), "refund-1");
  if (refundId === null) throw new Error("refused");
  expect((await payments().retrieveRefund(refundId))?.status).toBe("pending");
  paystack.settleRefund(refundId, "processed");
  expect((await payments().retrieveRefund(refundId))?.status).toBe("succeeded");
  // Paystack calls it `reversed`: nothing is left that could buy anything.
  expect(await payments().retrieve(id)).toMatchObject({ status: "canceled", refunded: 124_999 });
  // A repeated request still finds the refund.
  expect(await payments().refund(id, minor(124_999), "refund-1")).toMatchObject({ id: refundId });
});

test("a failed refund is not counted as refunded", async () => {
  const id = await createPaidPayment();
  const { id: refundId } = await payments().refund(id, minor(124_999), "refund-1");
  if (refundId === null) throw new Error("refused");
  paystack.settleRefund(refundId, "failed");
  expect((await payments().retrieveRefund(refundId))?.status).toBe("failed");
  expect((await payments().retrieve(id))?.refunded).toBe(0);
});

test("refunds of other transactions are not counted", async () => {
  const id = await createPaidPayment();
  const other = await createPayment("create:2", { ...ORDER, checkoutId: "checkout-2" });
  paystack.pay(other.clientSecret);
  for (let index = 0; index < 3; index++) {
    await payments().refund(other.id, minor(1_000), `other-${index}`);
  }
  expect((await payments().retrieve(id))?.refunded).toBe(0);
});
