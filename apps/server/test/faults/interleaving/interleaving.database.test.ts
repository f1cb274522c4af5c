import { freshDatabase } from "@storywall/testkit/freshDatabase.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectPostgres, type Database } from "../../../src/adapters/database/engine/connect.ts";
import { openTestShop, type TestShop } from "../../support/testShop.ts";
import { exactly, reportBars } from "../harness/bars.ts";
import { MINUTES, sized } from "../harness/size.ts";
import { expectSoundShop } from "../invariants/soundShop.ts";
import { type Interleaved, interleave } from "./interleave.ts";
import { SCENARIOS, type Scenario } from "./scenarios.ts";
import { byChance, type Schedule, spread, switching } from "./schedules.ts";
import { openSession, type Session } from "./session.ts";

/**
 * Statements of two or three sessions in all kinds of orders, one at a time. In full: every order with one change of turn at
 * whatever statement; more changes, and orders by chance, as many as there is time for.
 */
const SEED = Number(process.env.FAULTS_SEED ?? 1);
const ORDERS = sized({
  short: { oneChange: 3, twoChanges: 2, byChance: 3 },
  long: { oneChange: 1000, twoChanges: 300, byChance: 300 },
});

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
let shop: TestShop;
let observer: pg.Client;
let sessions: readonly Session[];
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await connectPostgres(fresh.url);
  shop = await openTestShop(database);
  observer = new pg.Client({ connectionString: fresh.url });
  await observer.connect();
  sessions = await Promise.all([1, 2, 3].map(() => openSession(fresh.url, shop.clock, database)));
});
afterAll(async () => {
  for (const session of sessions ?? []) await session.close();
  await observer?.end();
  await shop?.close();
  await database?.destroy();
  await fresh?.drop();
});

/** One order of a scenario; gives what was wrong, with what makes it happen again. */
const run = async (
  scenario: Scenario,
  { name, choose }: Schedule,
): Promise<{ readonly ran: Interleaved; readonly wrong: readonly string[] }> => {
  const { works, check } = await scenario.prepare(shop, database);
  const parts = works.map((work, index) => {
    const session = sessions[index];
    if (!session) throw new Error("there are three sessions");
    return { session, work };
  });
  const ran = await interleave(observer, parts, choose());
  await shop.shop.background.settled();
  return { ran, wrong: (await check(ran.results)).map((what) => `${name}: ${what} (${ran.trace.join("")})`) };
};

const timeout = sized({ short: 60_000, long: 60 * MINUTES });

for (const scenario of SCENARIOS) {
  test(`isolation: ${scenario.name} comes out right in every order of their statements`, {
    timeout,
  }, async (context) => {
    const wrong: string[] = [];
    let orders = 0;
    const one = async (schedule: Schedule): Promise<Interleaved> => {
      const result = await run(scenario, schedule);
      wrong.push(...result.wrong);
      orders++;
      return result.ran;
    };
    for (const first of [0, 1]) {
      const { trace } = await one(switching(first, []));
      const steps = trace.lastIndexOf(first) + 1;
      for (const at of spread(steps - 1, ORDERS.oneChange)) await one(switching(first, [at]));
      for (let count = 0; count < ORDERS.twoChanges; count++) {
        const at = 1 + ((count * 7 + SEED) % Math.max(1, steps - 1));
        await one(switching(first, [at, 1 + ((count * 5) % Math.max(1, trace.length - steps))]));
      }
    }
    for (let seed = SEED; seed < SEED + ORDERS.byChance; seed++) await one(byChance(seed));
    await expectSoundShop(database, { now: shop.clock.now() });
    expect(wrong.slice(0, 5)).toEqual([]);
    reportBars(context, [
      exactly(`${scenario.name}, ${orders} orders of statements: wrong`, wrong.length, 0),
    ]);
  });
}
