import { openPaystackShop } from "../../payments/paystackShop.ts";
import type { TestDatabase } from "../../support/databases.ts";
import type { ProviderShop } from "../lostReplies.ts";

/** Opens the shop of the Paystack tests as a `ProviderShop` for fault runs. */
export const openPaystackProviderShop = async (
  database: TestDatabase,
  seed: number,
): Promise<ProviderShop> => {
  const shop = await openPaystackShop(database, seed);
  return {
    name: "Paystack",
    site: "ZA",
    database: database.database,
    clock: shop.clock,
    nextShop: shop.nextShop,
    drain: shop.drain,
    loadLedger: shop.loadLedger,
    faults: shop.paystack.faults,
    pay: ({ clientSecret }) => {
      try {
        shop.paystack.pay(clientSecret);
      } catch {
        // It has been paid already, which Paystack's window would show.
      }
    },
    deliverEvents: async () => void (await shop.paystack.events.deliver("shuffled")),
    advanceMinute: () => shop.reconcile(1),
    close: shop.close,
  };
};
