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

test("R7.4 a transaction has our reference, the amount in cents, and what it is for", async () => {
  const fact = await createPayment();
  expect(fact).toMatchObject({ status: "requires_payment_method", amount: 124_999, quoteVersion: 3 });
  expect(paystack.transactions).toMatchObject([
    {
      reference: fact.id,
      accessCode: fact.clientSecret,
      amount: 124_999,
      currency: "ZAR",
      email: "thandi@example.com",
      callbackUrl: "https://shop.example/checkout?checkout=checkout-1",
      metadata: { site: "ZA", checkout_id: "checkout-1", quote_version: 3 },
    },
  ]);
});

test.each(["loseReply", "cutReply", "errorAfter"] as const)(
  "reliability 1: a beginning whose reply meets %s is begun once, and known when asked again",
  async (kind) => {
    paystack.faults.next({ kind });
    await expect(payments().create(ORDER, "create:1")).rejects.toThrow(PaymentsUnavailableError);
    const again = await payments().create(ORDER, "create:1");
    expect(again).toMatchObject({ amount: 124_999, checkoutId: "checkout-1", clientSecret: null });
    expect(paystack.transactions).toHaveLength(1);
  },
);

test("a reply that does not come in time counts as none", async () => {
  paystack.faults.next({ kind: "delay", milliseconds: 5_000 });
  const withShortTimeout = payments(paystack.secretKey, 100);
  await expect(withShortTimeout.create(ORDER, "create:1")).rejects.toThrow(PaymentsUnavailableError);
});

test("a key that Paystack does not take is no answer about any payment", async () => {
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
] as const)("a transaction that is %s counts as %s", async (theirs, ours) => {
  const { id, clientSecret } = await createPayment();
  paystack.setStatus(clientSecret, theirs);
  expect((await payments().retrieve(id))?.status).toBe(ours);
});

test("a failed transaction is offered to nobody any more, and one that waits still is", async () => {
  const { id, clientSecret } = await createPayment();
  expect((await payments().retrieve(id))?.isExhausted).toBeUndefined();
  paystack.setStatus(clientSecret, "failed");
  expect((await payments().retrieve(id))?.isExhausted).toBe(true);
});

test("reliability 3: what was asked for is what was paid, whoever bears the fees", async () => {
  const { id, clientSecret } = await createPayment();
  paystack.pay(clientSecret, 128_724);
  expect(await payments().retrieve(id)).toMatchObject({ status: "succeeded", amount: 124_999, refunded: 0 });
});

test("reliability 3: less than was asked for is said as it is", async () => {
  const { id, clientSecret } = await createPayment();
  paystack.pay(clientSecret, 100_000);
  expect((await payments().retrieve(id))?.amount).toBe(100_000);
});

test("reliability 3: a transaction of another site, or of no shop, is not a payment of this one", async () => {
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

test("another amount needs another transaction, the same one does not", async () => {
  const { id } = await createPayment();
  expect(await payments().update(id, { ...ORDER, amount: minor(90_000), quoteVersion: 4 }, "u")).toEqual({
    kind: "mustRecreate",
  });
  expect(await payments().update(id, ORDER, "u")).toMatchObject({ kind: "updated", payment: { id } });
});

test("what is paid can be neither changed nor cancelled", async () => {
  const { id, clientSecret } = await createPayment();
  paystack.pay(clientSecret);
  expect(await payments().update(id, ORDER, "u")).toEqual({ kind: "closed" });
  expect((await payments().cancel(id))?.status).toBe("succeeded");
});

test("cancelling tells the truth: it may still be paid", async () => {
  const { id } = await createPayment();
  expect((await payments().cancel(id))?.status).toBe("requires_payment_method");
});

const createPaidPayment = async () => {
  const payment = await createPayment();
  paystack.pay(payment.clientSecret);
  return payment.id;
};

test.each(["loseReply", "cutReply", "errorAfter", "errorBefore", "dropBefore"] as const)(
  "reliability 1: a refund that meets %s is given once",
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

test("two refunds of the same amount by two keys are two", async () => {
  const id = await createPaidPayment();
  await payments().refund(id, minor(10_000), "refund-1");
  await payments().refund(id, minor(10_000), "refund-2");
  expect((await payments().retrieve(id))?.refunded).toBe(20_000);
});

test("more than is left is never given back", async () => {
  const id = await createPaidPayment();
  await payments().refund(id, minor(100_000), "refund-1");
  expect(await payments().refund(id, minor(25_000), "refund-2")).toEqual({
    id: null,
    status: "failed",
    amount: 25_000,
  });
});

test("what was never paid cannot be given back", async () => {
  const { id } = await createPayment();
  expect((await payments().refund(id, minor(1), "refund-1")).status).toBe("failed");
});

test("a refund is pending until the bank has carried it out, and then the whole is given back", async () => {
  const id = await createPaidPayment();
  const { id: refundId } = await payments().refund(id, minor(124_999), "refund-1");
  if (refundId === null) throw new Error("refused");
  expect((await payments().retrieveRefund(refundId))?.status).toBe("pending");
  paystack.settleRefund(refundId, "processed");
  expect((await payments().retrieveRefund(refundId))?.status).toBe("succeeded");
  expect(await payments().retrieve(id)).toMatchObject({ status: "succeeded", refunded: 124_999 });
});

test("a refund that failed has given nothing back", async () => {
  const id = await createPaidPayment();
  const { id: refundId } = await payments().refund(id, minor(124_999), "refund-1");
  if (refundId === null) throw new Error("refused");
  paystack.settleRefund(refundId, "failed");
  expect((await payments().retrieveRefund(refundId))?.status).toBe("failed");
  expect((await payments().retrieve(id))?.refunded).toBe(0);
});

test("refunds of other transactions are not counted, however many there are", async () => {
  const id = await createPaidPayment();
  const other = await createPayment("create:2", { ...ORDER, checkoutId: "checkout-2" });
  paystack.pay(other.clientSecret);
  for (let index = 0; index < 3; index++) {
    await payments().refund(other.id, minor(1_000), `other-${index}`);
  }
  expect((await payments().retrieve(id))?.refunded).toBe(0);
});
