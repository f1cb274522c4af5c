import type { FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { migratedDatabase } from "../support/databases.ts";
import { reportBars } from "./harness/bars.ts";
import { offerCode, untilKnown } from "./harness/offerCode.ts";
import { type ShopProcesses, startShopProcesses, websOf } from "./harness/shopProcesses.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { expectSoundShop } from "./invariants/soundShop.ts";
import { completions, fewUses, parallelAdds } from "./races.ts";

/** Many at once, at two processes of the real program. */
let fresh: FreshDatabase;
let shop: ShopProcesses;
beforeAll(async () => {
  fresh = await migratedDatabase();
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

test("R9.5 of many carts of one e-mail address that want the one use of a code, one pays less", {
  timeout,
}, async (context) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const size = { carts: sized({ short: 40, long: 500 }), code: "WELCOME10", uses: 1, emailOf: () => email };
  reportBars(context, await fewUses(shop, size));
});

for (const [code, uses] of [
  ["SINGLE", 1],
  ["FIRST7", 7],
] as const) {
  test(`reliability 7: of many people who want code ${code}, ${uses} pay less`, {
    timeout,
  }, async (context) => {
    await offerCode(shop.database, { code, percent: 10, oncePerEmail: false, maxUses: uses });
    await untilKnown(websOf(shop.cluster), code);
    const emailOf = () => `${crypto.randomUUID()}@example.com`;
    const size = { carts: sized({ short: 20, long: 500 }), code, uses, emailOf };
    reportBars(context, await fewUses(shop, size));
  });
}

test("R4.10 parallel adds to one cart are all in it, at the right total", { timeout }, async (context) => {
  reportBars(context, await parallelAdds(shop, 100));
});
