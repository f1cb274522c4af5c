import { fakeClock } from "@storywall/testkit/fakeClock.ts";
import { afterAll, beforeAll } from "vitest";
import { testPaymentBooks } from "../../src/adapters/database/payments/testPaymentBooks.ts";
import { testPayments } from "../../src/adapters/payments-test/testPayments.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { embeddedDatabase, type TestDatabase } from "../support/databases.ts";
import { CARDS, card } from "../support/shopper.ts";
import { paymentsSuite } from "./payments.suite.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await embeddedDatabase();
}, 30_000);
afterAll(() => opened.close());

paymentsSuite("test", { isBuiltIn: true }, async () => {
  const { database } = opened;
  const clock = fakeClock();
  const books = testPaymentBooks(database);
  const payments = testPayments({ books, clock, ids: randomIds, tell: async () => {} });
  return {
    payments,
    currency: "ZAR",
    now: clock.now,
    pay: async (id) => {
      const secret = (await books.find(id))?.clientSecret ?? "";
      return payments.confirm(id, secret, card(CARDS.pays));
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
    lacks: {},
    close: async () => {},
  };
});
