import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { aLine, anAddress } from "@storywall/testkit/builders.ts";
import { startStripeStandIn } from "@storywall/testkit/providers/stripe/stripeStandIn.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endAll, failToStart, freePort, startProcess } from "../processes/process.ts";
import { ok } from "../support/testShop.ts";
import { WEBHOOK } from "./stripeShop.ts";

/** The real program, as it is set up to take real money. */
const SECONDS = 1000;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "storywall-stripe-"));
});
afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

test("reliability 1: paid, the browser gone, the program killed: the order is made after the restart", {
  timeout: 180 * SECONDS,
}, async () => {
  let origin = "";
  const stripe = await startStripeStandIn({
    now: () => new Date(),
    sendEvent: async ({ body, headers }) =>
      (await fetch(`${origin}${WEBHOOK}`, { method: "POST", headers, body })).status,
  });
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, "data"),
    PAYMENTS_AU: "stripe",
    STRIPE_SECRET_KEY_AU: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY_AU: "pk_test_one",
    STRIPE_WEBHOOK_SECRET_AU: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
  const before = await startProcess(settings);
  expect(before.output()).toContain("Payments in South Africa are tests: no card is charged.");
  for (const secret of [stripe.secretKey, stripe.webhookSecret])
    expect(before.output()).not.toContain(secret);
  const site = "AU";
  const { _id: userId } = await ok(before.call(createUser, { body: { site } }));
  const cart = await ok(before.call(initCart, { body: { site, userId, lineItems: [aLine()] } }));
  const details = { email: "anna@example.com", shippingAddress: anAddress(site), isUploadLater: true };
  const { checkoutId } = await ok(
    before.call(createOrUpdateCheckout, { body: { cartId: cart._id, ...details } }),
  );
  const intent = await ok(before.call(createPaymentIntent, { body: { checkoutId } }));
  expect(intent).toMatchObject({ provider: "stripe", publishableKey: "pk_test_one", currency: "AUD" });
  expect(await before.end("SIGKILL")).toBeNull();
  stripe.shopper.pay(intent.id);

  const after = await startProcess(settings);
  origin = after.origin;
  expect(new Set(await stripe.events.deliver())).toEqual(new Set([200]));
  await expect
    .poll(async () => (await ok(after.call(getCheckoutInfo, { body: { checkoutId } }))).status, {
      timeout: 20 * SECONDS,
    })
    .toBe("completed");
  expect(await after.end("SIGTERM")).toBe(0);
  await stripe.close();
});

test("without its keys the program does not start, and says all that is missing at once", {
  timeout: 60 * SECONDS,
}, async () => {
  const { code, said } = await failToStart({ DATA_DIR: join(folder, "none"), PAYMENTS_AU: "stripe" });
  expect(code).toBe(1);
  for (const name of ["STRIPE_SECRET_KEY_AU", "STRIPE_PUBLISHABLE_KEY_AU", "STRIPE_WEBHOOK_SECRET_AU"])
    expect(said).toContain(`${name} is missing`);
});
