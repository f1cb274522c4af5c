import type { OrderSearch } from "@storywall/domain/orders/orderSearch.ts";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Quotes a word as a lexeme of a tsquery, which matches every term that begins with it. */
const toPrefix = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`;

/** The expression of the index `orders_by_search`. */
const SEARCH_TERMS = sql`order_search_terms(orders.number, orders.email, orders.shipping_address, orders.tracking, orders.promo)`;

/** Returns the condition that an order is found by a search. */
export const matchesSearch = (search: OrderSearch): RawBuilder<SqlBool> => {
  const query = search.map((words) => `(${words.map(toPrefix).join(" & ")})`).join(" | ");
  return sql<SqlBool>`${SEARCH_TERMS} @@ ${query}::tsquery`;
};
