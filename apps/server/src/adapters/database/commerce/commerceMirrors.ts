import { sql } from "kysely";
import type { CommerceMirrors } from "../../../ports/commerce/CommerceMirrors.ts";
import type { Database } from "../engine/connect.ts";
import { selectDueIds } from "../engine/selectDueIds.ts";

const COLUMNS = ["checkoutId", "site", "draftId", "draftContent", "sentAddress", "hostOrderId"] as const;

export const commerceMirrors = (db: Database): CommerceMirrors => {
  const markChanged = (at: Date) =>
    db
      .updateTable("commerceMirrors")
      .set((mirror) => ({ revision: mirror("revision", "+", 1), nextTryAt: at, attempts: 0 }));
  const change = (checkoutId: string) =>
    db.updateTable("commerceMirrors").where("checkoutId", "=", checkoutId);

  return {
    markCheckout: async (checkoutId, sites, at) => {
      if (sites.length === 0) return;
      await db
        .insertInto("commerceMirrors")
        .columns(["checkoutId", "site", "nextTryAt"])
        .expression((select) =>
          select
            .selectFrom("checkouts")
            .select(["id", "site", sql<Date>`${at}::timestamptz`.as("nextTryAt")])
            .where("id", "=", checkoutId)
            .where("site", "in", sites)
            .where("email", "is not", null)
            .where("shippingAddress", "is not", null),
        )
        .onConflict((conflict) =>
          conflict.column("checkoutId").doUpdateSet((mirror) => ({
            revision: mirror("commerceMirrors.revision", "+", 1),
            nextTryAt: at,
            attempts: 0,
          })),
        )
        .execute();
    },

    markOrder: async (orderId, at) => {
      await markChanged(at)
        .where("checkoutId", "=", (select) =>
          select.selectFrom("orders").select("checkoutId").where("id", "=", orderId),
        )
        .execute();
    },

    markRefund: async (refundId, at) => {
      await markChanged(at)
        .where("checkoutId", "=", (select) =>
          select
            .selectFrom("refunds")
            .innerJoin("orders", "orders.id", "refunds.orderId")
            .select("orders.checkoutId")
            .where("refunds.id", "=", refundId),
        )
        .execute();
    },

    find: (checkoutId) =>
      db
        .selectFrom("commerceMirrors")
        .select(COLUMNS)
        .where("checkoutId", "=", checkoutId)
        .executeTakeFirst(),

    claim: (now, leaseEnds) =>
      db
        .updateTable("commerceMirrors")
        .set((mirror) => ({ nextTryAt: leaseEnds, attempts: mirror("attempts", "+", 1) }))
        .where("checkoutId", "=", (select) =>
          selectDueIds(select.selectFrom("commerceMirrors").select("checkoutId"), {
            dueAt: "nextTryAt",
            now,
          }),
        )
        .returning([...COLUMNS, "revision", "attempts"])
        .executeTakeFirst(),

    saveDraftId: async (checkoutId, draftId) => {
      const { draftId: saved } = await change(checkoutId)
        .set((mirror) => ({ draftId: mirror.fn.coalesce("draftId", mirror.val(draftId)) }))
        .returning("draftId")
        .executeTakeFirstOrThrow();
      return saved ?? draftId;
    },

    saveDraftContent: async (checkoutId, draftContent) => {
      await change(checkoutId).set({ draftContent }).execute();
    },

    clearDraft: async (checkoutId, draftId) => {
      await change(checkoutId)
        .set({ draftId: null, draftContent: null })
        .where("draftId", "=", draftId)
        .execute();
    },

    saveHostOrder: async (checkoutId, hostOrderId) => {
      await change(checkoutId).set({ hostOrderId }).execute();
    },

    saveSentAddress: async (checkoutId, sentAddress) => {
      await change(checkoutId).set({ sentAddress }).execute();
    },

    settle: async ({ checkoutId, revision }, nextAt) => {
      // When the order was marked again during the work, its revision has changed: this must not postpone that
      // mark.
      await change(checkoutId)
        .set({ nextTryAt: nextAt, attempts: 0, lastError: null })
        .where("revision", "=", revision)
        .execute();
    },

    retryAt: async (checkoutId, nextTryAt, lastError) => {
      await change(checkoutId).set({ nextTryAt, lastError }).execute();
    },

    removeOrphans: async () => {
      await db
        .deleteFrom("commerceMirrors")
        .where("nextTryAt", "is", null)
        .where((mirror) =>
          mirror.not(
            mirror.exists(
              mirror
                .selectFrom("checkouts")
                .select("id")
                .whereRef("checkouts.id", "=", "commerceMirrors.checkoutId"),
            ),
          ),
        )
        .execute();
    },

    receiveEvent: async ({ site, eventId, topic, hostOrderId, receivedAt }) => {
      const stored = await db
        .insertInto("commerceEvents")
        .values({ site, eventId, topic, hostOrderId, receivedAt })
        .onConflict((conflict) => conflict.columns(["site", "eventId"]).doNothing())
        .returning("eventId")
        .executeTakeFirst();
      if (!stored) return false;
      await markChanged(receivedAt).where("site", "=", site).where("hostOrderId", "=", hostOrderId).execute();
      return true;
    },

    removeEventsBefore: async (time) => {
      await db.deleteFrom("commerceEvents").where("receivedAt", "<", time).execute();
    },

    saveVariants: async (site, variants, savedAt) => {
      await db.deleteFrom("commerceVariants").where("site", "=", site).execute();
      if (variants.length === 0) return;
      await db
        .insertInto("commerceVariants")
        .values(variants.map((variant) => ({ ...variant, site, savedAt })))
        .execute();
    },

    listVariants: (site) =>
      db
        .selectFrom("commerceVariants")
        .select(["sku", "productId", "variantId", "price"])
        .where("site", "=", site)
        .orderBy("sku")
        .execute(),
  };
};
