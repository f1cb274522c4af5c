import { loadavg } from "node:os";
import { measurePeakMemory } from "@storywall/testkit/peakMemory.ts";
import { percentile } from "@storywall/testkit/statistics.ts";
import { sql } from "kysely";
import { folderBytesOf } from "./harness/folderBytes.ts";
import { isLongRun } from "./harness/runProfile.ts";
import { type ShopProcesses, webOriginsOf } from "./harness/shopProcesses.ts";
import { atLeast, atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";
import { runOrdinaryShoppers, type ShoppersReport } from "./hostile/ordinaryShoppers.ts";
import { type HostileReport, startHostileClient } from "./hostile/startHostileClient.ts";

const MEGABYTE = 1_000_000;

const MAX_SLOWDOWN = 3;
/** Below this shoppers notice no difference, and a ratio means nothing. */
const MIN_NOTICEABLE_MS = 200;
const MAX_CALL_MS = 1_500;
const MAX_PHOTO_MS = 8_000;
/** Of the web process and its decoding processes together. */
const MAX_MEMORY_MB = 2_000;
const MAX_GROWTH_MB = 2_300;
const MAX_REPLY_MB = 3;
const MIN_REQUESTS = 500;

/**
 * Lets shoppers buy, first alone and then beside a client at one address that does everything expensive at once,
 * as fast as the rate limits allow.
 */
export const runHostileClient = async (
  shop: ShopProcesses,
  {
    shoppers,
    aloneSeconds,
    seconds,
  }: { readonly shoppers: number; readonly aloneSeconds: number; readonly seconds: number },
): Promise<readonly ThresholdResult[]> => {
  const [origin = ""] = webOriginsOf(shop.cluster);
  const hostile = await startHostileClient(origin, { isShort: !isLongRun });
  try {
    const alone = await runOrdinaryShoppers(shop, { shoppers, seconds: aloneSeconds });
    const bytesBefore = await storedBytesOf(shop);
    const { value, peak } = await measurePeakMemory(shop.cluster.process("web1").pid, () =>
      Promise.all([hostile.run(seconds), runOrdinaryShoppers(shop, { shoppers, seconds })]),
    );
    const growth = (await storedBytesOf(shop)) - bytesBefore;
    const [report, beside] = value;
    // Again, since a machine that has other work may be slower at the end than at the beginning. A short run compares no
    // times.
    const aloneAgain = isLongRun
      ? await runOrdinaryShoppers(shop, { shoppers, seconds: aloneSeconds })
      : alone;
    const name = `${seconds} s beside a hostile client, load average ${loadavg()[1]?.toFixed(1)}`;
    const parts = `web ${Math.round(peak.own / MEGABYTE)}, others ${Math.round(peak.children / MEGABYTE)}`;
    return [
      ...(isLongRun ? compareTimes(name, [alone, aloneAgain], beside) : []),
      ...(isLongRun ? listActivities(name, report, beside, shoppers) : []),
      failures(`${name}: failed requests of shoppers`, [
        ...alone.failures,
        ...beside.failures,
        ...(aloneAgain === alone ? [] : aloneAgain.failures),
      ]),
      failures(
        `${name}: unexpected errors of the shop for the client`,
        Object.keys(report.serverErrors).filter((error) => error.startsWith("500")),
      ),
      atMost(
        `${name}: memory of web and decoding processes (${parts})`,
        peak.total / MEGABYTE,
        MAX_MEMORY_MB,
        " MB",
      ),
      atMost(`${name}: growth of data folder and database`, growth / MEGABYTE, MAX_GROWTH_MB, " MB"),
      atMost(
        `${name}: largest reply to a call`,
        report.largestCallReplyBytes / MEGABYTE,
        MAX_REPLY_MB,
        " MB",
      ),
    ];
  } finally {
    hostile.kill();
  }
};

/** The short run has no times: it is short, and shares its processors with other tests. */
const compareTimes = (
  name: string,
  alone: readonly ShoppersReport[],
  beside: ShoppersReport,
): readonly ThresholdResult[] => [
  ...(["calls", "health", "previews", "photos"] as const).map((kind) => {
    const p99 = (report: ShoppersReport) => percentile(report[`${kind}Ms`], 99);
    const alonePercentiles = alone.map(p99);
    const limit = Math.max(MIN_NOTICEABLE_MS, Math.ceil(Math.max(...alonePercentiles) * MAX_SLOWDOWN));
    const aloneText = alonePercentiles.map(Math.round).join(" and ");
    return atMost(`${name}: 99th percentile of ${kind} (alone ${aloneText} ms)`, p99(beside), limit, " ms");
  }),
  atMost(`${name}: slowest cart call`, Math.max(...beside.callsMs), MAX_CALL_MS, " ms"),
  atMost(`${name}: slowest /healthz`, Math.max(...beside.healthMs), MAX_CALL_MS, " ms"),
  atMost(`${name}: slowest photo of two megapixels`, Math.max(...beside.photosMs), MAX_PHOTO_MS, " ms"),
];

/** A client that was stopped early would prove nothing. How much is done in a short run depends on the machine. */
const listActivities = (
  name: string,
  { requests, limited, rounds }: HostileReport,
  beside: ShoppersReport,
  shoppers: number,
) => [
  atLeast(`${name}: photos of shoppers`, beside.photosMs.length, shoppers),
  atLeast(`${name}: requests of the client, ${limited} of them over a limit`, requests, MIN_REQUESTS),
  ...Object.entries(rounds).map(([activity, count]) => atLeast(`${name}: rounds of ${activity}`, count, 1)),
];

const failures = (name: string, list: readonly string[]): ThresholdResult =>
  exactly([name, ...new Set(list)].join("\n      "), list.length, 0);

const storedBytesOf = async ({ database, cluster }: ShopProcesses): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(
    database,
  );
  return (await folderBytesOf(cluster.dataDir)) + Number(rows[0]?.bytes);
};
