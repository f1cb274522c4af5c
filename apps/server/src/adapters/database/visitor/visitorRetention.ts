import { sql } from "kysely";
import type { VisitorRetention } from "../../../ports/visitor/VisitorRetention.ts";
import type { Database } from "../engine/connect.ts";

const HAS_NO_ORDER = sql<boolean>`not exists (select from orders where orders.checkout_id = checkouts.id)`;
const HAS_NO_PAYMENT = sql<boolean>`not exists (select from payments where payments.checkout_id = checkouts.id)`;
/**
 * Checkouts with ended payments only: they cannot be paid any more. A payment that its provider cannot cancel
 * is replaced and watched for a while, since it may still be paid; a cancelled one is final, whenever its next
 * check is due.
 */
const HAS_ENDED_PAYMENTS_ONLY = sql<boolean>`not exists (
  select from payments where payments.checkout_id = checkouts.id
    and (payments.status in ('succeeded', 'processing')
      or (payments.status <> 'canceled' and payments.next_look_at is not null)))`;
const HAS_PERSONAL_DATA = sql<boolean>`(email is not null or shipping_address is not null)`;

export const visitorRetention = (db: Database): VisitorRetention => ({
  removeUnpaidCheckouts: async (time, limit) => {
    // The lock orders this against a shopper who returns at this moment and makes the checkout valid again.
    const unpaid = await db
      .selectFrom("checkouts")
      .select("id")
      .where("status", "<>", "completed")
      .where("expiresAt", "<", time)
      .where(HAS_NO_PAYMENT)
      .where(HAS_NO_ORDER)
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = unpaid.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await db.deleteFrom("promoUses").where("checkoutId", "in", ids).execute();
    await db.deleteFrom("quotes").where("checkoutId", "in", ids).execute();
    await db.deleteFrom("checkouts").where("id", "in", ids).execute();
    return ids.length;
  },

  anonymizeCancelledCheckouts: async (time, limit) => {
    const rows = await db
      .updateTable("checkouts")
      .set({ email: null, shippingAddress: null })
      .where("id", "in", (select) =>
        select
          .selectFrom("checkouts")
          .select("id")
          .where("status", "<>", "completed")
          .where("expiresAt", "<", time)
          .where(HAS_PERSONAL_DATA)
          .where(HAS_ENDED_PAYMENTS_ONLY)
          .where(HAS_NO_ORDER)
          .limit(limit),
      )
      .where("expiresAt", "<", time)
      .returning("id")
      .execute();
    return rows.length;
  },

  removeEmptyCarts: async (time, limit) => {
    const rows = await db
      .deleteFrom("carts")
      .where("id", "in", (select) =>
        select
          .selectFrom("carts")
          .select("id")
          .where("orderedAt", "is", null)
          .where("lastUsedAt", "<", time)
          .where(sql<boolean>`not exists (select from cart_lines where cart_lines.cart_id = carts.id)`)
          .where(sql<boolean>`not exists (select from checkouts where checkouts.cart_id = carts.id)`)
          .where(sql<boolean>`not exists (select from orders where orders.cart_id = carts.id)`)
          .where(sql<boolean>`not exists (select from carts as before where before.successor_id = carts.id)`)
          .limit(limit)
          // A shopper who returns holds this lock while a line is added.
          .forUpdate()
          .skipLocked(),
      )
      .where("lastUsedAt", "<", time)
      .returning("id")
      .execute();
    return rows.length;
  },

  removeTemplates: async (time, limit) => {
    const rows = await sql`delete from visitor_templates where (visitor_id, template_key) in (
      select visitor_id, template_key from visitor_templates where saved_at < ${time} limit ${limit}
    ) returning visitor_id`.execute(db);
    return rows.rows.length;
  },

  removeVisitorsWithNothing: async (time, limit) => {
    const rows = await db
      .deleteFrom("visitors")
      .where("id", "in", (select) =>
        select
          .selectFrom("visitors")
          .select("id")
          .where("createdAt", "<", time)
          .where("forgottenAt", "is", null)
          .where(sql<boolean>`not exists (select from carts where carts.visitor_id = visitors.id)`)
          .where(sql<boolean>`not exists (select from checkouts where checkouts.visitor_id = visitors.id)`)
          .where(
            sql<boolean>`not exists (select from design_links where design_links.visitor_id = visitors.id)`,
          )
          .where(
            sql<boolean>`not exists (select from visitor_photos where visitor_photos.visitor_id = visitors.id)`,
          )
          .where(
            sql<boolean>`not exists (select from visitor_templates where visitor_templates.visitor_id = visitors.id)`,
          )
          .where(sql<boolean>`not exists (select from photos where photos.uploader = visitors.id)`)
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning("id")
      .execute();
    return rows.length;
  },
});
