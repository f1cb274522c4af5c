// npm run shopify:fake: a fake Shopify store on this machine, to try the shop with both ways to pay and without an account.
// It executes our documents against Shopify's schema, sends signed webhooks, and ends with everything that it knows.
// FAKE_SHOPIFY_PORT (4100), and SHOP_URL of the shop (http://za.localhost:3000).
import { setTimeout as wait } from "node:timers/promises";
import { startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";

const EVENT_INTERVAL_MS = 1_000;

const port = Number(process.env.FAKE_SHOPIFY_PORT ?? 4100);
const shopUrl = process.env.SHOP_URL ?? "http://za.localhost:3000";
/** Browsers resolve names below localhost to this machine; not every system does. */
const webhookUrl = `${shopUrl.replace(/\/\/[\w-]+\.localhost/, "//127.0.0.1")}/api/commerce/webhook/shopify`;

const shopify = await startFakeShopify({
  port,
  shopUrl: () => shopUrl,
  send: async ({ body, headers }) => {
    // Like Shopify, the fake sends an event again when it got no reply.
    const status = await fetch(webhookUrl, { method: "POST", body, headers }).then(
      (reply) => reply.status,
      () => 503,
    );
    console.log(`webhook ${headers["x-shopify-topic"]}: ${status}`);
    return status;
  },
});

const settings = {
  COMMERCE: "shopify",
  SHOPIFY_API_URL: shopify.url,
  SHOPIFY_STORE_ZA: shopify.storeDomain,
  SHOPIFY_CLIENT_ID_ZA: shopify.clientId,
  SHOPIFY_CLIENT_SECRET_ZA: shopify.clientSecret,
};
const hostedSettings = {
  PAYMENTS_ZA: "shopify",
  SHOPIFY_STOREFRONT_TOKEN_ZA: shopify.storefrontToken,
};
const print = (lines: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(lines)) console.log(`export ${name}=${value}`);
};
console.log("# The shop takes the money:");
print(settings);
console.log("# Shopify takes the money; in addition:");
print(hostedSettings);

let seenOrders = 0;
for (;;) {
  await wait(EVENT_INTERVAL_MS);
  const orders = [...shopify.store.orders.values()];
  for (const { id, totalCents, currency } of orders.slice(seenOrders))
    console.log(`order ${id}: ${currency} ${(totalCents / 100).toFixed(2)}, paid`);
  seenOrders = orders.length;
  await shopify.events.deliver();
}
