import type { HostedDiscounts } from "../../../ports/commerce/HostedDiscounts.ts";
import type { Database } from "../engine/connect.ts";

export const hostedDiscounts = (db: Database): HostedDiscounts => {
  const selectLeft = () =>
    db
      .selectFrom("hostedDiscounts")
      .select([
        "hostedDiscounts.paymentId",
        "hostedDiscounts.site",
        "hostedDiscounts.code",
        "hostedDiscounts.createdAt",
      ])
      .where("hostedDiscounts.removedAt", "is", null);
  return {
    insert: async (discount) => {
      await db
        .insertInto("hostedDiscounts")
        .values(discount)
        .onConflict((conflict) => conflict.column("paymentId").doNothing())
        .execute();
    },
    findUnused: (site, { unwrittenBefore, endedBefore }, limit) =>
      selectLeft()
        .leftJoin("hostedCarts", "hostedCarts.paymentId", "hostedDiscounts.paymentId")
        .leftJoin("payments", "payments.id", "hostedDiscounts.paymentId")
        .where("hostedDiscounts.site", "=", site)
        .where("hostedCarts.hostOrderId", "is", null)
        .where((discount) =>
          discount.or([
            discount("payments.status", "=", "canceled"),
            discount("payments.replacedAt", "is not", null),
            discount.and([
              discount("payments.id", "is", null),
              discount("hostedDiscounts.createdAt", "<", unwrittenBefore),
            ]),
            discount("hostedDiscounts.createdAt", "<", endedBefore),
          ]),
        )
        .orderBy("hostedDiscounts.createdAt")
        .limit(limit)
        .execute(),
    markRemoved: async (paymentId, removedAt) => {
      await db.updateTable("hostedDiscounts").set({ removedAt }).where("paymentId", "=", paymentId).execute();
    },
  };
};
