import type { OrderSearch } from "@storywall/domain/orders/orderSearch.ts";
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../engine/connect.ts";
import type { Schema } from "../schema/schema.ts";

/** Quotes a word as a lexeme of a tsquery, which matches every term that begins with it. */
const toPrefix = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`;

/** The expression of the index `orders_by_search`. */
const SEARCH_TERMS = sql`order_search_terms(orders.number, orders.email, orders.shipping_address, orders.tracking, orders.promo)`;

/** Returns the condition that an order is found by a search. */
export const matchesSearch = (search: OrderSearch): RawBuilder<SqlBool> => {
  const query = search.map((words) => `(${words.map(toPrefix).join(" & ")})`).join(" | ");
  return sql<SqlBool>`${SEARCH_TERMS} @@ ${query}::tsquery`;
};

/** A search that matches at most this many orders is answered by its index alone. */
const MAX_INDEXED_MATCHES = 1_000;
/** Number of the newest orders to look through for a search that matches more than that. */
const NEWEST_LOOKED_THROUGH = 400;

type OtherConditions = (order: ExpressionBuilder<Schema, "orders">) => Expression<SqlBool>;

/**
 * Returns a condition that holds for the newest `limit` orders, and maybe others, which match a search and the
 * other conditions. Asks the database in steps that each have only one plan: it has no statistics of the search
 * terms, so it computed those of all orders for a rare name, or read and sorted all orders for a frequent one.
 */
export const matchesNewest = async (
  db: Database,
  search: OrderSearch,
  limit: number,
  isMeant: OtherConditions = () => sql<SqlBool>`true`,
): Promise<RawBuilder<SqlBool>> => {
  const isFound = matchesSearch(search);
  const few = await db
    .selectFrom("orders")
    .select("id")
    .where(isFound)
    .limit(MAX_INDEXED_MATCHES + 1)
    .execute();
  if (few.length <= MAX_INDEXED_MATCHES) return isOneOf(few);
  const newest = await db
    .selectFrom((newestOrders) =>
      newestOrders
        .selectFrom("orders")
        .selectAll()
        .where(isMeant)
        .orderBy("orders.createdAt", "desc")
        .orderBy("orders.id")
        .limit(NEWEST_LOOKED_THROUGH)
        .as("orders"),
    )
    .select("orders.id")
    .where(isFound)
    // Sorts the inner query, so that terms are computed for no more orders than needed.
    .orderBy("orders.createdAt", "desc")
    .orderBy("orders.id")
    .limit(limit)
    .execute();
  if (newest.length >= limit) return isOneOf(newest);
  const sorted = await db
    .selectFrom("orders")
    .select("orders.id")
    .where(isFound)
    .where(isMeant)
    // Deliberately an order that no index has, so that all matches are read from the index of the terms and
    // then sorted.
    .orderBy(sql`orders.created_at + interval '0'`, "desc")
    .orderBy("orders.id")
    .limit(limit)
    .execute();
  return isOneOf(sorted);
};

const isOneOf = (rows: readonly { readonly id: string }[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`orders.id = any(${rows.map(({ id }) => id)}::text[])`;
