import { GraphQLError, type GraphQLResolveInfo } from "graphql";
import type { Input } from "../graphqlInput.ts";
import type { Resolvers } from "./resolvers.ts";

/** The scope that an app needs for each field. */
const SCOPES: Readonly<Record<string, string>> = {
  draftOrderCreate: "write_draft_orders",
  draftOrderUpdate: "write_draft_orders",
  draftOrderComplete: "write_draft_orders",
  draftOrderDelete: "write_draft_orders",
  draftOrder: "read_draft_orders",
  order: "read_orders",
  orders: "read_orders",
  orderUpdate: "write_orders",
  orderCancel: "write_orders",
  refundCreate: "write_orders",
  fulfillmentCreate: "write_merchant_managed_fulfillment_orders",
  fulfillmentTrackingInfoUpdate: "write_merchant_managed_fulfillment_orders",
  fulfillmentEventCreate: "write_fulfillments",
  productSet: "write_products",
  refund: "read_orders",
  discountCodeBasicCreate: "write_discounts",
  discountCodeDelete: "write_discounts",
  codeDiscountNodeByCode: "read_discounts",
};

export const ALL_SCOPES: ReadonlySet<string> = new Set(Object.values(SCOPES));

/** Returns the same resolvers, except that a field whose scope the app lacks returns Shopify's error. */
export const withScopes = (resolvers: Resolvers, scopes: () => ReadonlySet<string>): Resolvers =>
  Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]) => [
      name,
      (args: Input, context: unknown, info: GraphQLResolveInfo) => {
        const scope = SCOPES[name];
        if (scope === undefined || scopes().has(scope)) return resolve(args, context, info);
        throw new GraphQLError(
          `Access denied for ${name} field. Required access: \`${scope}\` access scope.`,
          { extensions: { code: "ACCESS_DENIED" } },
        );
      },
    ]),
  );
