import { allowedFrameStyles, allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";

const DESIGN = createDesign({ kind: "template", key: "flex_three_frames" });
/** Photos of the tiles of each order: two of the shopper's and one art item. */
const PHOTO_IDS = ["one", "two", "art:hills"];

/** Walls in the shop's stored form: three in a row, in each size and frame style. */
const DESIGNS = allowedSizes(DESIGN.base).flatMap((size) =>
  allowedFrameStyles(DESIGN.base).map((frameStyle) => ({
    ...DESIGN,
    size,
    frameStyle,
    tiles: DESIGN.tiles.map((tile, index) => ({ ...tile, photoId: PHOTO_IDS[index] ?? null })),
    photos: PHOTO_IDS.map((id) => ({
      ...{ id, fileName: `${id}.jpg`, size: { width: 4000, height: 3000 } },
      ...{ url: `https://photos.example/${id}.jpg`, handle: id },
    })),
  })),
);

/**
 * SQL that adds the data of all figures to the orders of `seedOrdersSql`: for each order a wall of three tiles, its
 * prints, its history up to the parcel, refunds of some, remade tiles, and two more visitors who bought nothing.
 * Their photos are marked as checked, as a running shop does day by day: otherwise the start would be busy with all
 * of them.
 */
export const SEED_FIGURES_SQL: readonly string[] = [
  `insert into order_lines (id, order_id, place, line)
    select 'l' || id, id, 1, jsonb_build_object('id', 'l' || id, 'uuid', 'l' || id, 'quantity', 1,
      'title', 'Three in a row', 'unitPrice', 124999, 'price', 124999, 'previewKey', '',
      'design', '${JSON.stringify(DESIGNS)}'::jsonb -> (substr(id, 2)::int % ${DESIGNS.length}))
    from orders`,
  `insert into print_jobs (id, order_id, line_id, tile, state, printable_from, created_at, next_try_at, file, printed_at, ppi, verdict)
    select 'j' || tile || id, id, 'l' || id, 'tile_' || tile, case when status = 'placed' then 'waiting' else 'done' end,
      created_at + interval '2 hours', created_at, created_at,
      case when status <> 'placed' then jsonb_build_object('path', id || '/' || tile || '.jpg', 'bytes', 3000000) end,
      case when status <> 'placed' then created_at + interval '1 day' end, 140 + tile * 20,
      case when tile = 1 and id like '%7' then 'soft' else 'good' end
    from orders, generate_series(1, 3) tile`,
  `insert into order_history (order_id, status, at, actor)
    select id, step.status, created_at + step.after, 'owner'
    from orders, (values ('in_production', interval '1 day'), ('shipped', interval '3 days'), ('delivered', interval '5 days'))
      as step (status, after)
    where orders.status = 'delivered'`,
  `insert into refunds (id, payment_id, order_id, amount, currency, reason, actor, state, requested_at, next_try_at)
    select 'r' || id, payment_id, id, 20000, currency, 'bench', 'owner',
      case when id like '%99' then 'failed' else 'succeeded' end, created_at + interval '6 days', created_at
    from orders where id like '%3' or id like '%99'`,
  `insert into reprints (id, order_id, line_id, tile, pieces, reason, at, actor_name)
    select 'a' || id, id, 'l' || id, 'tile_1', 1, 'dust', created_at + interval '2 days', 'bench' from orders where id like '%50'`,
  `insert into visitors (id, site, created_at)
    select id || '-' || n, site, created_at from orders, generate_series(1, 2) n`,
  `insert into carts (id, site, visitor_id, created_at, last_used_at, ordered_at)
    select 'k' || v.id, v.site, v.id, v.created_at, v.created_at, null from visitors v where v.id like '%-1'`,
  `insert into cart_lines (id, cart_id, uuid, quantity, design)
    select 'm' || id, id, id, 1, '{"tiles": []}' from carts`,
  `insert into photos (asset_id, format, width, height, bytes, sha256, created_at, last_used_at, look_at, uploader)
    select 'f' || id, 'jpeg', 4000, 3000, 3000000, '', created_at, created_at, now() + interval '1 day', id from visitors`,
];
