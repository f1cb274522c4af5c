import { findDuplicates, type Invariant } from "./shopState.ts";

/** Checks each payment alone, so that too much in one cannot hide too little in another. */
const chargesMatchOrders: Invariant = {
  name: "the charge minus refunds is the total of the order, or nothing without an order, or reviewed",
  findViolations: async ({ database, ledger, settledBefore }) => {
    const orders = await database
      .selectFrom("orders")
      .select(["id", "paymentId", "total", "currency", "status"])
      .execute();
    const payments = await database
      .selectFrom("payments")
      .select(["id", "createdAt", "needsReview", "refundedElsewhere"])
      .execute();
    const refunds = await database.selectFrom("refunds").select(["paymentId", "amount", "state"]).execute();
    const orderOf = new Map(orders.map((order) => [order.paymentId, order]));
    const paymentOf = new Map(payments.map((payment) => [payment.id, payment]));
    const refundsOf = Map.groupBy(refunds, ({ paymentId }) => paymentId);
    return ledger.flatMap(({ id, checkoutId, status, amount, currency, refunded: refundedInAll }) => {
      if (status !== "succeeded") return [];
      const sumOf = (...states: readonly string[]) =>
        (refundsOf.get(id) ?? []).reduce(
          (sum, own) => sum + (states.includes(own.state) ? own.amount : 0),
          0,
        );
      const refundedByRows = sumOf("pending", "succeeded");
      // The rest was refunded at the provider itself.
      const refunded = refundedInAll - (paymentOf.get(id)?.refundedElsewhere ?? 0);
      const requestedRefunds = sumOf("requested");
      // A requested refund may have succeeded at the provider before the shop knows it.
      const wrong =
        refunded < refundedByRows || refunded > refundedByRows + requestedRefunds
          ? [
              `payment ${id} refunded ${refunded} ${currency}, which is not the ${refundedByRows} (+ ${requestedRefunds}) of its refunds`,
            ]
          : [];
      const order = orderOf.get(id);
      if (order) {
        const expectedAmount = order.status === "refunded" ? refundedByRows : order.total;
        return amount === expectedAmount && currency === order.currency
          ? wrong
          : [
              ...wrong,
              `payment ${id} charged ${amount} ${currency} for order ${order.id}, which is ${expectedAmount} ${order.currency}`,
            ];
      }
      const payment = paymentOf.get(id);
      const isPending = payment !== undefined && payment.createdAt >= settledBefore;
      // A payment that could not be refunded stays until the owner has reviewed it.
      return refundedByRows + requestedRefunds === amount || isPending || payment?.needsReview
        ? wrong
        : [...wrong, `payment ${id} of checkout ${checkoutId} charged ${amount} ${currency} for no order`];
    });
  },
};

const ordersHavePayments: Invariant = {
  name: "an order has one payment, which succeeded at its provider for that checkout",
  findViolations: async ({ database, ledger }) => {
    const orders = await database
      .selectFrom("orders")
      .leftJoin("payments", "payments.id", "orders.paymentId")
      .select(["orders.id", "orders.checkoutId", "orders.paymentId", "orders.total"])
      .select(["payments.status as recorded", "payments.amount as recordedAmount"])
      .execute();
    const entryOf = new Map(ledger.map((entry) => [entry.id, entry]));
    return [
      ...findDuplicates(orders.map(({ paymentId }) => paymentId)).map(
        ([id, times]) => `payment ${id} is that of ${times} orders`,
      ),
      ...orders.flatMap(({ id, checkoutId, paymentId, total, recorded, recordedAmount }) => {
        const entry = entryOf.get(paymentId);
        if (entry?.status !== "succeeded" || entry.checkoutId !== checkoutId) {
          return [`order ${id}: its provider says of payment ${paymentId}: ${entry?.status ?? "unknown"}`];
        }
        return recorded === "succeeded" && recordedAmount === total
          ? []
          : [`order ${id} of ${total} has a payment recorded as ${recorded} ${recordedAmount}`];
      }),
    ];
  },
};

const eventsAreProcessed: Invariant = {
  name: "every provider event is processed",
  findViolations: async ({ database, settledBefore }) => {
    const unprocessed = await database
      .selectFrom("providerEvents")
      .select(["eventId", "kind"])
      .where("doneAt", "is", null)
      .where("receivedAt", "<", settledBefore)
      .execute();
    return unprocessed.map(({ eventId, kind }) => `event ${eventId} (${kind}) was never processed`);
  },
};

export const MONEY_INVARIANTS: readonly Invariant[] = [
  chargesMatchOrders,
  ordersHavePayments,
  eventsAreProcessed,
];
