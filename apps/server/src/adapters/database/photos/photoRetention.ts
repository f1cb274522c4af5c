import { type RawBuilder, sql } from "kysely";
import type { PhotoRetention } from "../../../ports/photos/PhotoRetention.ts";
import type { Database } from "../engine/connect.ts";
import { selectDueIds } from "../engine/selectDueIds.ts";
import { type Params, statement } from "../engine/statement.ts";
import { FINISHED_ORDER_STATES } from "../orders/finishedOrderStates.ts";

/** The photo handles in a design: exactly the expressions for which migration 0018 has indexes. */
const HANDLES_IN_DESIGN = sql`jsonb_path_query_array(design, '$.photos[*].handle')`;
const HANDLES_IN_ORDER_LINE = sql`jsonb_path_query_array(line, '$.design.photos[*].handle')`;
const HANDLES_IN_QUOTE = sql`jsonb_path_query_array(lines, '$[*].design.photos[*].handle')`;

const ONE_DAY = sql`interval '1 day'`;

const TOUCH_ALL_OF = statement(({ visitorId, at }: Params<{ visitorId: string; at: Date }>, db) =>
  db
    .updateTable("photos")
    .set({ lastUsedAt: at })
    .where("assetId", "in", (select) =>
      select.selectFrom("visitorPhotos").select("assetId").where("visitorId", "=", visitorId),
    )
    .where("lastUsedAt", "<", sql<Date>`${at}::timestamptz - ${ONE_DAY}`),
);

export const photoRetention = (db: Database): PhotoRetention => {
  const selectHandles = async (rows: RawBuilder<{ handle: string }>): Promise<ReadonlySet<string>> =>
    new Set((await rows.execute(db)).rows.map(({ handle }) => handle));

  return {
    touchAllOfVisitor: (visitorId, at) => TOUCH_ALL_OF.executePipelined(db, { visitorId, at }),

    claim: (now, leaseEnds, limit) =>
      db
        .updateTable("photos")
        .set({ lookAt: leaseEnds })
        .where("assetId", "in", (select) =>
          selectDueIds(select.selectFrom("photos").select("assetId"), { dueAt: "lookAt", now, limit }),
        )
        .returning(["assetId", "lastUsedAt", "unwantedAt"])
        .execute(),

    findReferenced: (assetIds, { now, ordersOverBefore }) => {
      const ids = sql`${assetIds}::text[]`;
      return selectHandles(sql<{ handle: string }>`select handle from (
        select jsonb_array_elements_text(${HANDLES_IN_DESIGN}) as handle
          from cart_lines join carts on carts.id = cart_lines.cart_id
          where carts.ordered_at is null and ${HANDLES_IN_DESIGN} ?| ${ids}
        union all
        select jsonb_array_elements_text(${HANDLES_IN_DESIGN}) from design_links
          where withdrawn_at is null and expires_at > ${now} and ${HANDLES_IN_DESIGN} ?| ${ids}
        union all
        select asset_id from art_items where asset_id = any(${ids})
        union all
        select asset_id from design_link_photos as photo join design_links as link on link.id = photo.link_id
          where asset_id = any(${ids}) and withdrawn_at is null and expires_at > ${now}
        union all
        select jsonb_array_elements_text(${HANDLES_IN_ORDER_LINE})
          from order_lines join orders on orders.id = order_lines.order_id
          where ${HANDLES_IN_ORDER_LINE} ?| ${ids} and (
            orders.status <> all(${FINISHED_ORDER_STATES}::text[])
            or exists (select from order_history where order_id = orders.id and at >= ${ordersOverBefore})
            or exists (select from replacements where order_id = orders.id
              and (state = 'in_production' or changed_at >= ${ordersOverBefore}))
          )
        union all
        select jsonb_array_elements_text(${HANDLES_IN_QUOTE}) from quotes
          join checkouts on checkouts.id = quotes.checkout_id and checkouts.quote_version = quotes.version
          where checkouts.status = 'open' and checkouts.expires_at > ${now} and ${HANDLES_IN_QUOTE} ?| ${ids}
        union all
        select jsonb_array_elements_text(${HANDLES_IN_QUOTE}) from payments
          join quotes on quotes.checkout_id = payments.checkout_id and quotes.version = payments.quote_version
          where payments.next_look_at is not null and payments.status <> 'canceled'
            and not exists (select from orders where orders.checkout_id = payments.checkout_id)
            and ${HANDLES_IN_QUOTE} ?| ${ids}
      ) as referenced where handle = any(${ids})`);
    },

    findListed: (assetIds) =>
      selectHandles(
        sql`select asset_id as handle from visitor_photos where asset_id = any(${assetIds}::text[])`,
      ),

    recheckAt: async (assetId, lookAt) => {
      await db
        .updateTable("photos")
        .set({ lookAt })
        .where("assetId", "=", assetId)
        .where("unwantedAt", "is", null)
        .execute();
    },

    markForDeletion: async (assetIds, { at, recheckAt, usedBefore }) => {
      if (assetIds.length === 0) return;
      const marked = await db
        .updateTable("photos")
        .set({ unwantedAt: at, lookAt: recheckAt })
        .where("assetId", "in", assetIds)
        .where("unwantedAt", "is", null)
        .$if(usedBefore !== undefined, (query) => query.where("lastUsedAt", "<=", usedBefore ?? at))
        .returning("assetId")
        .execute();
      const ids = marked.map(({ assetId }) => assetId);
      if (ids.length === 0) return;
      await db.deleteFrom("visitorPhotos").where("assetId", "in", ids).execute();
      await sql`update previews set unwanted_at = ${at}
        where unwanted_at is null and ${HANDLES_IN_DESIGN} ?| ${ids}::text[]`.execute(db);
    },

    unmark: async (assetId, at) => {
      await db
        .updateTable("photos")
        .set({ unwantedAt: null, lastUsedAt: at, lookAt: at })
        .where("assetId", "=", assetId)
        .execute();
      await sql`update previews set unwanted_at = null
        where unwanted_at is not null and ${HANDLES_IN_DESIGN} ?| ${[assetId]}::text[]`.execute(db);
    },

    remove: async (assetId) => {
      await db.deleteFrom("designLinkPhotos").where("assetId", "=", assetId).execute();
      await db
        .deleteFrom("photos")
        .where("assetId", "=", assetId)
        .where("unwantedAt", "is not", null)
        .execute();
    },

    disablePreviewsWithoutPhotos: async (savedBefore, unwantedAt) => {
      await db
        .updateTable("previews")
        .set({ unwantedAt })
        .where("hasPhotos", "=", false)
        .where("unwantedAt", "is", null)
        .where("savedAt", "<", savedBefore)
        .execute();
    },

    findUnwantedPreviews: async (before, limit) => {
      const rows = await db
        .selectFrom("previews")
        .select("key")
        .where("unwantedAt", "<=", before)
        .limit(limit)
        .execute();
      return rows.map(({ key }) => key);
    },

    removePreview: async (key) => {
      await db.deleteFrom("previews").where("key", "=", key).where("unwantedAt", "is not", null).execute();
    },

    // The index `orders_with_photos` has this order. The related rows of each order are read by scalar
    // subqueries, one after the other: with conditions of their own, the database first joined the history of
    // all orders, and the requests of an embedded database waited for that.
    findOrdersWithOldPhotos: (overBefore, limit) =>
      db
        .selectFrom("orders")
        .select(["id", "number"])
        .where("photosGoneAt", "is", null)
        .where("createdAt", "<", overBefore)
        .where("status", "in", FINISHED_ORDER_STATES)
        .where(
          sql<boolean>`coalesce((select max(at) from order_history where order_id = orders.id), '-infinity')
            < ${overBefore}`,
        )
        .where(
          sql<boolean>`coalesce((select bool_or(state = 'in_production' or changed_at >= ${overBefore})
            from replacements where order_id = orders.id), false) = false`,
        )
        .orderBy("createdAt")
        .limit(limit)
        .execute(),

    markOrderPhotosDeleted: async (orderId, photosGoneAt) => {
      await db.updateTable("orders").set({ photosGoneAt }).where("id", "=", orderId).execute();
    },

    clearCartsUnusedSince: async (time, limit) => {
      const emptied = await db
        .deleteFrom("cartLines")
        .where("id", "in", (select) =>
          select
            .selectFrom("cartLines")
            .innerJoin("carts", "carts.id", "cartLines.cartId")
            .select("cartLines.id")
            .where("carts.orderedAt", "is", null)
            .where("carts.lastUsedAt", "<", time)
            .limit(limit),
        )
        .returning("id")
        .execute();
      return emptied.length;
    },
  };
};
