import { ofSite, type PerSite, SEED_SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getFigures } from "../../src/usecases/figures/getFigures.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { deleteOrderRows, insertOrderRows, type OrderRow } from "./figureRows.ts";

/** Clocks in Sydney change on 4 October 2026 (a day of 23 hours) and on 5 April 2026 (one of 25). */
const SPANS = [
  { from: "2026-10-01", to: "2026-10-07" },
  { from: "2026-10-04", to: "2026-10-04" },
  { from: "2026-04-03", to: "2026-04-06" },
  { from: "2026-04-05", to: "2026-04-05" },
] as const;

const TIME_ZONES: PerSite<string> = { ZA: "Africa/Johannesburg", AU: "Australia/Sydney" };

/** Minutes around both changes of clocks, in the periods and right before and after them. */
const instant = fc
  .tuple(
    fc.constantFrom("2026-09-22T00:00:00Z", "2026-03-28T00:00:00Z"),
    fc.integer({ min: 0, max: 18 * 24 * 60 }),
  )
  .map(([start, minutes]) => new Date(Date.parse(start) + minutes * 60_000));

const order: fc.Arbitrary<OrderRow> = fc
  .record({
    site: fc.constantFrom(...SEED_SITE_CODES),
    isTest: fc.boolean(),
    createdAt: instant,
    total: fc.integer({ min: 10, max: 500_000 }),
    taxShare: fc.double({ min: 0, max: 0.2, noNaN: true }),
    refunds: fc.array(
      fc.record({
        share: fc.double({ min: 0, max: 0.3, noNaN: true }),
        state: fc.constantFrom("requested", "pending", "succeeded", "failed"),
        at: instant,
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ taxShare, refunds, total, ...fields }) => ({
    ...fields,
    total,
    tax: Math.round(total * taxShare),
    refunds: refunds.map(({ share, state, at }) => ({
      state,
      at,
      amount: Math.max(1, Math.floor(total * share)),
    })),
  }));

/** The day that a clock on the wall of the site's country shows. */
const wallDay = (at: Date, site: SiteCode): string => {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: ofSite(TIME_ZONES, site),
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
};

/** The tax of each refund that counts: what it adds to the tax of the order's refunds so far. */
const refundTaxes = ({ refunds, tax, total }: OrderRow) => {
  let soFar = 0;
  return refunds
    .filter(({ state }) => state === "pending" || state === "succeeded")
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((refund) => {
      const before = Math.round((tax * soFar) / total);
      soFar += refund.amount;
      return { ...refund, tax: Math.round((tax * soFar) / total) - before };
    });
};

/** Adds up the figures of a period in plain code, one order after the other. */
const addUp = (orders: readonly OrderRow[], site: SiteCode, { from, to }: { from: string; to: string }) => {
  const isOnDay = (at: Date) => wallDay(at, site) >= from && wallDay(at, site) <= to;
  const placed = orders.filter(({ createdAt }) => isOnDay(createdAt));
  const refunds = orders.flatMap(refundTaxes).filter(({ at }) => isOnDay(at));
  const grossSales = sum(placed.map(({ total }) => total));
  const refunded = sum(refunds.map(({ amount }) => amount));
  return {
    orders: placed.length,
    grossSales,
    refunded,
    netSales: grossSales - refunded,
    tax: sum(placed.map(({ tax }) => tax)) - sum(refunds.map(({ tax }) => tax)),
    averageOrder: placed.length === 0 ? null : Math.round(grossSales / placed.length),
    medianOrder: medianOf(placed.map(({ total }) => total)),
    failed: sum(
      orders
        .flatMap((candidate) => candidate.refunds)
        .filter(({ state, at }) => state === "failed" && isOnDay(at))
        .map(({ amount }) => amount),
    ),
  };
};

describe("figures of money", () => {
  const shop = useTestShop();

  test("every figure equals a sum over the orders, in both sites, across changes of clocks", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { maxLength: 14 }),
        fc.constantFrom(...SPANS),
        async (orders, span) => {
          await deleteOrderRows(shop.database);
          await insertOrderRows(shop.database, orders);
          for (const site of SEED_SITE_CODES) {
            for (const payments of ["real", "test"] as const) {
              const counted = orders.filter(
                (row) => row.site === site && row.isTest === (payments === "test"),
              );
              const found = await getFigures(shop.shop, OWNER_ACTOR, { site, ...span, payments });
              if (found.kind === "error") throw new Error(found.message);
              const { figures, days, previousSpan, previousDays, failedRefunds } = found.value;
              const figureOf = (key: string, when: "current" | "previous") =>
                figures.find((figure) => figure.key === key)?.[when].value;
              for (const [when, period] of [
                ["current", span],
                ["previous", previousSpan],
              ] as const) {
                const { failed, ...expected } = addUp(counted, site, period);
                for (const [key, value] of Object.entries(expected))
                  expect([site, payments, when, key, figureOf(key, when)]).toEqual([
                    site,
                    payments,
                    when,
                    key,
                    value,
                  ]);
                if (when === "current") expect(failedRefunds.amount).toBe(failed);
              }
              for (const { day, orders: count, grossSales, refunded, netSales, tax } of [
                ...previousDays,
                ...days,
              ]) {
                const expected = addUp(counted, site, { from: day, to: day });
                expect({ day, count, grossSales, refunded, netSales, tax }).toEqual({
                  day,
                  count: expected.orders,
                  grossSales: expected.grossSales,
                  refunded: expected.refunded,
                  netSales: expected.netSales,
                  tax: expected.tax,
                });
              }
            }
          }
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);
});
