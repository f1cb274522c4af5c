import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { startFakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";
import { stripePayments } from "../../src/adapters/payments-stripe/stripePayments.ts";
import { paymentsSuite } from "./payments.suite.ts";

const open = async () => {
  const clock = createFakeClock();
  const fakeStripe = await startFakeStripe({ now: clock.now });
  const payments = stripePayments({
    site: "AU",
    secretKey: fakeStripe.secretKey,
    publishableKey: "pk_test_one",
    webhookSecret: fakeStripe.webhookSecret,
    apiUrl: fakeStripe.url,
    timeoutMs: 1_000,
  });
  return { clock, fakeStripe, payments };
};

const event = (type: string, object: object) =>
  JSON.stringify({ id: "evt_1", object: "event", created: 1_795_251_600, type, data: { object } });

paymentsSuite("stripe", {}, async () => {
  const { clock, fakeStripe, payments } = await open();
  return {
    payments,
    currency: "AUD",
    now: clock.now,
    pay: fakeStripe.shopper.pay,
    countPayments: (checkoutId) =>
      fakeStripe.intents().filter(({ metadata: { checkout_id } }) => checkout_id === checkoutId).length,
    faultControls: { faults: fakeStripe.faults, clearIdempotencyKeys: fakeStripe.clearIdempotencyKeys },
    events: {
      succeeded: (id, options) =>
        fakeStripe.sign(event("payment_intent.succeeded", { id, metadata: { checkout_id: "any" } }), options),
      unsupported: () => fakeStripe.sign(event("customer.created", { id: "cus_1" })),
      malformed: () => fakeStripe.sign("not JSON"),
    },
    missingFeatures: {},
    close: fakeStripe.close,
  };
});
