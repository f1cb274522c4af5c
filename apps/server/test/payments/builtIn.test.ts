import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { afterAll, beforeAll } from "vitest";
import { testPaymentLedger } from "../../src/adapters/database/payments/testPaymentLedger.ts";
import { testPayments } from "../../src/adapters/payments-test/testPayments.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { openEmbeddedTestDatabase, type TestDatabase } from "../support/databases.ts";
import { CARDS, card } from "../support/shopper.ts";
import { paymentsSuite } from "./payments.suite.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openEmbeddedTestDatabase();
}, 30_000);
afterAll(() => opened.close());

paymentsSuite("test", { isBuiltIn: true }, async () => {
  const { database } = opened;
  const clock = createFakeClock();
  const ledger = testPaymentLedger(database);
  const payments = testPayments({ ledger, clock, ids: randomIds, notify: async () => {} });
  return {
    payments,
    currency: "ZAR",
    now: clock.now,
    pay: async (id) => {
      const secret = (await ledger.find(id))?.clientSecret ?? "";
      return payments.confirm(id, secret, card(CARDS.accepted));
    },
    countPayments: async (checkoutId) => {
      const rows = await database
        .selectFrom("testPayments")
        .select("id")
        .where("checkoutId", "=", checkoutId)
        .execute();
      return rows.length;
    },
    line: null,
    events: null,
    missingFeatures: {},
    close: async () => {},
  };
});
