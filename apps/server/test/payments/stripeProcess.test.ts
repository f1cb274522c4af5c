// The real server with the configuration for real payments.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import { aLine, anAddress } from "@storywall/testkit/builders.ts";
import { findFreePort } from "@storywall/testkit/findFreePort.ts";
import { startFakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectStartupError, killServerProcesses, startServerProcess } from "../processes/serverProcess.ts";
import { prepareDataFolder } from "../support/dataFolders.ts";
import { expectOk } from "../support/testShop.ts";
import { STRIPE_WEBHOOK_PATH } from "./stripeShop.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "storywall-stripe-"));
});
afterAll(() => {
  killServerProcesses();
  rmSync(folder, { recursive: true, force: true });
});

test("reliability 1: a payment without browser and server becomes an order after the restart", {
  timeout: 180 * SECOND_MS,
}, async () => {
  let origin = "";
  const stripe = await startFakeStripe({
    now: () => new Date(),
    sendEvent: async ({ body, headers }) =>
      (await fetch(`${origin}${STRIPE_WEBHOOK_PATH}`, { method: "POST", headers, body })).status,
  });
  const settings = {
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, "data"),
    PAYMENTS_AU: "stripe",
    STRIPE_SECRET_KEY_AU: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY_AU: "pk_test_one",
    STRIPE_WEBHOOK_SECRET_AU: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
  await prepareDataFolder(settings.DATA_DIR);
  const firstServer = await startServerProcess(settings);
  expect(firstServer.output()).toContain("Payments in South Africa are tests: no card is charged.");
  for (const secret of [stripe.secretKey, stripe.webhookSecret])
    expect(firstServer.output()).not.toContain(secret);
  const site = "AU";
  const { _id: userId } = await expectOk(firstServer.call(createUser, { body: { site } }));
  const cart = await expectOk(firstServer.call(initCart, { body: { site, userId, lineItems: [aLine()] } }));
  const details = { email: "anna@example.com", shippingAddress: anAddress(site), isUploadLater: true };
  const { checkoutId } = await expectOk(
    firstServer.call(createOrUpdateCheckout, { body: { cartId: cart._id, ...details } }),
  );
  const intent = await expectOk(firstServer.call(createPaymentIntent, { body: { checkoutId } }));
  expect(intent).toMatchObject({ provider: "stripe", publishableKey: "pk_test_one", currency: "AUD" });
  expect(await firstServer.kill("SIGKILL")).toBeNull();
  stripe.shopper.pay(intent.id);

  const after = await startServerProcess(settings);
  origin = after.origin;
  expect(new Set(await stripe.events.deliver())).toEqual(new Set([200]));
  await expect
    .poll(async () => (await expectOk(after.call(getCheckoutInfo, { body: { checkoutId } }))).status, {
      timeout: 20 * SECOND_MS,
    })
    .toBe("completed");
  expect(await after.kill("SIGTERM")).toBe(0);
  await stripe.close();
});

test("the server does not start without the provider's keys, and lists all missing ones", {
  timeout: 60 * SECOND_MS,
}, async () => {
  const { code, output } = await expectStartupError({
    DATA_DIR: join(folder, "none"),
    PAYMENTS_AU: "stripe",
  });
  expect(code).toBe(1);
  for (const name of ["STRIPE_SECRET_KEY_AU", "STRIPE_PUBLISHABLE_KEY_AU", "STRIPE_WEBHOOK_SECRET_AU"])
    expect(output).toContain(`${name} is missing`);
});
