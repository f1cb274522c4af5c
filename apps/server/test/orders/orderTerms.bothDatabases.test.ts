// What an order was sold with stays, whatever the owner changes at the site afterwards.

import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { findOrders } from "@storywall/contract/calls/owner/findOrders.ts";
import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { calculateDispatchDates } from "@storywall/domain/orders/dispatchDates.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { expect, test } from "vitest";
import { changeSite } from "../../src/usecases/sites/changeSite.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const change = async (edit: object) => {
  const { version } = (await shop.shop.refreshSites()).ZA;
  await changeSite(shop.shop, OWNER_ACTOR, "ZA", { expectedVersion: version, change: edit });
  await shop.shop.refreshSites();
};
const buy = async () => (await shopper(shop).buy()).order;
const rowOf = async (orderNumber: string) =>
  (await callAsOwner(shop, findOrders, { query: { text: orderNumber } })).items[0];
const read = async (orderId: string) => {
  const data = await expectOk(shop.call(getData, { params: { id: orderId } }));
  if (!("orderNumber" in data)) throw new Error(`${orderId} is no order.`);
  return data;
};
const lateOrders = async () =>
  (await callAsOwner(shop, getToday, {})).late.items.map(({ orderNumber }) => orderNumber);

test("B9 a shorter time for changes is for new orders: the shopper of an older one may still cancel", async () => {
  const order = await buy();
  const { changeableUntil } = await read(order.orderId);
  await change({ changeWindowMinutes: 5 });
  const newer = await buy();
  shop.clock.advance(10 * MINUTE_MS);
  expect(await rowOf(order.orderNumber)).toMatchObject({ canBegin: false });
  expect(await rowOf(newer.orderNumber)).toMatchObject({ canBegin: true });
  expect(await read(order.orderId)).toMatchObject({ isCancellable: true, changeableUntil });
  await expectOk(shop.call(cancelOrder, { params: { orderId: order.orderId }, body: {} }));
  await change({ changeWindowMinutes: 120 });
});

test("B9 other dispatch days change no promise: neither what the shopper reads nor when an order is late", async () => {
  const order = await buy();
  const before = await rowOf(order.orderNumber);
  const { dispatchDays, ...za } = (await shop.shop.refreshSites()).ZA.site;
  await change({ dispatchDays: { from: 1, to: 20 } });
  const newer = await buy();
  expect((await rowOf(order.orderNumber))?.sendBy).toBe(before?.sendBy);
  const placedAt = shop.clock.now().toISOString();
  expect((await rowOf(newer.orderNumber))?.sendBy).toBe(
    calculateDispatchDates(placedAt, { ...za, dispatchDays: { from: 1, to: 20 } }).to,
  );
  expect((await read(order.orderId)).promise?.dispatchDays).toEqual(dispatchDays);
  shop.clock.advance(7 * DAY_MS + HOUR_MS);
  const isLate = async () => {
    const late = await lateOrders();
    return [order, newer].map(({ orderNumber }) => late.includes(orderNumber));
  };
  expect(await isLate()).toEqual([true, false]);
  await change({ dispatchDays });
  expect(await isLate()).toEqual([true, false]);
});

test("B9 an order from before promises were stored goes by the site as it is", async () => {
  const order = await buy();
  await shop.database.updateTable("orders").set({ terms: null }).where("id", "=", order.orderId).execute();
  await change({ changeWindowMinutes: 5 });
  shop.clock.advance(10 * MINUTE_MS);
  expect(await rowOf(order.orderNumber)).toMatchObject({ canBegin: true });
  shop.clock.advance(30 * DAY_MS);
  expect(await lateOrders()).toContain(order.orderNumber);
});
