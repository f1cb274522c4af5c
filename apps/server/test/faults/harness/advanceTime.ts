import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import { reconcile } from "../../../src/usecases/payments/reconcile.ts";
import { openTestShop } from "../../support/testShop.ts";

/**
 * Runs the reconciler on the database with a clock that is six minutes ahead. It processes what a crash or a lost event
 * left unfinished. The clock of the processes under test does not change.
 */
export const advanceTime = async (database: Database): Promise<void> => {
  const shop = await openTestShop(database, {
    clock: createFakeClock(new Date(Date.now() + 6 * MINUTE_MS).toISOString()),
  });
  await reconcile(shop.shop);
  await shop.close();
};
