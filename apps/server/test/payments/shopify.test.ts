import { anAddress } from "@storywall/testkit/builders.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { shopifyPayments } from "../../src/adapters/commerce-shopify/hosted/shopifyPayments.ts";
import { omitUndefined } from "../../src/http/wire/omitUndefined.ts";
import type { HostedCart, HostedCarts } from "../../src/ports/commerce/HostedCarts.ts";
import type { HostedDiscounts } from "../../src/ports/commerce/HostedDiscounts.ts";
import type { NewPayment, Payments } from "../../src/ports/payments/Payments.ts";
import { paymentsSuite } from "./payments.suite.ts";

const createMemoryCarts = (): HostedCarts & { readonly countOf: (checkoutId: string) => number } => {
  const rows = new Map<string, HostedCart>();
  return {
    countOf: (checkoutId) => [...rows.values()].filter((cart) => cart.checkoutId === checkoutId).length,
    insert: async (cart) => {
      const saved = rows.get(cart.paymentId) ?? cart;
      rows.set(cart.paymentId, saved);
      return saved;
    },
    find: async (paymentId) => rows.get(paymentId),
    findOfOrder: async (_site, _hostOrderId, cartToken) =>
      [...rows.values()].find((cart) => cart.cartToken === cartToken),
    findByHostOrder: async (_site, hostOrderId) =>
      [...rows.values()].find((cart) => cart.hostOrderId === hostOrderId),
    saveHostOrder: async (_site, paymentId, hostOrderId) => {
      const cart = rows.get(paymentId);
      if (cart && cart.hostOrderId === null) rows.set(paymentId, { ...cart, hostOrderId });
    },
  };
};

/** Nothing here is bought with a discount. */
const NO_DISCOUNTS: HostedDiscounts = {
  insert: async () => {},
  findUnused: async () => [],
  markRemoved: async () => {},
};

paymentsSuite("shopify", { hasNoEvents: true, refusal: /email/ }, async () => {
  const clock = createFakeClock();
  const shopify = await startFakeShopify();
  // The first `fetch` of a process loads its code, which takes longer than the suite's timeout.
  await (await fetch(shopify.url)).text();
  const carts = createMemoryCarts();
  const payments = shopifyPayments({
    site: "ZA",
    origin: shopify.url,
    app: { clientId: shopify.clientId, clientSecret: shopify.clientSecret },
    storefrontToken: shopify.storefrontToken,
    onOtherVersion: () => undefined,
    carts,
    discounts: NO_DISCOUNTS,
    acceptsTestOrders: false,
    now: clock.now,
    timeoutMs: 1_000,
  });
  await payments.retrieve("sw-0");

  /** Makes a variant that costs what is to be paid. */
  const withPurchase = (payment: NewPayment): NewPayment => {
    const variantId = `gid://shopify/ProductVariant/${payment.amount}`;
    const sku = `ZA.${payment.amount}`;
    shopify.store.variants.set(variantId, {
      id: variantId,
      productId: "gid://shopify/Product/1",
      handle: "wall",
      sku,
      cents: payment.amount,
    });
    const line = { sku, title: "Wall", quantity: 1, unitPrice: payment.amount, variantId, wallId: "wall-1" };
    return {
      ...payment,
      purchase: {
        checkoutId: payment.checkoutId,
        orderNumber: null,
        email: payment.email,
        shippingAddress: { ...omitUndefined(anAddress("ZA")), countryCode: "ZA" },
        currency: payment.currency,
        lines: [line],
        discount: null,
        shipping: null,
      },
    };
  };
  const createWithPurchase: Payments["create"] = (payment, key) =>
    payments.create(withPurchase(payment), key);
  return {
    payments: { ...payments, create: createWithPurchase },
    currency: "ZAR",
    now: clock.now,
    pay: async (id) => shopify.payCart((await carts.find(id))?.checkoutUrl ?? ""),
    // Shopify cannot make a cart once. One whose reply was lost has a page that no browser can know.
    countPayments: carts.countOf,
    faultControls: { faults: shopify.faults, clearIdempotencyKeys: () => {} },
    // They come by the webhook of commerce hosts.
    events: null,
    missingFeatures: { update: true, cancel: true },
    close: shopify.close,
  };
});
