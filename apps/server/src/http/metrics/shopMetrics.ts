import type { Registry } from "prom-client";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { QueueStats, ReadStats, ShopStats } from "../../ports/platform/ShopStats.ts";
import { addGauge } from "./metrics.ts";

type MetricEntries = Iterable<readonly [string, number]>;

const queueEntries = ({ count, oldestSeconds }: QueueStats): MetricEntries => [
  ["count", count],
  ["oldest_seconds", oldestSeconds],
];

/** Name, help text, label and entries of each metric. */
const SHOP_METRICS: readonly (readonly [string, string, string, (stats: ShopStats) => MetricEntries])[] = [
  ["orders", "Orders ever placed", "site", ({ orderCounts }) => orderCounts],
  ["payments_of_day", "Payments that began within a day", "status", (stats) => stats.paymentsOfDay],
  ["refunds", "Refunds that have not ended, or failed within a day", "state", ({ refunds }) => refunds],
  ["mails_waiting", "Mails that wait to be sent", "of", ({ mails }) => queueEntries(mails)],
  [
    "payment_events_waiting",
    "Payment events that wait to be processed",
    "of",
    (stats) => queueEntries(stats.paymentEvents),
  ],
  [
    "attention",
    "What a person must look at: payments to review, mails that failed within a day",
    "what",
    ({ paymentsToReview, mailsFailed }) => [
      ["payments_to_review", paymentsToReview],
      ["mails_given_up", mailsFailed],
    ],
  ],
  [
    "uploads_in_flight",
    "Requests that are uploading photos now",
    "to",
    (stats) => [["all", stats.uploadsInFlight]],
  ],
];

/** Shortest time between two reads of the database, however often the metrics are requested. */
const CACHE_TTL_MS = 5_000;

/**
 * Adds the shop's figures and returns a function that updates them; call it before the registry is read. All
 * processes report the same figures, so a graph takes their maximum, not their sum. While the database does not
 * answer they are absent, and the figures of the process stay.
 */
export const addShopMetrics = (
  registry: Registry,
  { readStats, clock }: { readonly readStats: ReadStats; readonly clock: Clock },
): (() => Promise<void>) => {
  let stats: ShopStats | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  addGauge(registry, "storywall_up", "1 when a part of the shop answers this process", "part", () => [
    ["database", stats ? 1 : 0],
  ]);
  for (const [name, help, label, entries] of SHOP_METRICS) {
    addGauge(registry, `storywall_shop_${name}`, help, label, () => (stats ? entries(stats) : []));
  }
  return async () => {
    if (performance.now() - readAt < CACHE_TTL_MS) return;
    readAt = performance.now();
    stats = await readStats(clock.now()).catch(() => undefined);
  };
};
