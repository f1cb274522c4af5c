import { type Kysely, sql } from "kysely";

/**
 * What the figures of a year read of each order, without opening its walls and its payment (docs/decisions/0074). The
 * database computes all of it, in the statement that writes the row, so it cannot differ from what it is made of.
 */
const STATEMENTS = [
  // `[{"size": "square", "frameStyle": "harmony", "tiles": 12}]`: the tiles of one copy. In lax mode a path that is not there
  // is no error, so a design of another version is written all the same.
  `create function count_tiles_by_variant(line jsonb) returns jsonb
    language sql immutable parallel safe as $$
    select coalesce(jsonb_agg(jsonb_build_object('size', size, 'frameStyle', frame_style, 'tiles', tiles)), '[]')
    from (
      select coalesce(tile ->> 'size', line -> 'design' ->> 'size') as size,
        coalesce(tile ->> 'frameStyle', line -> 'design' ->> 'frameStyle') as frame_style,
        count(*) as tiles
      from jsonb_path_query(line, '$.design.tiles[*]') as tile
      group by 1, 2
      order by 1, 2
    ) variants
  $$`,
  // Ids of art begin with "art:" (domain/design/artPhoto.ts).
  `create function list_photo_tiles(line jsonb) returns text[]
    language sql immutable parallel safe as $$
    select coalesce(array_agg(tile ->> 'name'), '{}')
    from jsonb_path_query(line, '$.design.tiles[*]') as tile
    where tile ->> 'photoId' not like 'art:%'
  $$`,
  `alter table order_lines
    add column quantity integer generated always as ((line ->> 'quantity')::integer) stored,
    add column tiles_by_variant jsonb generated always as (count_tiles_by_variant(line)) stored,
    add column photo_tiles text[] generated always as (list_photo_tiles(line)) stored`,

  // A payment never changes its provider, nor an order its payment. A column with a default is added without writing the
  // rows, and few of a shop that sells are tests.
  "alter table orders add column is_test boolean not null default false",
  `update orders set is_test = true from payments where payments.id = orders.payment_id and payments.provider = 'test'`,
  "alter table orders alter column is_test drop default",
  `create function set_order_is_test() returns trigger language plpgsql as $$
    begin
      select provider = 'test' into new.is_test from payments where id = new.payment_id;
      return new;
    end
  $$`,
  `create trigger orders_have_their_kind before insert on orders
    for each row execute function set_order_is_test()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
