import { toMailboxKey } from "@storywall/domain/email/mailboxKey.ts";
import type { PromoCode } from "@storywall/domain/sites/site.ts";
import { findDuplicates, type Invariant } from "./shopState.ts";

/** Returns whether uses of the code are counted. A code without limits is not counted. */
const hasUseLimit = (promo: PromoCode): boolean => promo.oncePerEmail || promo.maxUses !== undefined;

/** R9.5: the recorded uses are exactly the discounted orders, and within the limits of their codes. */
const promoUsesMatchOrders: Invariant = {
  name: "each use of a promo code is an order with it, within the limits of the code",
  findViolations: async ({ database }) => {
    const uses = await database
      .selectFrom("promoUses")
      .selectAll()
      .where("orderId", "is not", null)
      .execute();
    const rows = await database.selectFrom("orders").select(["id", "site", "email", "promo"]).execute();
    const orders = rows.flatMap(({ promo, email, ...order }) =>
      promo && hasUseLimit(promo)
        ? [{ ...order, promo, key: `${promo.code} by ${toMailboxKey(email)}` }]
        : [],
    );
    const keyOfOrder = new Map(orders.map(({ id, key }) => [id, key]));
    const keyOfCountedUse = new Map(
      uses.map(({ code, email, orderId }) => [orderId ?? "", `${code} by ${email}`]),
    );
    const limitedOrdersByCode = Map.groupBy(
      orders.filter(({ promo }) => promo.maxUses !== undefined),
      ({ site, promo }) => `${promo.code} of ${site}`,
    );
    return [
      ...findDuplicates(orders.filter(({ promo }) => promo.oncePerEmail).map(({ key }) => key)).map(
        ([key, times]) => `${times} orders used ${key}`,
      ),
      ...[...limitedOrdersByCode].flatMap(([code, all]) => {
        const limit = Math.max(...all.map(({ promo }) => promo.maxUses ?? 0));
        return all.length > limit ? [`${all.length} orders used ${code}, which ${limit} may`] : [];
      }),
      ...[...keyOfCountedUse]
        .filter(([id, key]) => keyOfOrder.get(id) !== key)
        .map(([id, key]) => `the use of ${key} counts for order ${id}, which does not have it`),
      ...[...keyOfOrder]
        .filter(([id]) => !keyOfCountedUse.has(id))
        .map(([id, key]) => `order ${id} paid less by ${key}, which is not counted`),
    ];
  },
};

const holdsBelongToOpenCheckouts: Invariant = {
  name: "a use is held only for a checkout that can still be paid",
  findViolations: async ({ database }) => {
    const held = await database
      .selectFrom("promoUses")
      .leftJoin("checkouts", "checkouts.id", "promoUses.checkoutId")
      .select(["code", "checkoutId", "checkouts.status"])
      .where("orderId", "is", null)
      .execute();
    return held
      .filter(({ status }) => status === null || status === "completed")
      .map(
        ({ code, checkoutId, status }) => `${code} is held for checkout ${checkoutId}, which is ${status}`,
      );
  },
};

export const PROMO_INVARIANTS: readonly Invariant[] = [promoUsesMatchOrders, holdsBelongToOpenCheckouts];
