import { type Kysely, sql } from "kysely";

/**
 * Finds an order by the beginning of anything that people name it by (docs/decisions/0054): number, name, email, phone,
 * postcode, parcel number, promo code. The terms are computed by the index from the order's own columns, so that no
 * change of an address can leave an old one behind, and an erased one is gone from here too. Its cost tells the planner
 * to compute them for few rows only.
 */
const SEARCH_TERMS = `
create function order_search_terms(number text, email text, address jsonb, tracking jsonb, promo jsonb)
returns tsvector language sql immutable parallel safe cost 5000 as $$
  select array_to_tsvector(array_remove(string_to_array(regexp_replace(lower(concat_ws(' ',
    number,
    replace(number, '-', ''),
    regexp_replace(number, '\\D', '', 'g'),
    email,
    translate(email, '.@_+-', '     '),
    address ->> 'firstName',
    address ->> 'lastName',
    address ->> 'company',
    address ->> 'zip',
    regexp_replace(address ->> 'phone', '\\D', '', 'g'),
    right(regexp_replace(address ->> 'phone', '\\D', '', 'g'), 9),
    tracking ->> 'number',
    regexp_replace(tracking ->> 'number', '\\s', '', 'g'),
    promo ->> 'code'
  )), '[[:space:],;]+', ' ', 'g'), ' '), ''))
$$`;

const STATEMENTS = [
  SEARCH_TERMS,
  `create index orders_by_search on orders using gin
    (order_search_terms(number, email, shipping_address, tracking, promo))`,
  "create index orders_by_number on orders (lower(number) text_pattern_ops)",
  "create index orders_of_a_state on orders (status, created_at desc, id)",
  "create index orders_of_a_site on orders (site, created_at desc, id)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
