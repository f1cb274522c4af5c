// The hostile client in a process of its own, so that its work does not slow those who measure:
// `hostileProcess.ts <origin> <address> <short|long>`. It says "ready", waits for the number of milliseconds to run, and
// sends its report.

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { hostileActivities, uploadOwnPhotos } from "./activities.ts";
import { hostilePhotos } from "./hostilePhotos.ts";
import { createLimitedClient } from "./limitedClient.ts";
import type { HostileReport } from "./startHostileClient.ts";

/** Pause after a round that broke off, such as one beyond a quota. */
const FAILURE_PAUSE_MS = 1_000;

const [origin = "", address = "", profile] = process.argv.slice(2);
const stop = new AbortController();
const client = createLimitedClient(origin, address, stop.signal);
/** Each photo takes a processor seconds, those that were sent also after the end of the run: a short one has few. */
const sizes = profile === "short" ? { own: 3, big: 2, bigAtATime: 3 } : { own: 8, big: 6, bigAtATime: 6 };
const activities = hostileActivities(
  await hostilePhotos(sizes.big),
  await uploadOwnPhotos(client, sizes.own),
  sizes.bigAtATime,
);

process.send?.("ready");
const [milliseconds] = await once(process, "message");
setTimeout(() => stop.abort(), Number(milliseconds));

const rounds = Object.fromEntries(activities.map(({ name }) => [name, 0]));
const failures: Record<string, number> = {};
const isOver = () => stop.signal.aborted;

await Promise.all(
  activities.flatMap(({ name, concurrency, start }) =>
    Array.from({ length: concurrency }, async () => {
      let playRound: (() => Promise<unknown>) | undefined;
      while (!isOver()) {
        try {
          playRound ??= await start(client);
          await playRound();
          rounds[name] = (rounds[name] ?? 0) + 1;
        } catch (error) {
          if (isOver()) return;
          const failure = `${name}: ${error instanceof Error ? error.message : error}`;
          failures[failure] = (failures[failure] ?? 0) + 1;
          await wait(FAILURE_PAUSE_MS);
        }
      }
    }),
  ),
);
const report: HostileReport = { ...client.report(), rounds, failures };
process.send?.(report, () => process.exit(0));
