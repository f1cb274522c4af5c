import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { createFreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectPostgres, type Database } from "../../../src/adapters/database/engine/connect.ts";
import { openTestShop, type TestShop } from "../../support/testShop.ts";
import { forProfile } from "../harness/runProfile.ts";
import { exactly, reportThresholds } from "../harness/thresholds.ts";
import { expectInvariants } from "../invariants/shopInvariants.ts";
import { type InterleavedRun, interleave } from "./interleave.ts";
import { SCENARIOS, type Scenario } from "./scenarios.ts";
import { randomSchedule, type Schedule, sampleEvenly, switchingSchedule } from "./schedules.ts";
import { openSession, type Session } from "./session.ts";

// Runs the statements of two or three sessions in many orders, one statement at a time. The long profile runs every
// order with one switch of session at any statement, and as many orders with more switches and random orders as there
// is time for.
const SEED = Number(process.env.FAULTS_SEED ?? 1);
const SCHEDULE_COUNTS = forProfile({
  short: { oneChange: 3, twoChanges: 2, byChance: 3 },
  long: { oneChange: 1000, twoChanges: 300, byChance: 300 },
});

let emptyDatabase: Awaited<ReturnType<typeof createFreshDatabase>>;
let database: Database;
let shop: TestShop;
let observer: pg.Client;
let sessions: readonly Session[];
beforeAll(async () => {
  emptyDatabase = await createFreshDatabase();
  database = await connectPostgres(emptyDatabase.url);
  shop = await openTestShop(database);
  observer = new pg.Client({ connectionString: emptyDatabase.url });
  await observer.connect();
  sessions = await Promise.all([1, 2, 3].map(() => openSession(emptyDatabase.url, shop.clock, database)));
});
afterAll(async () => {
  for (const session of sessions ?? []) await session.close();
  await observer?.end();
  await shop?.close();
  await database?.destroy();
  await emptyDatabase?.drop();
});

/** Runs one order of a scenario. Returns its violations, each with the schedule that reproduces it. */
const runScenario = async (
  scenario: Scenario,
  { name, choose }: Schedule,
): Promise<{ readonly interleavedRun: InterleavedRun; readonly violations: readonly string[] }> => {
  const { tasks, findViolations } = await scenario.prepare(shop, database);
  const sessionTasks = tasks.map((work, index) => {
    const session = sessions[index];
    if (!session) throw new Error("There are only three sessions.");
    return { session, run: work };
  });
  const interleavedRun = await interleave(observer, sessionTasks, choose());
  await shop.shop.background.drain();
  return {
    interleavedRun: interleavedRun,
    violations: (await findViolations(interleavedRun.results)).map(
      (what) => `${name}: ${what} (${interleavedRun.trace.join("")})`,
    ),
  };
};

const timeout = forProfile({ short: 60_000, long: 60 * MINUTE_MS });

for (const scenario of SCENARIOS) {
  test(`isolation: ${scenario.name} is correct in every order of their statements`, {
    timeout,
  }, async (context) => {
    const wrong: string[] = [];
    let orders = 0;
    const runOne = async (schedule: Schedule): Promise<InterleavedRun> => {
      const result = await runScenario(scenario, schedule);
      wrong.push(...result.violations);
      orders++;
      return result.interleavedRun;
    };
    for (const first of [0, 1]) {
      const { trace } = await runOne(switchingSchedule(first, []));
      const steps = trace.lastIndexOf(first) + 1;
      for (const at of sampleEvenly(steps - 1, SCHEDULE_COUNTS.oneChange))
        await runOne(switchingSchedule(first, [at]));
      for (let count = 0; count < SCHEDULE_COUNTS.twoChanges; count++) {
        const at = 1 + ((count * 7 + SEED) % Math.max(1, steps - 1));
        await runOne(switchingSchedule(first, [at, 1 + ((count * 5) % Math.max(1, trace.length - steps))]));
      }
    }
    for (let seed = SEED; seed < SEED + SCHEDULE_COUNTS.byChance; seed++) await runOne(randomSchedule(seed));
    await expectInvariants(database, { now: shop.clock.now() });
    expect(wrong.slice(0, 5)).toEqual([]);
    reportThresholds(context, [
      exactly(`${scenario.name}, ${orders} orders of statements: violations`, wrong.length, 0),
    ]);
  });
}
