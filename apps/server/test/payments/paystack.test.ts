import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { startFakePaystack } from "@storywall/testkit/providers/paystack/fakePaystack.ts";
import { paystackPayments } from "../../src/adapters/payments-paystack/paystackPayments.ts";
import { paymentsSuite } from "./payments.suite.ts";

paymentsSuite("paystack", {}, async () => {
  const clock = createFakeClock();
  const fakePaystack = await startFakePaystack({ now: clock.now });
  // The first `fetch` of a process loads its code, which takes longer than the suite's timeout.
  await (await fetch(fakePaystack.url)).text();
  const payments = paystackPayments({
    site: "ZA",
    secretKey: fakePaystack.secretKey,
    publicKey: fakePaystack.publicKey,
    apiUrl: fakePaystack.url,
    returnUrl: (checkoutId) => `https://shop.example/checkout?checkout=${checkoutId}`,
    timeoutMs: 1_000,
  });
  const transactionsOf = (checkoutId: string) =>
    fakePaystack.transactions.filter(({ callbackUrl }) => callbackUrl?.endsWith(`=${checkoutId}`));
  return {
    payments,
    currency: "ZAR",
    now: clock.now,
    pay: (id) => {
      const transaction = fakePaystack.transactions.find(({ reference }) => reference === id);
      return fakePaystack.pay(transaction?.accessCode ?? "");
    },
    countPayments: (checkoutId) => transactionsOf(checkoutId).length,
    // Paystack has no idempotency keys.
    faultControls: { faults: fakePaystack.faults, clearIdempotencyKeys: () => {} },
    events: {
      succeeded: (reference, { at = clock.now(), secret } = {}) =>
        fakePaystack.sign(
          JSON.stringify({
            event: "charge.success",
            data: { id: 302_961, reference, paid_at: at.toISOString() },
          }),
          secret === undefined ? {} : { secret },
        ),
      unsupported: () => fakePaystack.sign(JSON.stringify({ event: "transfer.success", data: { id: 1 } })),
      maxEventAgeMs: 4 * DAY_MS,
      malformed: () => fakePaystack.sign("not JSON"),
    },
    missingFeatures: { update: true, cancel: true },
    close: fakePaystack.close,
  };
});
