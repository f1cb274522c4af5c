import { getFigures } from "@storywall/contract/calls/figures/getFigures.ts";
import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { replaceTiles } from "../../src/usecases/orders/replacements/replaceTiles.ts";
import { createOwnerCookie, createStaffCookie, OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { buyPrintedOrder, buySentOrder } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import type { TestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { insertOrderRows } from "./figureRows.ts";

/** A Monday, in the morning of Johannesburg. */
const MONDAY = "2026-11-23T06:00:00.000Z";

const read = (shop: TestShop, query: Readonly<Record<string, string>> = {}): Promise<FigureReport> =>
  callAsOwner(shop, getFigures, { query: { site: "ZA", ...query } });

const valueOfFigure = ({ figures }: FigureReport, key: string) =>
  figures.find((figure) => figure.key === key)?.current;

describe("a shop whose payments are all tests", () => {
  const shop = useTestShop(createFakeClock(MONDAY));
  let report: FigureReport;
  beforeAll(async () => {
    const sent = await buySentOrder(shop);
    await replaceTiles(shop.shop, OWNER_ACTOR, {
      orderId: sent.orderId,
      tiles: [{ lineId: sent.lineItems[0]?.cartItemId ?? "", tile: "tile_3", pieces: 1 }],
      reason: "damaged_on_the_way",
      note: null,
    });
    await buyPrintedOrder(shop);
    const anna = shopper(shop);
    await anna.fillCart();
    shop.clock.advance(DAY_MS);
    await shop.shop.background.drain();
    report = await read(shop);
  });

  test("its figures are of test payments, and say so", () => {
    expect(report).toMatchObject({
      payments: "test",
      hasOtherPayments: false,
      from: "2026-11-18",
      to: "2026-11-24",
    });
    expect(valueOfFigure(report, "orders")?.value).toBe(2);
  });

  test("real payments alone are asked for: nothing is there, and the other kind is named", async () => {
    const real = await read(shop, { payments: "real" });
    expect(real).toMatchObject({ payments: "real", hasOtherPayments: true });
    expect(valueOfFigure(real, "grossSales")?.value).toBe(0);
    expect(real.backlog.counts.ordersReady).toBe(0);
  });

  test("pieces are counted by size and frame", () => {
    expect(report.tilesByVariant.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(8);
    expect(valueOfFigure(report, "tiles")?.value).toBe(8);
    expect(new Set(report.tilesByVariant.map(({ size }) => size)).size).toBeGreaterThan(0);
  });

  test("what was made, sent and made again is counted; a replacement is no order", () => {
    expect(valueOfFigure(report, "ordersSent")?.value).toBe(1);
    expect(valueOfFigure(report, "sentOnTime")).toEqual({ value: 1, total: 1 });
    expect(valueOfFigure(report, "daysToSend")?.value).toBe(0.1);
    expect(valueOfFigure(report, "remakes")).toEqual({ value: 1, total: 8 });
    expect(report.remakes).toEqual([{ reason: "damaged_on_the_way", isAfterSending: true, pieces: 1 }]);
    expect(valueOfFigure(report, "softPhotos")).toEqual({ value: 0, total: 8 });
  });

  test("what waits now is counted by its age in local days", () => {
    expect(report.backlog.counts).toMatchObject({ printsWaiting: 1, ordersReady: 1, ordersLate: 0 });
    expect(report.backlog.printsByAge).toEqual([
      { days: 0, prints: 0 },
      { days: 1, prints: 1 },
      { days: 2, prints: 0 },
      { days: 3, prints: 0 },
    ]);
    expect(report.backlog.oldestPrintDays).toBe(1);
  });

  test("the way from visit to order never grows from step to step, and its young days are unfinished", () => {
    const visitors = report.funnel?.steps.map(({ visitors: count }) => count) ?? [];
    expect(visitors).toEqual(visitors.toSorted((a, b) => b - a));
    expect(visitors[0]).toBeGreaterThanOrEqual(3);
    expect(visitors.at(-1)).toBe(2);
    expect(report.funnel?.unfinishedSince).toBe("2026-11-18");
  });

  test("B13 who is signed in as staff and looks at the shop is no visitor", async () => {
    const visitorsOf = async () => (await read(shop)).funnel?.steps[0]?.visitors ?? 0;
    const visit = (cookie: string) =>
      shop.app.inject({
        method: "POST",
        url: "/api/misc/create_user",
        headers: { cookie },
        payload: { site: "ZA" },
      });
    const before = await visitorsOf();
    expect((await visit(await createOwnerCookie(shop))).statusCode).toBe(200);
    expect(await visitorsOf()).toBe(before);
    expect((await visit("")).statusCode).toBe(200);
    expect(await visitorsOf()).toBe(before + 1);
  });

  test("a cart that nobody used for a day is abandoned, one of three", async () => {
    shop.clock.advance(60_000);
    expect(valueOfFigure(await read(shop), "abandonedCarts")).toEqual({ value: 1, total: 3 });
  });

  test("days of which carts may have been deleted are no funnel and no abandoned carts", async () => {
    const old = await read(shop, { from: "2026-01-01", to: "2026-01-31" });
    expect(old.funnel).toBeNull();
    expect(valueOfFigure(old, "abandonedCarts")).toEqual({ value: null, total: null });
  });

  test("an order is late from the day after the last promised one", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    expect((await read(shop)).backlog.counts.ordersLate).toBe(0);
    await shop.database
      .updateTable("orderHistory")
      .set({ at: new Date("2026-10-01T08:00:00Z") })
      .where("orderId", "=", orderId)
      .execute();
    expect((await read(shop)).backlog.counts.ordersLate).toBe(1);
    const setTerms = (to: number) =>
      shop.database
        .updateTable("orders")
        .set({ terms: JSON.stringify({ dispatchDays: { from: 1, to } }) })
        .where("id", "=", orderId)
        .execute();
    await setTerms(60);
    expect((await read(shop)).backlog.counts.ordersLate).toBe(0);
    await setTerms(2);
    expect((await read(shop)).backlog.counts.ordersLate).toBe(1);
  });

  test("spans that make no sense are refused in a sentence", async () => {
    for (const query of [
      { from: "2026-11-24", to: "2026-11-23" },
      { from: "2025-01-01", to: "2026-11-23" },
      { from: "2026-02-30", to: "2026-03-01" },
      { from: "0001-01-01", to: "0001-01-01" },
    ])
      expect(await tryCallAsOwner(shop, getFigures, { query: { site: "ZA", ...query } })).toEqual({
        error: "BAD_REQUEST",
      });
  });
});

describe("files for spreadsheets", () => {
  const shop = useTestShop(createFakeClock(MONDAY));
  beforeAll(async () => {
    const at = shop.clock.now();
    const refunds = [{ amount: 2_500, state: "succeeded", at }] as const;
    await insertOrderRows(shop.database, [
      { site: "ZA", isTest: false, createdAt: at, total: 123_450, tax: 16_102, refunds },
    ]);
  });

  test("a table is saved as CSV, with plain numbers of the site's currency", async () => {
    const response = await shop.app.inject({
      url: "/api/owner/figures/days.csv?site=ZA&from=2026-11-23&to=2026-11-23",
      headers: { cookie: await createOwnerCookie(shop) },
    });
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.body.split("\r\n").slice(0, 3)).toEqual([
      '"Day","Orders","Gross sales (ZAR)","Refunds (ZAR)","Net sales (ZAR)","VAT included (ZAR)"',
      '"2026-11-22",0,0,0,0,0',
      '"2026-11-23",1,1234.5,25,1209.5,157.76',
    ]);
  });

  test("the workshop gets no figures of money, and strangers none at all", async () => {
    const url = "/api/owner/figures/days.csv?site=ZA";
    const workshop = { cookie: await createStaffCookie(shop, "workshop") };
    expect((await shop.app.inject({ url, headers: workshop })).statusCode).toBe(403);
    expect((await shop.app.inject({ url })).statusCode).toBe(401);
  });
});
