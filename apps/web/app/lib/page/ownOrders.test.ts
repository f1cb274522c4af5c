import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { beforeEach, expect, test, vi } from "vitest";
import {
  findOwnOrder,
  findRecentOrder,
  HAS_RECENT_ORDER,
  MARK_RECENT_ORDER,
  RECENT_ORDER_DAYS,
  readOwnOrders,
  saveOwnOrder,
} from "./ownOrders.ts";

const stored = new Map<string, string>();
const toggleAttribute = vi.fn();

beforeEach(() => {
  stored.clear();
  toggleAttribute.mockClear();
  vi.stubGlobal("document", { documentElement: { toggleAttribute } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const orderOf = (orderId: string, ...lines: string[]) => ({
  orderId,
  number: `No. ${orderId}`,
  lines: lines.map((uuid) => ({ uuid, tiles: 11 })),
});

test("an order that was placed here is found by a line of its cart, the newest first", () => {
  saveOwnOrder(orderOf("one", "line-1", "line-2"));
  saveOwnOrder(orderOf("two", "line-2"));
  saveOwnOrder(orderOf("two", "line-2"));
  expect(readOwnOrders().map(({ orderId }) => orderId)).toEqual(["two", "one"]);
  expect([findOwnOrder(["line-1"])?.orderId, findOwnOrder(["line-2"])?.orderId]).toEqual(["one", "two"]);
  expect(findOwnOrder(["line-3", "line-1", "line-2"])?.orderId).toBe("two");
  expect([findOwnOrder(["line-3"]), findOwnOrder([])]).toEqual([undefined, undefined]);
});

test("B9 an ordered line has its number of tiles, unless it was stored without one", () => {
  const data = [{ ...orderOf("one", "line-1"), lines: [{ uuid: "line-1", tiles: 11 }, "line-2"] }];
  stored.set("own_orders", JSON.stringify({ version: 1, data }));
  expect(findOwnOrder(["line-1"])).toEqual({ orderId: "one", number: "No. one", uuid: "line-1", tiles: 11 });
  expect(findOwnOrder(["line-2"])).toEqual({
    orderId: "one",
    number: "No. one",
    uuid: "line-2",
    tiles: null,
  });
});

test("B9 an order has the time at which it was placed, unless that is no time", () => {
  const orderedAt = "2026-11-24T09:00:00.000Z";
  saveOwnOrder({ ...orderOf("one", "line-1"), orderedAt });
  saveOwnOrder({ ...orderOf("two", "line-2"), orderedAt: "soon" });
  expect([findOwnOrder(["line-1"])?.orderedAt, findOwnOrder(["line-2"])?.orderedAt]).toEqual([
    orderedAt,
    undefined,
  ]);
});

test("of what is stored only orders count, and none leads elsewhere", () => {
  const data = [{ orderId: "../admin", number: "1", lines: [] }, "two", { ...orderOf("one", "line-1") }];
  stored.set("own_orders", JSON.stringify({ version: 1, data }));
  expect(readOwnOrders()).toEqual([orderOf("one", "line-1")]);
});

test.each([
  ["of today", new Date().toISOString(), true],
  ["of yesterday", new Date(Date.now() - DAY_MS).toISOString(), true],
  ["whose walls hang", new Date(Date.now() - RECENT_ORDER_DAYS * DAY_MS).toISOString(), false],
  ["of an unknown day", undefined, false],
])(
  "B4 before its first paint a page reserves a place for an order %s exactly when it tells of it",
  (_, orderedAt, isTold) => {
    saveOwnOrder({ ...orderOf("one", "line-1"), ...(orderedAt !== undefined && { orderedAt }) });
    expect(findRecentOrder()?.orderId).toBe(isTold ? "one" : undefined);
    expect(toggleAttribute.mock.lastCall).toEqual([HAS_RECENT_ORDER, isTold]);
    new Function(MARK_RECENT_ORDER)();
    expect(toggleAttribute.mock.lastCall).toEqual([HAS_RECENT_ORDER, isTold]);
  },
);

test("B4 a browser without an order reserves no place for one", () => {
  new Function(MARK_RECENT_ORDER)();
  expect([findRecentOrder(), toggleAttribute.mock.lastCall]).toEqual([null, [HAS_RECENT_ORDER, false]]);
});
