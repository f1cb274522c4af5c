import { createFreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectPostgres, type Database } from "../../../src/adapters/database/engine/connect.ts";
import { openTestShop, type TestShop } from "../../support/testShop.ts";
import { forProfile, MINUTE_MS } from "../harness/runProfile.ts";
import { exactly, reportThresholds } from "../harness/thresholds.ts";
import { expectInvariants } from "../invariants/shopInvariants.ts";
import { type InterleavedRun, interleave } from "./interleave.ts";
import { SCENARIOS, type Scenario } from "./scenarios.ts";
import { randomSchedule, type Schedule, sampleEvenly, switchingSchedule } from "./schedules.ts";
import { openSession, type Session } from "./session.ts";

/**
 * Statements of two or three sessions in all kinds of orders, one at a time. In full: every order with one change of turn at
 * whatever statement; more changes, and orders by chance, as many as there is time for.
 */
const SEED = Number(process.env.FAULTS_SEED ?? 1);
const SCHEDULE_COUNTS = forProfile({
  short: { oneChange: 3, twoChanges: 2, byChance: 3 },
  long: { oneChange: 1000, twoChanges: 300, byChance: 300 },
});

let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
let database: Database;
let shop: TestShop;
let observer: pg.Client;
let sessions: readonly Session[];
beforeAll(async () => {
  fresh = await createFreshDatabase();
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
const runScenario = async (
  scenario: Scenario,
  { name, choose }: Schedule,
): Promise<{ readonly interleavedRun: InterleavedRun; readonly violations: readonly string[] }> => {
  const { tasks, findViolations } = await scenario.prepare(shop, database);
  const parts = tasks.map((work, index) => {
    const session = sessions[index];
    if (!session) throw new Error("there are three sessions");
    return { session, run: work };
  });
  const ran = await interleave(observer, parts, choose());
  await shop.shop.background.drain();
  return {
    interleavedRun: ran,
    violations: (await findViolations(ran.results)).map((what) => `${name}: ${what} (${ran.trace.join("")})`),
  };
};

const timeout = forProfile({ short: 60_000, long: 60 * MINUTE_MS });

for (const scenario of SCENARIOS) {
  test(`isolation: ${scenario.name} is correct in every order of their statements`, {
    timeout,
  }, async (context) => {
    const wrong: string[] = [];
    let orders = 0;
    const one = async (schedule: Schedule): Promise<InterleavedRun> => {
      const result = await runScenario(scenario, schedule);
      wrong.push(...result.violations);
      orders++;
      return result.interleavedRun;
    };
    for (const first of [0, 1]) {
      const { trace } = await one(switchingSchedule(first, []));
      const steps = trace.lastIndexOf(first) + 1;
      for (const at of sampleEvenly(steps - 1, SCHEDULE_COUNTS.oneChange))
        await one(switchingSchedule(first, [at]));
      for (let count = 0; count < SCHEDULE_COUNTS.twoChanges; count++) {
        const at = 1 + ((count * 7 + SEED) % Math.max(1, steps - 1));
        await one(switchingSchedule(first, [at, 1 + ((count * 5) % Math.max(1, trace.length - steps))]));
      }
    }
    for (let seed = SEED; seed < SEED + SCHEDULE_COUNTS.byChance; seed++) await one(randomSchedule(seed));
    await expectInvariants(database, { now: shop.clock.now() });
    expect(wrong.slice(0, 5)).toEqual([]);
    reportThresholds(context, [
      exactly(`${scenario.name}, ${orders} orders of statements: wrong`, wrong.length, 0),
    ]);
  });
}
