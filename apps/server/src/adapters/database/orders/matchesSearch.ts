import type { OrderSearch } from "@storywall/domain/orders/orderSearch.ts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../engine/connect.ts";

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

/**
 * Returns the condition for a search that lists the newest matches. When there are few, it names their ids, read from
 * the index first: with ORDER BY and LIMIT a database without statistics of the terms scans all orders from the newest
 * on, and takes seconds for a rare name. When there are many, that scan finds enough of them quickly.
 */
export const matchesNewest = async (db: Database, search: OrderSearch): Promise<RawBuilder<SqlBool>> => {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where(matchesSearch(search))
    .limit(MAX_INDEXED_MATCHES + 1)
    .execute();
  return rows.length > MAX_INDEXED_MATCHES
    ? matchesSearch(search)
    : sql<SqlBool>`orders.id = any(${rows.map(({ id }) => id)}::text[])`;
};
