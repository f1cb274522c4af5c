import type { PromoUses } from "../../ports/PromoUses.ts";
import type { Database } from "./connect.ts";

export const promoUses = (db: Database): PromoUses => ({
  hold: async ({ code, email, checkoutId, heldAt }, staleBefore) => {
    const held = await db
      .insertInto("promoUses")
      .values({ code, email, checkoutId, heldAt, orderId: null })
      .onConflict((conflict) =>
        conflict
          .columns(["code", "email"])
          .doUpdateSet({ checkoutId, heldAt })
          .where("promoUses.orderId", "is", null)
          .where((where) =>
            where.or([
              where("promoUses.checkoutId", "=", checkoutId),
              where("promoUses.heldAt", "<", staleBefore),
            ]),
          ),
      )
      .returning("checkoutId")
      .executeTakeFirst();
    return held !== undefined;
  },

  find: (code, email) =>
    db
      .selectFrom("promoUses")
      .selectAll()
      .where("code", "=", code)
      .where("email", "=", email)
      .executeTakeFirst(),

  release: async (checkoutId, except) => {
    await db
      .deleteFrom("promoUses")
      .where("checkoutId", "=", checkoutId)
      .where("orderId", "is", null)
      .$if(except !== undefined, (query) =>
        query.where((where) =>
          where.or([where("code", "<>", except?.code ?? ""), where("email", "<>", except?.email ?? "")]),
        ),
      )
      .execute();
  },

  finish: async ({ code, email, checkoutId, heldAt }, orderId) => {
    const finished = await db
      .insertInto("promoUses")
      .values({ code, email, checkoutId, heldAt, orderId })
      .onConflict((conflict) =>
        conflict
          .columns(["code", "email"])
          .doUpdateSet({ orderId })
          .where("promoUses.orderId", "is", null)
          .where("promoUses.checkoutId", "=", checkoutId),
      )
      .returning("orderId")
      .executeTakeFirst();
    return finished !== undefined;
  },
});
