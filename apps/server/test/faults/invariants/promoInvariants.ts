import { normaliseEmail } from "../../../src/usecases/checkout/normaliseEmail.ts";
import { type Invariant, repeated } from "./shopState.ts";

/** R9.5: the uses that are written down and the orders that paid less are the same. */
const usesAreOrders: Invariant = {
  name: "each use of a promo code is an order with it, and none is used more often than it may be",
  breaches: async ({ database }) => {
    const uses = await database.selectFrom("promoUses").selectAll().execute();
    const orders = await database.selectFrom("orders").select(["id", "email", "promo"]).execute();
    const keyOf = (code: string, email: string) => `${code} by ${normaliseEmail(email)}`;
    const keyOfOrder = new Map(
      orders.flatMap(({ id, email, promo }) =>
        promo?.oncePerEmail ? [[id, keyOf(promo.code, email)] as const] : [],
      ),
    );
    const counted = new Map(
      uses.flatMap(({ code, email, orderId }) =>
        orderId === null ? [] : [[orderId, keyOf(code, email)] as const],
      ),
    );
    return [
      ...repeated([...keyOfOrder.values()]).map(([key, times]) => `${times} orders used ${key}`),
      ...[...counted]
        .filter(([id, key]) => keyOfOrder.get(id) !== key)
        .map(([id, key]) => `the use of ${key} counts for order ${id}, which has none`),
      ...[...keyOfOrder]
        .filter(([id]) => !counted.has(id))
        .map(([id, key]) => `order ${id} paid less by ${key}, which nobody counted`),
    ];
  },
};

const holdsAreOfOpenCheckouts: Invariant = {
  name: "a use is held only for a checkout that may still be paid",
  breaches: async ({ database }) => {
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

export const PROMO_INVARIANTS: readonly Invariant[] = [usesAreOrders, holdsAreOfOpenCheckouts];
