import { type FieldNode, GraphQLError, type GraphQLResolveInfo, getDirectiveValues } from "graphql";
import { asInput, asList, type Input } from "../graphqlInput.ts";
import { type ShopifyStore, type StoredRefund, toCents } from "../shopifyStore.ts";
import { findOrder } from "./findOrder.ts";
import { toRefund } from "./refundReply.ts";
import { type Resolvers, type StoreEvents, userError } from "./resolvers.ts";

/** Resolvers of refunds. Requests with the same key make one refund. */
export const refundResolvers = (store: ShopifyStore, events: StoreEvents): Resolvers => {
  const idempotentReplies = new Map<string, unknown>();
  return {
    refund: ({ id }) => {
      for (const { refunds, currency } of store.orders.values()) {
        const refund = refunds.find((each) => each.id === id);
        if (refund) return toRefund(refund, currency);
      }
      return null;
    },
    refundCreate: ({ input }, _context, info) => {
      const key = idempotencyKeyOf(info);
      if (key === undefined)
        throw new GraphQLError(
          "The @idempotent directive is required for this mutation but was not provided.",
          {
            extensions: { code: "BAD_REQUEST" },
          },
        );
      const known = idempotentReplies.get(key);
      if (known !== undefined) return known;
      const reply = createRefund(store, events, asInput(input), key);
      idempotentReplies.set(key, reply);
      return reply;
    },
  };
};

const createRefund = (store: ShopifyStore, events: StoreEvents, input: Input, key: string) => {
  const order = findOrder(store, input.orderId);
  if (!order) return { refund: null, userErrors: [userError("Order does not exist")] };
  const cents = asList(input.transactions).reduce(
    (sum: number, each) => sum + toCents(asInput(each).amount),
    0,
  );
  const refunded = order.refunds.reduce((sum, refund) => sum + keptCentsOf(refund), 0);
  if (refunded + cents > order.totalCents)
    return { refund: null, userErrors: [userError("Refund amount exceeds the amount that was paid")] };
  const refund = {
    id: store.nextId("Refund"),
    note: String(input.note ?? ""),
    cents,
    key,
    status: store.refundStatus,
  };
  order.refunds.push(refund);
  events.add("refunds/create", order);
  return { refund: toRefund(refund, order.currency), userErrors: [] };
};

/** Returns the part of the payment that a refund uses up; a failed one uses none. */
const keptCentsOf = ({ cents, status }: StoredRefund): number => (status === "FAILURE" ? 0 : cents);

const idempotencyKeyOf = ({ schema, fieldNodes, variableValues }: GraphQLResolveInfo): string | undefined => {
  const directive = schema.getDirective("idempotent");
  const [node]: readonly (FieldNode | undefined)[] = fieldNodes;
  const values = directive && node ? getDirectiveValues(directive, node, variableValues) : undefined;
  return typeof values?.key === "string" ? values.key : undefined;
};
