import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { test } from "vitest";
import { openPostgresTestDatabase } from "../support/databases.ts";
import { forProfile } from "./harness/runProfile.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";
import { runMailServerDown } from "./mailServerDown.ts";

const timeout = forProfile({ short: 60_000, long: 20 * MINUTE_MS });

test("orders are placed while the mail server is down, and each mail is sent once when it is back", {
  timeout,
}, async (context) => {
  const { database, close } = await openPostgresTestDatabase();
  const size = forProfile({ short: { hours: 4, ordersAnHour: 4 }, long: { hours: 24, ordersAnHour: 20 } });
  const { thresholdResults, receivedIds } = await runMailServerDown(database, size);
  await expectInvariants(database, { now: createFakeClock().now(), receivedMailIds: receivedIds });
  await close();
  reportThresholds(context, thresholdResults);
});
