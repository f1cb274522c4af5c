import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { startFakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";
import { stripePayments } from "../../src/adapters/payments-stripe/stripePayments.ts";
import { paymentsSuite } from "./payments.suite.ts";

const open = async () => {
  const clock = createFakeClock();
  const standIn = await startFakeStripe({ now: clock.now });
  const payments = stripePayments({
    site: "AU",
    secretKey: standIn.secretKey,
    publishableKey: "pk_test_one",
    webhookSecret: standIn.webhookSecret,
    apiUrl: standIn.url,
    timeoutMs: 1_000,
  });
  return { clock, standIn, payments };
};

const event = (type: string, object: object) =>
  JSON.stringify({ id: "evt_1", object: "event", created: 1_795_251_600, type, data: { object } });

paymentsSuite("stripe", {}, async () => {
  const { clock, standIn, payments } = await open();
  return {
    payments,
    currency: "AUD",
    now: clock.now,
    pay: standIn.shopper.pay,
    countPayments: (checkoutId) =>
      standIn.intents().filter(({ metadata: { checkout_id } }) => checkout_id === checkoutId).length,
    line: { faults: standIn.faults, forgetKeys: standIn.clearIdempotencyKeys },
    events: {
      succeeded: (id, options) =>
        standIn.sign(event("payment_intent.succeeded", { id, metadata: { checkout_id: "any" } }), options),
      unsupported: () => standIn.sign(event("customer.created", { id: "cus_1" })),
      malformed: () => standIn.sign("not JSON"),
    },
    missingFeatures: {},
    close: standIn.close,
  };
});
