import { fakeClock } from "@storywall/testkit/fakeClock.ts";
import { test } from "vitest";
import { postgresDatabase } from "../support/databases.ts";
import { reportBars } from "./harness/bars.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { expectSoundShop } from "./invariants/soundShop.ts";
import { mailServerDown } from "./mailServerDown.ts";

const timeout = sized({ short: 60_000, long: 20 * MINUTES });

test("orders do not wait for a mail server, and its mails go out once when it is back", {
  timeout,
}, async (context) => {
  const { database, close } = await postgresDatabase();
  const size = sized({ short: { hours: 4, ordersAnHour: 4 }, long: { hours: 24, ordersAnHour: 20 } });
  const { bars, arrived } = await mailServerDown(database, size);
  await expectSoundShop(database, { now: fakeClock().now(), arrivedMails: arrived });
  await close();
  reportBars(context, bars);
});
