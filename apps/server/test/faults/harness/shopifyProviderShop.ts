import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { createFaults } from "@storywall/testkit/providers/faults.ts";
import { startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { reconcile } from "../../../src/usecases/payments/reconcile.ts";
import { hostedOptions, saveProducts, sendTo, shopifyLedger } from "../../commerce/hostedShop.ts";
import type { TestDatabase } from "../../support/databases.ts";
import { openTestShop, type TestShop } from "../../support/testShop.ts";
import type { ProviderShop } from "../lostReplies.ts";

/** Opens two shops on one database, as two processes would, whose ZA site is paid at Shopify's checkout. */
export const openShopifyProviderShop = async (
  { database }: TestDatabase,
  seed: number,
): Promise<ProviderShop> => {
  const clock = createFakeClock();
  const shops: TestShop[] = [];
  let turn = 0;
  const nextShop = (): TestShop => {
    const shop = shops[turn++ % shops.length];
    if (!shop) throw new Error("No shop is open.");
    return shop;
  };
  const shopify = await startFakeShopify({
    faults: createFaults(seed),
    send: (event) => sendTo(nextShop())(event),
  });
  for (let process = 0; process < 2; process++)
    shops.push(await openTestShop(database, { clock, ...hostedOptions(shopify) }));
  await saveProducts(nextShop());
  const drain = async (): Promise<void> => {
    for (const { shop } of shops) await shop.background.drain();
  };
  return {
    name: "Shopify",
    site: "ZA",
    database,
    clock,
    nextShop,
    drain,
    loadLedger: async () => shopifyLedger(shopify),
    faults: shopify.faults,
    pay: ({ clientSecret }) => {
      const token = clientSecret.split("/").at(-1);
      const cart = [...shopify.store.carts.values()].find((each) => each.token === token);
      // A buyer who presses twice, or whose cart was emptied since, finds nothing to pay.
      if (cart && cart.lines.length > 0) shopify.payCart(clientSecret);
    },
    deliverEvents: async () => void (await shopify.events.deliver("shuffled")),
    advanceMinute: async () => {
      for (const half of [30_000, 30_000]) {
        clock.advance(half);
        const { shop } = nextShop();
        await reconcile(shop);
        await shop.refundSender.sendDue();
        await drain();
      }
    },
    close: async () => {
      for (const shop of shops) await shop.close();
      await shopify.close();
    },
  };
};
