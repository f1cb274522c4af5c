import type { GraphQLResolveInfo } from "graphql";
import type { Input } from "../graphqlInput.ts";
import type { StoredOrder } from "../shopifyStore.ts";

/** Resolvers of the Admin API's queries and mutations, by name. */
export type Resolvers = Readonly<
  Record<string, (args: Input, context: unknown, info: GraphQLResolveInfo) => unknown>
>;

export type StoreEvents = {
  readonly add: (topic: string, order: StoredOrder) => void;
};

/** Returns an error with which Shopify rejects a mutation. */
export const userError = (message: string) => ({ field: null, message });
