import { DAY, fakeClock } from "@storywall/testkit/fakeClock.ts";
import { startPaystackStandIn } from "@storywall/testkit/providers/paystack/paystackStandIn.ts";
import { paystackPayments } from "../../src/adapters/payments-paystack/paystackPayments.ts";
import { paymentsSuite } from "./payments.suite.ts";

paymentsSuite("paystack", {}, async () => {
  const clock = fakeClock();
  const standIn = await startPaystackStandIn({ now: clock.now });
  // The first request of a process also loads what makes requests, which takes longer than the suite waits.
  await (await fetch(standIn.url)).text();
  const payments = paystackPayments({
    site: "ZA",
    secretKey: standIn.secretKey,
    publicKey: standIn.publicKey,
    apiUrl: standIn.url,
    returnUrl: (checkoutId) => `https://shop.example/checkout?checkout=${checkoutId}`,
    patienceMs: 1_000,
  });
  const madeFor = (checkoutId: string) =>
    standIn.transactions.filter(({ callbackUrl }) => callbackUrl?.endsWith(`=${checkoutId}`));
  return {
    payments,
    currency: "ZAR",
    now: clock.now,
    pay: (id) => {
      const transaction = standIn.transactions.find(({ reference }) => reference === id);
      return standIn.pay(transaction?.accessCode ?? "");
    },
    countPayments: (checkoutId) => madeFor(checkoutId).length,
    // Paystack has no keys that it could forget.
    line: { faults: standIn.faults, forgetKeys: () => {} },
    events: {
      succeeded: (reference, { at = clock.now(), secret } = {}) =>
        standIn.sign(
          JSON.stringify({
            event: "charge.success",
            data: { id: 302_961, reference, paid_at: at.toISOString() },
          }),
          secret === undefined ? {} : { secret },
        ),
      unsupported: () => standIn.sign(JSON.stringify({ event: "transfer.success", data: { id: 1 } })),
      mayBeLate: 4 * DAY,
      malformed: () => standIn.sign("not JSON"),
    },
    lacks: { update: true, cancel: true },
    close: standIn.close,
  };
});
