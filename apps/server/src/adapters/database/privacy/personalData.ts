import { type RawBuilder, sql } from "kysely";
import type { PersonalData } from "../../../ports/privacy/PersonalData.ts";
import type { Database } from "../engine/connect.ts";

const EMAIL = sql.ref("email");
const ORDER_EMAIL = sql.ref("orders.email");

export const personalData = (db: Database): PersonalData => {
  const selectCheckoutIds = (visitorId: string) =>
    db.selectFrom("checkouts").select("checkouts.id").where("visitorId", "=", visitorId);
  const selectCartIds = (visitorId: string) =>
    db.selectFrom("carts").select("carts.id").where("visitorId", "=", visitorId);
  const emailEquals = (column: RawBuilder<unknown>, email: string) =>
    sql<boolean>`lower(${column}) = ${email}`;

  /** Removes checkouts without any payment or order; they can no longer be paid. */
  const removeUnpaidCheckouts = async (visitorId: string): Promise<void> => {
    // The lock orders this against a payment that starts at this moment: it has started before, or finds no
    // checkout afterwards.
    const locked = await selectCheckoutIds(visitorId).forUpdate().execute();
    if (locked.length === 0) return;
    const unpaidCheckouts = await db
      .selectFrom("checkouts")
      .select("id")
      .where(
        "id",
        "in",
        locked.map(({ id }) => id),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("payments").select("id").whereRef("payments.checkoutId", "=", "checkouts.id"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("orders").select("id").whereRef("orders.checkoutId", "=", "checkouts.id"))),
      )
      .execute();
    const ids = unpaidCheckouts.map(({ id }) => id);
    if (ids.length === 0) return;
    await db.deleteFrom("promoUses").where("checkoutId", "in", ids).execute();
    await db.deleteFrom("quotes").where("checkoutId", "in", ids).execute();
    await db.deleteFrom("checkouts").where("id", "in", ids).execute();
  };

  /** Removes email and address from checkouts that were never paid. Records of payments stay. */
  const anonymizeEndedCheckouts = async (checkouts: readonly string[]): Promise<void> => {
    if (checkouts.length === 0) return;
    await db
      .updateTable("checkouts")
      .set({ email: null, shippingAddress: null })
      .where("id", "in", checkouts)
      .where(sql<boolean>`not exists (select from orders where orders.checkout_id = checkouts.id)`)
      .where(
        sql<boolean>`not exists (select from payments where payments.checkout_id = checkouts.id and status <> 'canceled')`,
      )
      .execute();
  };

  /**
   * Selects checkouts without an order that have contact data: all of a visitor, or those with an email
   * address.
   */
  const selectCheckouts = (visitorId: string, email?: string) =>
    db
      .selectFrom("checkouts")
      .select(["createdAt", "email", "shippingAddress"])
      .where("visitorId", "=", visitorId)
      .where(sql<boolean>`not exists (select from orders where orders.checkout_id = checkouts.id)`)
      .where(sql<boolean>`(email is not null or shipping_address is not null)`)
      .$if(email !== undefined, (query) => query.where(emailEquals(EMAIL, email ?? "")))
      .orderBy("createdAt")
      .orderBy("id")
      .execute();

  /** Selects all orders of a visitor, or those with an email address. */
  const selectOrders = (visitorId: string, email?: string) =>
    db
      .selectFrom("orders")
      .innerJoin("checkouts", "checkouts.id", "orders.checkoutId")
      .select(["number", "orders.site", "orders.status", "orders.createdAt", "orders.email"])
      .select(["orders.shippingAddress", "total", "currency"])
      .where("checkouts.visitorId", "=", visitorId)
      .$if(email !== undefined, (query) => query.where(emailEquals(ORDER_EMAIL, email ?? "")))
      .orderBy("orders.createdAt")
      .orderBy("number")
      .execute();

  return {
    getVisitorData: async (visitorId) => {
      const photos = await db
        .selectFrom("photos")
        .select(["assetId", "bytes", "createdAt", "lastUsedAt"])
        .where("unwantedAt", "is", null)
        // Photos that came by a link or from a program are in the list of the visitor who has them now.
        .where((photo) =>
          photo.or([
            photo("uploader", "=", visitorId),
            photo("assetId", "in", (select) =>
              select.selectFrom("visitorPhotos").select("assetId").where("visitorId", "=", visitorId),
            ),
          ]),
        )
        .orderBy("createdAt")
        .orderBy("assetId")
        .execute();
      const templates = await db
        .selectFrom("visitorTemplates")
        .select("templateKey")
        .where("visitorId", "=", visitorId)
        .orderBy("templateKey")
        .execute();
      const links = await db
        .selectFrom("designLinks")
        .select(["kind", "createdAt", "expiresAt"])
        .where("visitorId", "=", visitorId)
        .where("withdrawnAt", "is", null)
        .orderBy("createdAt")
        .orderBy("id")
        .execute();
      const cart = await db
        .selectFrom("cartLines")
        .innerJoin("carts", "carts.id", "cartLines.cartId")
        .select(({ fn }) => fn.countAll<number>().as("walls"))
        .where("carts.visitorId", "=", visitorId)
        .where("carts.orderedAt", "is", null)
        .executeTakeFirstOrThrow();
      const [checkouts, orders] = [await selectCheckouts(visitorId), await selectOrders(visitorId)];
      const templateKeys = templates.map(({ templateKey }) => templateKey);
      return { photos, walls: templateKeys, links, cartWalls: Number(cart.walls), checkouts, orders };
    },

    getVisitorDataOfEmail: async (visitorId, email) => {
      const photos = await db
        .selectFrom("photos")
        .select(["assetId", "bytes", "createdAt", "lastUsedAt"])
        .where("unwantedAt", "is", null)
        .where(
          sql<boolean>`asset_id in (
            select jsonb_array_elements_text(jsonb_path_query_array(line, '$.design.photos[*].handle'))
            from order_lines
              join orders on orders.id = order_lines.order_id
              join checkouts on checkouts.id = orders.checkout_id
            where checkouts.visitor_id = ${visitorId} and lower(orders.email) = ${email})`,
        )
        .orderBy("createdAt")
        .orderBy("assetId")
        .execute();
      const [checkouts, orders] = [
        await selectCheckouts(visitorId, email),
        await selectOrders(visitorId, email),
      ];
      return { photos, walls: [], links: [], cartWalls: 0, checkouts, orders };
    },

    findVisitorsByEmail: (email) =>
      db
        .selectFrom("orders")
        .innerJoin("checkouts", "checkouts.id", "orders.checkoutId")
        .select("checkouts.visitorId as id")
        // A name and a street without an email address may be anybody's.
        .select(
          sql<boolean>`exists (
            select from checkouts as other left join orders as placed on placed.checkout_id = other.id
            where other.visitor_id = checkouts.visitor_id and (
              (placed.id is not null and lower(placed.email) is distinct from ${email})
              or (placed.id is null and (other.email is not null or other.shipping_address is not null)
                and lower(other.email) is distinct from ${email})))`.as("isShared"),
        )
        .distinct()
        .where(emailEquals(ORDER_EMAIL, email))
        .execute(),

    findNewsletterSubscriptions: (normalisedEmail) =>
      db
        .selectFrom("subscribers")
        .select(["site", "consentedAt", "unsubscribedAt"])
        .where("normalisedEmail", "=", normalisedEmail)
        .execute(),

    isEmailKnown: async (email) => {
      const found = await sql`
        select from orders where lower(email) = ${email}
        union all select from checkouts where lower(email) = ${email}
        union all select from subscribers where normalised_email = ${email}
        union all select from message_threads where lower(email) = ${email}
        union all select from design_link_mails where lower(email) = ${email}
        union all select from order_email_changes where lower(email) = ${email}
        limit 1`.execute(db);
      return found.rows.length > 0;
    },

    eraseVisitor: async (visitorId, at) => {
      const uploaded = await db
        .updateTable("photos")
        .set({ uploader: null })
        .where("uploader", "=", visitorId)
        .returning("assetId")
        .execute();
      await db.deleteFrom("designLinks").where("visitorId", "=", visitorId).execute();
      await db.deleteFrom("visitorTemplates").where("visitorId", "=", visitorId).execute();
      const listed = await db
        .deleteFrom("visitorPhotos")
        .where("visitorId", "=", visitorId)
        .returning("assetId")
        .execute();
      await selectCartIds(visitorId).orderBy("id").forUpdate().execute();
      await db.deleteFrom("cartLines").where("cartId", "in", selectCartIds(visitorId)).execute();
      await removeUnpaidCheckouts(visitorId);
      const remainingCheckouts = await selectCheckoutIds(visitorId).execute();
      await anonymizeEndedCheckouts(remainingCheckouts.map(({ id }) => id));
      await db
        .deleteFrom("carts")
        .where("visitorId", "=", visitorId)
        .where(sql<boolean>`not exists (select from checkouts where checkouts.cart_id = carts.id)`)
        .where(sql<boolean>`not exists (select from orders where orders.cart_id = carts.id)`)
        .where(sql<boolean>`not exists (select from carts as before where before.successor_id = carts.id)`)
        .execute();
      // A visitor with an order stays as a bare id that no browser has any more.
      await db
        .deleteFrom("visitors")
        .where("id", "=", visitorId)
        .where(sql<boolean>`not exists (select from carts where carts.visitor_id = visitors.id)`)
        .where(sql<boolean>`not exists (select from checkouts where checkouts.visitor_id = visitors.id)`)
        .execute();
      const isPaymentPending = sql<boolean>`exists (
        select from checkouts where checkouts.visitor_id = visitors.id
          and (email is not null or shipping_address is not null)
          and not exists (select from orders where orders.checkout_id = checkouts.id))`;
      await db
        .updateTable("visitors")
        .set({
          detailsClearedAt: at,
          forgottenAt: sql<Date | null>`case when ${isPaymentPending} then ${at}::timestamptz end`,
        })
        .where("id", "=", visitorId)
        .execute();
      return [...new Set([...uploaded, ...listed].map(({ assetId }) => assetId))];
    },

    findUnfinishedErasures: async (limit) => {
      const rows = await db
        .selectFrom("visitors")
        .select("id")
        .where("forgottenAt", "is not", null)
        .orderBy("forgottenAt")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    eraseEmail: async (email) => {
      const checkouts = await db
        .selectFrom("checkouts")
        .select("id")
        .where(emailEquals(EMAIL, email))
        .execute();
      await anonymizeEndedCheckouts(checkouts.map(({ id }) => id));
      await db.deleteFrom("subscribers").where("normalisedEmail", "=", email).execute();
      await db.deleteFrom("designLinkMails").where(emailEquals(EMAIL, email)).execute();
      await db.deleteFrom("orderEmailChanges").where(emailEquals(EMAIL, email)).execute();
    },

    addRequest: async (request) => {
      await db.insertInto("dataRequests").values(request).execute();
    },

    findRequest: (by) =>
      db
        .selectFrom("dataRequests")
        .selectAll()
        .$if("id" in by, (query) => query.where("id", "=", "id" in by ? by.id : ""))
        .$if("token" in by, (query) => query.where("token", "=", "token" in by ? by.token : ""))
        .executeTakeFirst(),

    removeRequestsExpiredBefore: async (now) => {
      await db.deleteFrom("dataRequests").where("expiresAt", "<=", now).execute();
    },
  };
};
