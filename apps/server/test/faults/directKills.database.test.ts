import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { startFakeS3 } from "@storywall/testkit/providers/s3/fakeS3.ts";
import { test } from "vitest";
import { runDirectKills } from "./directKills.ts";
import { forProfile } from "./harness/runProfile.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { startBareUploadServer } from "./harness/uploadServers.ts";

test("B4 kills during a direct upload lose no byte, and at most one part is sent again", {
  timeout: forProfile({ short: 90_000, long: 60 * MINUTE_MS }),
}, async (context) => {
  const s3 = await startFakeS3({ buckets: ["walls"] });
  const server = await startBareUploadServer(s3.url);
  try {
    reportThresholds(context, await runDirectKills(server, { kills: forProfile({ short: 2, long: 300 }) }));
  } finally {
    await server.close();
    await s3.close();
  }
});
