import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { testPaymentLedger } from "../../src/adapters/database/payments/testPaymentLedger.ts";
import { testPayments } from "../../src/adapters/payments-test/testPayments.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { useTestDatabase } from "../support/useTestShop.ts";
import { paymentsSuite } from "./payments.suite.ts";

const testDatabase = useTestDatabase();

paymentsSuite("test", { isBuiltIn: true }, async () => {
  const { database } = testDatabase;
  const clock = createFakeClock();
  const ledger = testPaymentLedger(database);
  const payments = testPayments({ ledger, clock, ids: randomIds, notify: async () => {} });
  return {
    payments,
    currency: "ZAR",
    now: clock.now,
    pay: async (id) => {
      const secret = (await ledger.find(id))?.clientSecret ?? "";
      return payments.confirm(id, secret, aCard(TEST_CARDS.accepted));
    },
    countPayments: async (checkoutId) => {
      const rows = await database
        .selectFrom("testPayments")
        .select("id")
        .where("checkoutId", "=", checkoutId)
        .execute();
      return rows.length;
    },
    faultControls: null,
    events: null,
    missingFeatures: {},
    close: async () => {},
  };
});
