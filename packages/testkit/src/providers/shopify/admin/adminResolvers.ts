import type { ShopifyStore } from "../shopifyStore.ts";
import { discountResolvers } from "./discountResolvers.ts";
import { draftResolvers } from "./draftResolvers.ts";
import { fulfilmentResolvers } from "./fulfilmentResolvers.ts";
import { orderResolvers } from "./orderResolvers.ts";
import { productResolvers } from "./productResolvers.ts";
import { refundResolvers } from "./refundResolvers.ts";
import type { Resolvers, StoreEvents } from "./resolvers.ts";
import { withScopes } from "./scopes.ts";
import { webhookResolvers } from "./webhookResolvers.ts";

/** Returns the root resolvers of a fake store's Admin API, for the queries and mutations of our documents. */
export const adminResolvers = (
  store: ShopifyStore,
  events: StoreEvents,
  scopes: () => ReadonlySet<string>,
): Resolvers =>
  withScopes(
    {
      shop: () => ({
        name: "Storywall",
        currencyCode: store.currency,
        taxesIncluded: store.addedTaxPercent === 0,
      }),
      ...draftResolvers(store, events),
      ...orderResolvers(store, events),
      ...refundResolvers(store, events),
      ...fulfilmentResolvers(store, events),
      ...productResolvers(store),
      ...discountResolvers(store),
      ...webhookResolvers(store),
    },
    scopes,
  );
