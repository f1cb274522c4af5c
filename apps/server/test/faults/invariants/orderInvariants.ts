import { canOrderTransition, ORDER_STATES, type OrderState } from "@storywall/domain/orders/orderStates.ts";
import { calculateCartTotals } from "@storywall/domain/pricing/cartTotals.ts";
import { calculateIncludedTax } from "@storywall/domain/pricing/tax.ts";
import { parseStoredSite } from "@storywall/domain/sites/parseSiteContent.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import { findDuplicates, type Invariant } from "./shopState.ts";

const oneOrderPerCheckout: Invariant = {
  name: "a checkout has at most one order, and only a completed one has it",
  findViolations: async ({ database }) => {
    const orders = await database.selectFrom("orders").select(["id", "checkoutId", "number"]).execute();
    const checkouts = await database.selectFrom("checkouts").select(["id", "status"]).execute();
    const ordered = new Set(orders.map(({ checkoutId }) => checkoutId));
    return [
      ...findDuplicates(orders.map(({ checkoutId }) => checkoutId)).map(
        ([id, times]) => `checkout ${id} has ${times} orders`,
      ),
      ...findDuplicates(orders.map(({ number }) => number)).map(
        ([number, times]) => `${times} orders have the number ${number}`,
      ),
      ...checkouts
        .filter(({ id, status }) => (status === "completed") !== ordered.has(id))
        .map(
          ({ id, status }) =>
            `checkout ${id} is ${status} and has ${ordered.has(id) ? "an order" : "no order"}`,
        ),
    ];
  },
};

/** Loads every tax percentage that a site ever had. Orders keep the tax of their time. */
const loadTaxPercents = async (database: Database): Promise<(site: SiteCode) => readonly number[]> => {
  const versions = await database.selectFrom("siteVersions").select(["code", "content"]).execute();
  return (site) => [
    ofSite(SITE_SEEDS, site).tax.percent,
    ...versions.flatMap(({ code, content }) => {
      const stored = code === site ? parseStoredSite(ofSite(SITE_SEEDS, site), content) : undefined;
      return stored?.kind === "ok" ? [stored.value.tax.percent] : [];
    }),
  ];
};

/** R5.4: the amounts of an order follow from its quote by the rules of the domain, and from nothing else. */
const totalsMatchLines: Invariant = {
  name: "an order is one quote of its checkout, and its amounts follow from the lines",
  findViolations: async ({ database }) => {
    const orders = await database
      .selectFrom("orders")
      .innerJoin("checkouts", "checkouts.id", "orders.checkoutId")
      .leftJoin("quotes", (join) =>
        join
          .onRef("quotes.checkoutId", "=", "checkouts.id")
          .onRef("quotes.version", "=", "checkouts.quoteVersion"),
      )
      .selectAll("orders")
      .select(["quotes.total as quotedTotal", "quotes.lines as quotedLines"])
      .execute();
    const lines = await database
      .selectFrom("orderLines")
      .select(["orderId", "line"])
      .orderBy("orderId")
      .orderBy("place")
      .execute();
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
    const taxPercentsOf = await loadTaxPercents(database);
    return orders.flatMap((order) => {
      const own = (linesOf.get(order.id) ?? []).map(({ line }) => line);
      const recomputed = calculateCartTotals({
        lines: own,
        promo: order.promo,
        shipping: order.shippingRate?.price ?? minor(0),
        tax: ofSite(SITE_SEEDS, order.site).tax,
      });
      const wrong = (["price", "discount", "total"] as const).filter(
        (amount) => recomputed[amount] !== order[amount],
      );
      const isTaxed = taxPercentsOf(order.site).some(
        (percent) => calculateIncludedTax(order.total, percent) === order.tax,
      );
      const idsOf = (all: readonly { readonly id: string; readonly quantity: number }[]) =>
        all.map(({ id, quantity }) => `${id}×${quantity}`).join();
      return [
        ...wrong.map(
          (amount) =>
            `order ${order.id} says ${amount} ${order[amount]}, its lines make it ${recomputed[amount]}`,
        ),
        ...(isTaxed ? [] : [`order ${order.id} says tax ${order.tax}, which is no tax of its site`]),
        ...(order.quotedTotal === order.total && idsOf(order.quotedLines ?? []) === idsOf(own)
          ? []
          : [`order ${order.id} is not the quote that its checkout ended with`]),
      ];
    });
  },
};

const isOrderState = (status: string): status is OrderState => ORDER_STATES.some((state) => state === status);

/** R4.14: the history follows the table of transitions, and ends with the order's status. */
const historyFollowsTransitions: Invariant = {
  name: "an order's history begins with a first status, follows the table, and ends with the order's status",
  findViolations: async ({ database }) => {
    const orders = await database.selectFrom("orders").select(["id", "status"]).execute();
    const steps = await database
      .selectFrom("orderHistory")
      .select(["orderId", "status", "at"])
      .orderBy("orderId")
      .orderBy("place")
      .execute();
    const stepsOf = Map.groupBy(steps, ({ orderId }) => orderId);
    return orders.flatMap(({ id, status }) => {
      const history = stepsOf.get(id) ?? [];
      const states = history.map((step) => step.status);
      const [first] = states;
      const violations: string[] = [];
      if (first !== "placed" && first !== "awaiting_photos") violations.push(`begins ${first ?? "nowhere"}`);
      states.forEach((state, index) => {
        const next = states[index + 1];
        if (next !== undefined && !(isOrderState(state) && canOrderTransition(state, next)))
          violations.push(`went from ${state} to ${next}`);
      });
      if (states.at(-1) !== status) violations.push(`is ${status} and its history ends ${states.at(-1)}`);
      return violations.map((violation) => `order ${id} ${violation}`);
    });
  },
};

export const ORDER_INVARIANTS: readonly Invariant[] = [
  oneOrderPerCheckout,
  totalsMatchLines,
  historyFollowsTransitions,
];
