// Tiles of sent orders that are made again at no charge, in a parcel of their own.

import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getOrders } from "@storywall/contract/calls/owner/getOrders.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { moveReplacement } from "@storywall/contract/calls/workshop/moveReplacement.ts";
import { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { purgeOldPrints } from "../../src/usecases/print/purgeOldPrints.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { openTestPrinter, type TestPrinter } from "../print/testPrinter.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { buyPrintedOrder, buySentOrder, finishPrints, PARCEL, tileOf } from "../support/sentOrders.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
let printer: TestPrinter;
beforeEach(async () => {
  printer = await openTestPrinter(shop);
});
afterEach(async () => {
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
  await printer.close();
});

const replacing = (order: Parameters<typeof tileOf>[0], idempotencyKey?: string) => ({
  params: { orderId: order.orderId },
  body: { tiles: [tileOf(order), tileOf(order, "tile_1")], reason: "damaged_on_the_way" },
  ...(idempotencyKey ? { idempotencyKey } : {}),
});
const workOf = (orderId: string) => callAsOwner(shop, getOrderWork, { params: { orderId } });
const firstOf = ({ replacements: [first] }: OrderWork) => {
  if (!first) throw new Error("The order has no replacement.");
  return first;
};
const move = (orderId: string, replacementId: string, body: object) =>
  tryCallAsOwner(shop, moveReplacement, { params: { orderId, replacementId }, body });

test("B13 ticked tiles of a sent order are made again under a number of their own, at no charge", async () => {
  const order = await buySentOrder(shop);
  const work = await callAsOwner(shop, replaceTiles, replacing(order));
  expect(work.replacements).toMatchObject([
    {
      number: `${order.orderNumber}-R1`,
      state: "in_production",
      reason: "damaged_on_the_way",
      prints: 2,
      printsReady: 0,
      createdBy: "Owner",
    },
  ]);
  expect(work.events.at(-1)).toMatchObject({
    kind: "replacement_made",
    text: `${order.orderNumber}-R1: tile 3, tile 1. Damaged on the way.`,
  });
});

test("B13 its shopper sees a replacement and its parcel on the order, and neither the reason nor one that was stopped", async () => {
  const order = await buySentOrder(shop);
  const shownTo = async () => {
    const reply = await expectOk(shop.call(getData, { params: { id: order.orderId } }));
    return "replacements" in reply ? reply.replacements : undefined;
  };
  expect(await shownTo()).toBeUndefined();
  const work = await callAsOwner(shop, replaceTiles, replacing(order));
  const number = `${order.orderNumber}-R1`;
  const createdAt = firstOf(work).createdAt;
  expect(await shownTo()).toEqual([{ number, status: "in_production", tiles: 2, tracking: null, createdAt }]);
  await move(order.orderId, firstOf(work).replacementId, { to: "cancelled" });
  expect(await shownTo()).toBeUndefined();
});

test("B13 a replacement is no order: money, state, prints and lists of the first one stay", async () => {
  const order = await buySentOrder(shop);
  const read = async () => ({
    order: await callAsOwner(shop, getOrder, { params: { orderId: order.orderId } }),
    orders: await callAsOwner(shop, getOrders, { query: {} }),
    payments: await shop.database.selectFrom("payments").selectAll().orderBy("id").execute(),
    promo: await shop.database.selectFrom("promoUses").selectAll().execute(),
  });
  const before = await read();
  await callAsOwner(shop, replaceTiles, replacing(order));
  expect(await read()).toEqual(before);
});

test("B13 a replacement has a folder of its own, with its tiles only", async () => {
  const order = await buySentOrder(shop);
  const { number } = firstOf(await callAsOwner(shop, replaceTiles, replacing(order)));
  await printer.runDue();
  expect(await printer.listFiles(number)).toEqual(
    [
      `${number}_01_tile-1_30x45_portrait.jpg`,
      `${number}_01_tile-3_30x45_portrait.jpg`,
      `${number}_hanging-guide.pdf`,
      `${number}_job-ticket.pdf`,
      `${number}_packing-slip.pdf`,
      "complete",
      "order.csv",
      "order.json",
    ].sort(),
  );
  const [ticket, csv] = await Promise.all(
    [`${number}_job-ticket.pdf`, "order.csv"].map((name) => printer.readFile(number, name)),
  );
  expect(ticket).toBe(`ticket ${number} 2 http://za.localhost/admin/pack/${number}`);
  expect(csv?.match(new RegExp(number, "g"))?.length).toBe(4);
  expect(await printer.listFiles(order.orderNumber)).toEqual([]);
  expect(firstOf(await workOf(order.orderId))).toMatchObject({ prints: 2, printsReady: 2 });
});

test("B13 a replacement is sent, arrives, and its shopper is written to about each parcel", async () => {
  const order = await buySentOrder(shop);
  const { orderId, email } = order;
  const { replacementId, number } = firstOf(await callAsOwner(shop, replaceTiles, replacing(order)));
  const shipped = { to: "shipped", tracking: { ...PARCEL, number: "TCG 456" } };
  // Its prints are not made, so a person must confirm that it has left.
  expect(await move(orderId, replacementId, shipped)).toEqual({ error: "CONFLICT" });
  await move(orderId, replacementId, { ...shipped, isConfirmed: true });
  await move(orderId, replacementId, shipped);
  await move(orderId, replacementId, { to: "delivered" });
  expect(firstOf(await workOf(orderId))).toMatchObject({
    state: "delivered",
    tracking: { number: "TCG 456" },
  });
  await shop.shop.background.drain();
  const mails = shop.mailbox.to(email).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject.includes("again"))).toEqual([
    `We're making part of your order ${order.orderNumber} again`,
  ]);
  expect(mails.filter((subject) => subject.includes(number))).toEqual([
    `Your replacement ${number} is on its way`,
  ]);
  expect(shop.mailbox.to(email).at(-1)?.text).toContain("TCG 456");
  const { status, tracking } = await callAsOwner(shop, getOrder, { params: { orderId } });
  expect([status, tracking?.number]).toEqual(["shipped", "TCG 123"]);
});

test("B13 one request is one replacement, from a double click and after its reply is forgotten", async () => {
  const order = await buySentOrder(shop);
  const input = replacing(order, crypto.randomUUID());
  await Promise.all([1, 2, 3, 4].map(() => tryCallAsOwner(shop, replaceTiles, input)));
  await shop.database.deleteFrom("idempotencyKeys").execute();
  const work = await callAsOwner(shop, replaceTiles, input);
  expect(work.replacements.length).toBe(1);
  const other = { ...input, body: { ...input.body, reason: "lost" } };
  expect(await tryCallAsOwner(shop, replaceTiles, other)).toEqual({ error: "IDEMPOTENCY_MISMATCH" });
});

test("B13 two people who replace the same tile at once make it once", async () => {
  const order = await buySentOrder(shop);
  const answers = await Promise.all(
    [1, 2, 3].map(() => tryCallAsOwner(shop, replaceTiles, replacing(order))),
  );
  expect(answers.filter((answer) => "reply" in answer).length).toBe(1);
  expect((await workOf(order.orderId)).replacements.length).toBe(1);
});

test("B13 a tile can be replaced again after its replacement was sent or stopped", async () => {
  const order = await buySentOrder(shop);
  const { orderId, orderNumber } = order;
  const first = firstOf(await callAsOwner(shop, replaceTiles, replacing(order)));
  await move(orderId, first.replacementId, { to: "cancelled" });
  await callAsOwner(shop, replaceTiles, replacing(order));
  const work = await workOf(orderId);
  expect(work.replacements.map(({ number, state }) => [number, state])).toEqual([
    [`${orderNumber}-R1`, "cancelled"],
    [`${orderNumber}-R2`, "in_production"],
  ]);
  // Nothing of the stopped one is printed.
  await printer.runDue();
  expect(await printer.listFiles(`${orderNumber}-R1`)).toEqual([]);
  expect(await printer.listFiles(`${orderNumber}-R2`)).toContain("complete");
});

test("B13 a spoilt tile of a replacement is printed again in it", async () => {
  const order = await buySentOrder(shop);
  const { orderId } = order;
  const { replacementId } = firstOf(await callAsOwner(shop, replaceTiles, replacing(order)));
  await finishPrints(shop, replacementId);
  const body = { ...tileOf(order), replacementId, reason: "cut" };
  const work = await callAsOwner(shop, reprintTile, { params: { orderId }, body });
  expect(firstOf(work)).toMatchObject({ prints: 2, printsReady: 1 });
  expect(work.reprints).toMatchObject([{ tile: "tile_3", reason: "cut" }]);
});

test("B13 only what was sent is replaced, in no more pieces, and by no order that was not sent", async () => {
  const printed = await buyPrintedOrder(shop);
  expect(await tryCallAsOwner(shop, replaceTiles, replacing(printed))).toEqual({ error: "CONFLICT" });
  const order = await buySentOrder(shop, { ...aLine({ photoId: "photo_1" }), quantity: 2 });
  const replace = (tile: object, reason = "lost") =>
    tryCallAsOwner(shop, replaceTiles, {
      params: { orderId: order.orderId },
      body: { tiles: [{ ...tileOf(order), ...tile }], reason },
    });
  expect(await replace({ pieces: 3 })).toEqual({ error: "CONFLICT" });
  expect(await replace({ tile: "tile_9" })).toEqual({ error: "NOT_FOUND" });
  expect(await replace({ pieces: 2 })).toHaveProperty("reply");
  expect(firstOf(await workOf(order.orderId)).tiles).toMatchObject([{ tile: "tile_3", pieces: 2 }]);
});

test("B13 an order keeps its photos and prints while a replacement is made, and a year after", async () => {
  const order = await buySentOrder(shop);
  const { orderId } = order;
  shop.clock.advance(300 * DAY_MS);
  const { replacementId, number } = firstOf(await callAsOwner(shop, replaceTiles, replacing(order)));
  await printer.runDue();
  shop.clock.advance(300 * DAY_MS);
  await purgeOldPrints({ shop: shop.shop, files: printer.files });
  expect(await printer.listFiles(number)).toContain("complete");
  await move(orderId, replacementId, { to: "shipped", tracking: PARCEL, isConfirmed: true });
  shop.clock.advance(366 * DAY_MS);
  await purgeOldPrints({ shop: shop.shop, files: printer.files });
  expect(await printer.listFiles(number)).toEqual([]);
  expect((await workOf(orderId)).photosDeletedAt).toBe(shop.clock.now().toISOString());
});
