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

/** A search that finds no more orders than this is answered by its index alone. */
const MAX_INDEXED_MATCHES = 1_000;
/** So many of the newest orders are looked through for a search that finds very many. */
const NEWEST_LOOKED_THROUGH = 400;

type OtherConditions = (order: ExpressionBuilder<Schema, "orders">) => Expression<SqlBool>;

/**
 * Returns a condition that holds for the newest `limit` orders, and maybe others, which match a search and the other
 * conditions. The database is asked in steps of which each has one plan: it has no statistics of the terms, and chose to
 * compute those of all orders for a rare name, or to read and sort all orders for a frequent one.
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
    // The order of the inner query, so that the terms of no more orders are computed than are needed.
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
    // No index has this order, so that all matches are read from the index of the terms and sorted.
    .orderBy(sql`orders.created_at + interval '0'`, "desc")
    .orderBy("orders.id")
    .limit(limit)
    .execute();
  return isOneOf(sorted);
};

const isOneOf = (rows: readonly { readonly id: string }[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`orders.id = any(${rows.map(({ id }) => id)}::text[])`;
