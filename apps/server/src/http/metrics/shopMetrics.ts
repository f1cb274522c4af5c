import type { Registry } from "prom-client";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { ReadFigures, ShopFigures, Waiting } from "../../ports/platform/ShopFigures.ts";
import { gaugeOf } from "./metrics.ts";

type Entries = Iterable<readonly [string, number]>;

const waiting = ({ count, oldestSeconds }: Waiting): Entries => [
  ["count", count],
  ["oldest_seconds", oldestSeconds],
];

/** Name, what it is, its label, and how it is read from the figures. */
const SHOP_METRICS: readonly (readonly [string, string, string, (figures: ShopFigures) => Entries])[] = [
  ["orders", "Orders ever placed", "site", ({ orders }) => orders],
  ["payments_of_day", "Payments that began within a day", "status", (figures) => figures.paymentsOfDay],
  ["refunds", "Refunds that are not over, or failed within a day", "state", ({ refunds }) => refunds],
  ["mails_waiting", "Mails that are not sent", "of", ({ mails }) => waiting(mails)],
  [
    "payment_events_waiting",
    "Providers' events to work on",
    "of",
    (figures) => waiting(figures.paymentEvents),
  ],
  [
    "attention",
    "What a person must look at: payments to review, mails given up within a day",
    "what",
    ({ paymentsToReview, mailsGivenUp }) => [
      ["payments_to_review", paymentsToReview],
      ["mails_given_up", mailsGivenUp],
    ],
  ],
  [
    "uploads_in_flight",
    "Requests that bring photos now",
    "to",
    (figures) => [["all", figures.uploadsInFlight]],
  ],
];

/** Many may ask; the database is asked this often. */
const FRESH_MS = 5_000;

/**
 * The figures of the shop, the same from every process (so a graph takes their maximum, not their sum). Call the answer
 * before the registry is read. While the database does not answer they are absent, and the process's own figures still come.
 */
export const addShopMetrics = (
  registry: Registry,
  { readFigures, clock }: { readonly readFigures: ReadFigures; readonly clock: Clock },
): (() => Promise<void>) => {
  let figures: ShopFigures | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  gaugeOf(registry, "storywall_up", "Whether a part of the shop answers this process", "part", () => [
    ["database", figures ? 1 : 0],
  ]);
  for (const [name, help, label, entries] of SHOP_METRICS) {
    gaugeOf(registry, `storywall_shop_${name}`, help, label, () => (figures ? entries(figures) : []));
  }
  return async () => {
    if (performance.now() - readAt < FRESH_MS) return;
    readAt = performance.now();
    figures = await readFigures(clock.now()).catch(() => undefined);
  };
};
