import { randomUUID } from "node:crypto";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { shopper } from "../shopper.ts";
import type { TestShop } from "../testShop.ts";

/** What the inputs of several areas are made from. Each is of a new shopper, so that no other test affects it. */
export const inputSources = (shop: TestShop) => {
  const site: SiteCode = "ZA";
  /** Opens a checkout of a new shopper, so that no other test's promo code or payment affects it. */
  const openCheckout = () => shopper(shop, site).checkOut();
  const placeOrder = async () => (await shopper(shop, site).buy()).order;
  const randomEmail = () => `${randomUUID()}@example.com`;
  return { openCheckout, placeOrder, randomEmail };
};
