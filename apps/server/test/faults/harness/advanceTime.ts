import { createFakeClock, MINUTE } from "@storywall/testkit/fakeClock.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import { reconcile } from "../../../src/usecases/payments/reconcile.ts";
import { openTestShop } from "../../support/testShop.ts";

/** Time passes: what a crash or a lost event left undone is looked at by the reconciler, as it would be within minutes. */
export const advanceTime = async (database: Database): Promise<void> => {
  const shop = await openTestShop(database, {
    clock: createFakeClock(new Date(Date.now() + 6 * MINUTE).toISOString()),
  });
  await reconcile(shop.shop);
  await shop.close();
};
