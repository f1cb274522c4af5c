import { startS3StandIn } from "@storywall/testkit/providers/s3/s3StandIn.ts";
import { test } from "vitest";
import { directKillLoop } from "./directKills.ts";
import { reportBars } from "./harness/bars.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { bareUploadServer } from "./harness/uploadServers.ts";

test("B4 kills while a photo goes through the bucket lose no byte, and at most a part is sent again", {
  timeout: sized({ short: 90_000, long: 60 * MINUTES }),
}, async (context) => {
  const s3 = await startS3StandIn({ buckets: ["walls"] });
  const server = await bareUploadServer(s3.url);
  try {
    reportBars(context, await directKillLoop(server, { kills: sized({ short: 2, long: 300 }) }));
  } finally {
    await server.close();
    await s3.close();
  }
});
