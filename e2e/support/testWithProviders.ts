import { type FakePaystack, startFakePaystack } from "@storywall/testkit/providers/paystack/fakePaystack.ts";
import { type FakeStripe, startFakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";
import { test as shopTest } from "./test.ts";
import { TestServer } from "./testServer.ts";

/** The script of a third-party chat. A test answers its requests. */
export const CHAT_SCRIPT_URL = "https://chat.example/widget.js";

type Providers = {
  readonly paystack: FakePaystack;
  readonly stripe: FakeStripe;
  readonly server: TestServer;
};

/**
 * Test with a shop whose payment providers are fakes on this machine: Paystack for ZA, Stripe for AU. All tests of a
 * worker share the shop, because starting it takes longer than any of them.
 */
export const test = shopTest.extend<object, Providers>({
  paystack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const paystack = await startFakePaystack();
      await use(paystack);
      await paystack.close();
    },
    { scope: "worker" },
  ],
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const stripe = await startFakeStripe({ now: () => new Date() });
      await use(stripe);
      await stripe.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ paystack, stripe }, use) => {
      const server = await TestServer.start({
        PAYMENTS_ZA: "paystack",
        PAYSTACK_SECRET_KEY_ZA: paystack.secretKey,
        PAYSTACK_PUBLIC_KEY_ZA: paystack.publicKey,
        PAYSTACK_API_URL: paystack.url,
        PAYMENTS_AU: "stripe",
        STRIPE_SECRET_KEY_AU: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY_AU: "pk_test_one",
        STRIPE_WEBHOOK_SECRET_AU: stripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
        // A third-party chat replaces the shop's own messages. No other test of this shop sends messages.
        CHAT_WIDGET_AU: CHAT_SCRIPT_URL,
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server, site }, use) => use(`http://${site.toLowerCase()}.localhost:${server.port}`),
});

export { expect } from "@playwright/test";
