import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { fillCartFromHome, TRIO_PRICE } from "../journeys/fillCartFromHome.ts";
import { LONG } from "../support/longTests.ts";
import { createShopifyTestOfFile, expect, paymentsOfShop } from "../support/providers/testWithShopify.ts";
import { createShopper } from "../support/shoppers.ts";

const test = createShopifyTestOfFile(paymentsOfShop);

test(
  "R1.1 R1.7 a shopper goes from home to an order, which is in Shopify soon, paid and of the same amount",
  LONG,
  async ({ shop, wall, cart, page, checkout, order, shopify, saveScreenshot }) => {
    await fillCartFromHome({ shop, wall, cart });
    const shopper = createShopper("ZA");
    await checkout.fillContact(shopper);
    await checkout.fillDelivery(shopper);
    await checkout.fillCard(TEST_CARDS.accepted);
    await checkout.review();
    await checkout.pay();
    await order.expectOrderOf(shopper, TRIO_PRICE);
    await saveScreenshot("order");
    const listOrders = () =>
      [...shopify.store.orders.values()].map(({ totalCents, pendingStatus }) => ({
        totalCents,
        pendingStatus,
      }));
    await expect.poll(listOrders).toEqual([{ totalCents: 124_999, pendingStatus: null }]);
    expect([...shopify.store.drafts.values()].filter(({ orderId }) => orderId === null)).toEqual([]);
    await page.reload();
    await order.expectOrderOf(shopper, TRIO_PRICE);
  },
);
