import type { Mutation } from "./mutation.ts";

const REFUNDS_IN_ANY_ORDER = {
  file: "apps/server/test/faults/refundsInAnyOrder.bothDatabases.test.ts",
  title: "reliability 3: in ${RUNS} orders of events, no money that went back is an order that is made",
};

export const RULES_1_TO_15: readonly Mutation[] = [
  {
    requirement: 3,
    effect: "a payment in another currency is an order",
    file: "apps/server/src/usecases/orders/placeOrder.ts",
    search: " || quote.currency !== providerPayment.currency",
    replace: "",
    test: {
      file: "apps/server/test/orders/unmatchedPayments.bothDatabases.test.ts",
      title: "reliability 3: a payment for %s is refunded, mailed to the shopper and marked for review",
    },
  },
  {
    requirement: 3,
    effect: "a payment that was refunded at the provider is an order",
    file: "apps/server/src/usecases/orders/placeOrder.ts",
    search: "if (isStopped || providerPayment.refunded > 0) return STOPPED;",
    replace: "if (isStopped && providerPayment.refunded > 1e9) return STOPPED;",
    test: {
      file: "apps/server/test/orders/refundedElsewhere.bothDatabases.test.ts",
      title: "reliability 3: is no order and is marked for review (%d of 360000)",
    },
  },
  {
    requirement: 15,
    effect: "a nested fragment puts a number into the SQL as text",
    file: "apps/server/src/adapters/database/platform/idempotencyKeys.ts",
    search: "bytes + ${ROW_BYTES}",
    replace: "bytes + ${sql.raw(String(ROW_BYTES))}",
    test: {
      file: "apps/server/test/reliability/sqlInjection.test.ts",
      title: "reliability 15: no SQL in the server is built from strings",
    },
  },
  {
    requirement: 3,
    effect: "a call with an old answer of the provider places a payment that was stopped since",
    file: "apps/server/src/usecases/orders/placeOrder.ts",
    search: "if (isStopped || providerPayment.refunded > 0) return STOPPED;",
    replace: "if (isStopped && providerPayment.refunded > 0) return STOPPED;",
    test: {
      file: "apps/server/test/orders/refundedElsewhere.bothDatabases.test.ts",
      title: "reliability 3: is no order by a call that asked the provider before the refund",
    },
  },
  {
    requirement: 3,
    effect: "a disputed payment is placed before it is stopped",
    file: "apps/server/src/usecases/payments/receivePaymentEvent.ts",
    search: 'if (kind === "disputed") {',
    replace: "if (!shop) {",
    test: REFUNDS_IN_ANY_ORDER,
  },
  {
    requirement: 3,
    effect: "an open order whose money went back is printed",
    file: "apps/server/src/usecases/refunds/stopPayment.ts",
    search: "await payments.stop(id, now);",
    replace: "",
    test: REFUNDS_IN_ANY_ORDER,
  },
];
