import { type FakePaystack, startFakePaystack } from "@storywall/testkit/providers/paystack/fakePaystack.ts";
import { type FakeStripe, startFakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";
import { test as shopTest } from "../test.ts";
import { TestServer } from "../testServer.ts";
import { type SharedByFile, useForFile } from "../useForFile.ts";

/** The script of a third-party chat. A test answers its requests. */
export const CHAT_SCRIPT_URL = "https://chat.example/widget.js";

type Providers = {
  readonly paystack: FakePaystack;
  readonly stripe: FakeStripe;
  readonly server: TestServer;
};

const startProviders = async (): Promise<SharedByFile<Providers>> => {
  const paystack = await startFakePaystack();
  const stripe = await startFakeStripe({ now: () => new Date() });
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
  const close = async () => {
    await server.stop();
    await stripe.close();
    await paystack.close();
  };
  return { value: { paystack, stripe, server }, close };
};

/**
 * Returns a test with a shop whose payment providers are fakes on this machine: Paystack for ZA, Stripe for AU. All tests
 * of the file that calls it share the shop, because starting it takes longer than any of them.
 */
export const createProvidersTestOfFile = () => {
  const getProviders = useForFile(shopTest, startProviders);
  return shopTest.extend<Providers>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    paystack: async ({}, use) => use((await getProviders()).paystack),
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    stripe: async ({}, use) => use((await getProviders()).stripe),
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    server: async ({}, use) => use((await getProviders()).server),
    baseURL: async ({ server, site }, use) => use(`http://${site.toLowerCase()}.localhost:${server.port}`),
  });
};

export { expect } from "@playwright/test";
