import { sql } from "kysely";
import type { LimitedPromo, PromoUses } from "../../../ports/promo/PromoUses.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";

/** Written as in the index of migration 0050. */
const CODE_OF_ORDER = sql<string>`promo ->> 'code'`;

const COLUMNS = ["site", "code", "email", "checkoutId", "heldAt", "orderId"] as const;

const RELEASE = statement(
  ({ checkoutId, code, email }: Params<{ checkoutId: string; code: string; email: string }>, db) =>
    db
      .deleteFrom("promoUses")
      .where("checkoutId", "=", checkoutId)
      .where("orderId", "is", null)
      .where((where) => where.or([where("code", "<>", code), where("email", "<>", email)])),
);

export const promoUses = (db: Database): PromoUses => {
  /** Locks the code until this transaction ends: concurrent transactions for the same code wait here, so their count includes this use. */
  const lockCode = async (code: string, lastAskedAt: Date): Promise<void> => {
    await db
      .insertInto("promoCodes")
      .values({ code, lastAskedAt })
      .onConflict((conflict) => conflict.column("code").doUpdateSet({ lastAskedAt }))
      .execute();
  };

  const selectUsesByEmail = ({ code, email }: Pick<LimitedPromo, "code" | "email">) =>
    db
      .selectFrom("promoUses")
      .select(COLUMNS)
      .where("code", "=", code)
      .where("email", "=", email)
      .where("isOncePerEmail", "=", true);

  const countUses = async ({ site, code }: LimitedPromo, exceptCheckout: string): Promise<number> => {
    const { count } = await db
      .selectFrom("promoUses")
      .select((select) => select.fn.count<number>("checkoutId").distinct().as("count"))
      .where("site", "=", site)
      .where("code", "=", code)
      .where("checkoutId", "<>", exceptCheckout)
      .executeTakeFirstOrThrow();
    return count;
  };

  /**
   * Constraints allow one row for each checkout, code and email, and one for each email where the code is once per
   * email.
   */
  const toRow = ({ site, code, email, oncePerEmail }: LimitedPromo) => ({
    site,
    code,
    email,
    isOncePerEmail: oncePerEmail,
  });

  return {
    hold: async (promo, { checkoutId, heldAt }, stale) => {
      await lockCode(promo.code, heldAt);
      if (stale) {
        await db
          .deleteFrom("promoUses")
          .where("code", "=", promo.code)
          .where("checkoutId", "=", stale.checkoutId)
          .where("orderId", "is", null)
          .where("heldAt", "<", stale.staleBefore)
          .execute();
      }
      if (promo.oncePerEmail) {
        const otherUse = await selectUsesByEmail(promo)
          .where("checkoutId", "<>", checkoutId)
          .executeTakeFirst();
        if (otherUse) return false;
      }
      if (promo.maxUses !== null && (await countUses(promo, checkoutId)) >= promo.maxUses) return false;
      const held = await db
        .insertInto("promoUses")
        .values({ ...toRow(promo), checkoutId, heldAt, orderId: null })
        .onConflict((conflict) =>
          conflict
            .columns(["checkoutId", "code", "email"])
            .doUpdateSet({ heldAt })
            .where("promoUses.orderId", "is", null),
        )
        .returning("checkoutId")
        .executeTakeFirst();
      return held !== undefined;
    },

    findBlockingHold: (promo, checkoutId) =>
      db
        .selectFrom("promoUses")
        .select(COLUMNS)
        .where("code", "=", promo.code)
        .where("checkoutId", "<>", checkoutId)
        .where("orderId", "is", null)
        .where((where) =>
          where.or([
            ...(promo.oncePerEmail ? [where("email", "=", promo.email)] : []),
            ...(promo.maxUses !== null ? [where("site", "=", promo.site)] : []),
          ]),
        )
        .orderBy("heldAt")
        .limit(1)
        .executeTakeFirst(),

    isUsedUp: async ({ site, code, email, oncePerEmail, maxUses }) => {
      if (oncePerEmail && email !== null) {
        const use = await selectUsesByEmail({ code, email })
          .where("orderId", "is not", null)
          .executeTakeFirst();
        if (use) return true;
      }
      if (maxUses === null) return false;
      const { count } = await db
        .selectFrom("promoUses")
        .select((select) => select.fn.countAll<number>().as("count"))
        .where("site", "=", site)
        .where("code", "=", code)
        .where("orderId", "is not", null)
        .executeTakeFirstOrThrow();
      return count >= maxUses;
    },

    releaseAllExcept: (checkoutId, except) =>
      // An empty text matches no code and no email address, so without `except` all are released.
      RELEASE.executePipelined(db, { checkoutId, code: except?.code ?? "", email: except?.email ?? "" }),

    finalize: async (promo, { checkoutId, heldAt }, orderId) => {
      await lockCode(promo.code, heldAt);
      const finalized = await db
        .updateTable("promoUses")
        .set({ orderId })
        .where("checkoutId", "=", checkoutId)
        .where("code", "=", promo.code)
        .where("email", "=", promo.email)
        .where("orderId", "is", null)
        .returning("orderId")
        .executeTakeFirst();
      if (finalized) return true;
      const inserted = await db
        .insertInto("promoUses")
        .values({ ...toRow(promo), checkoutId, heldAt, orderId })
        .onConflict((conflict) => conflict.doNothing())
        .returning("orderId")
        .executeTakeFirst();
      return inserted !== undefined;
    },

    listTotals: async (site) => {
      const rows = await db
        .selectFrom("orders")
        .select((select) => [
          CODE_OF_ORDER.as("code"),
          select.fn.countAll<number>().as("orders"),
          sql<number>`sum(total)::bigint`.as("revenue"),
          sql<number>`sum(discount)::bigint`.as("discount"),
        ])
        .where("site", "=", site)
        .where("promo", "is not", null)
        .where("status", "<>", "cancelled")
        .groupBy(CODE_OF_ORDER)
        .execute();
      return rows;
    },

    listOrders: async (site, code, limit) => {
      const rows = await db
        .selectFrom("orders")
        .select(["id as orderId", "number", "email", "createdAt", "total", "discount", "status"])
        .where("site", "=", site)
        .where(CODE_OF_ORDER, "=", code)
        .where("promo", "is not", null)
        .orderBy("createdAt", "desc")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ status, ...order }) => ({ ...order, isCancelled: status === "cancelled" }));
    },
  };
};
