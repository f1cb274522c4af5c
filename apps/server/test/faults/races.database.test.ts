import { type FreshDatabase, freshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { reportBars } from "./harness/bars.ts";
import { type ShopProcesses, startShopProcesses } from "./harness/shopProcesses.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { expectSoundShop } from "./invariants/soundShop.ts";
import { completions, parallelAdds, singleUse } from "./races.ts";

/** Many at once, at two processes of the real program. */
let fresh: FreshDatabase;
let shop: ShopProcesses;
beforeAll(async () => {
  fresh = await freshDatabase();
  shop = await startShopProcesses({ databaseUrl: fresh.url });
}, 60_000);
afterEach(() => expectSoundShop(shop.database, { graceMs: 5_000 }));
afterAll(async () => {
  await shop?.close();
  await fresh?.drop();
});

const timeout = sized({ short: 60_000, long: 60 * MINUTES });

test("reliability 1: one checkout gives one order, one charge, one use, one mail", {
  timeout,
}, async (context) => {
  const size = sized({ short: { rounds: 1, callers: 200 }, long: { rounds: 1000, callers: 200 } });
  reportBars(context, await completions(shop, size));
});

test("R9.5 of many carts that want the one use of a code, one pays less", { timeout }, async (context) => {
  reportBars(context, await singleUse(shop, sized({ short: 100, long: 500 })));
});

test("R4.10 parallel adds to one cart are all in it, at the right total", { timeout }, async (context) => {
  reportBars(context, await parallelAdds(shop, 100));
});
