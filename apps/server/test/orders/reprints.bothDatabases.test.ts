// Spoilt tiles of orders that are not sent: back into the queue, with their reason.

import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getOrderWork as getWork } from "../../src/usecases/orders/orderWork.ts";
import { openTestPrinter, type TestPrinter } from "../print/testPrinter.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { buyPrintedOrder, buySentOrder, tileOf } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
let printer: TestPrinter;
beforeEach(async () => {
  printer = await openTestPrinter(shop);
});
afterEach(async () => {
  await shop.database.updateTable("printJobs").set({ state: "cancelled", leaseId: null }).execute();
  await shop.database.updateTable("printFolders").set({ dueAt: null, leaseId: null }).execute();
  await printer.close();
});

const buyRenderedOrder = async () => {
  const { order } = await shopper(shop).buy();
  shop.clock.advance(3 * HOUR_MS);
  await printer.runDue();
  return order;
};
const workOf = (orderId: string) => callAsOwner(shop, getOrderWork, { params: { orderId } });
const jobStates = async (orderId: string) =>
  Object.fromEntries((await workOf(orderId)).tiles.map(({ tile, state }) => [tile, state]));

test("B13 a spoilt tile goes back into the queue with its reason, and the others stay", async () => {
  const order = await buyRenderedOrder();
  const { orderId } = order;
  const work = await callAsOwner(shop, reprintTile, {
    params: { orderId },
    body: { ...tileOf(order), reason: "dust" },
  });
  expect(work.reprints).toMatchObject([{ ...tileOf(order), reason: "dust", pieces: 1, who: "Owner" }]);
  expect(work.events).toMatchObject([{ kind: "reprinted", who: "Owner", text: "tile 3: Dust or a scratch" }]);
  expect(await jobStates(orderId)).toEqual({
    tile_1: "done",
    tile_2: "done",
    tile_3: "waiting",
    tile_4: "done",
  });
});

test("B13 a folder is reopened by a reprint, and complete again after it", async () => {
  const order = await buyRenderedOrder();
  const { orderId, orderNumber } = order;
  expect(await printer.listFiles(orderNumber)).toContain("complete");
  const before = printer.rendered.length;
  await callAsOwner(shop, reprintTile, {
    params: { orderId },
    body: { ...tileOf(order), reason: "printer" },
  });
  // A worker that only looks after folders sees that a print is missing.
  await printer.completeFolders();
  expect(await printer.listFiles(orderNumber)).not.toContain("complete");
  await printer.runDue();
  expect(await printer.listFiles(orderNumber)).toContain("complete");
  expect(printer.rendered.length - before).toBe(1);
  expect(new Set(Object.values(await jobStates(orderId)))).toEqual(new Set(["done"]));
});

test("B13 a reprint is the first in the queue", async () => {
  const spoilt = await buyPrintedOrder(shop);
  const waiting = await shopper(shop).buy();
  shop.clock.advance(DAY_MS);
  await callAsOwner(shop, reprintTile, {
    params: { orderId: spoilt.orderId },
    body: { ...tileOf(spoilt), reason: "cut" },
  });
  const lease = { id: "first", ends: new Date(shop.clock.now().getTime() + HOUR_MS) };
  const job = await shop.shop.repositories.printJobs.claim(shop.clock.now(), lease);
  expect(waiting.order.orderId).not.toBe(spoilt.orderId);
  expect(job).toMatchObject({ orderId: spoilt.orderId, tile: "tile_3", pieces: 1 });
});

test("B13 a tile can be reprinted as often as it is spoilt, at any time before sending", async () => {
  const order = await buyRenderedOrder();
  const input = { params: { orderId: order.orderId }, body: { ...tileOf(order), reason: "dust" } };
  await callAsOwner(shop, reprintTile, input);
  await printer.runDue();
  shop.clock.advance(30 * DAY_MS);
  await callAsOwner(shop, reprintTile, input);
  expect((await workOf(order.orderId)).reprints.length).toBe(2);
});

test("B13 one request is one spoilt piece, however often it arrives", async () => {
  const order = await buyPrintedOrder(shop);
  const input = {
    params: { orderId: order.orderId },
    body: { ...tileOf(order), reason: "dust" },
    idempotencyKey: crypto.randomUUID(),
  };
  await Promise.all([1, 2, 3].map(() => tryCallAsOwner(shop, reprintTile, input)));
  // A day later the stored reply is gone; the row is not.
  await shop.database.deleteFrom("idempotencyKeys").execute();
  await callAsOwner(shop, reprintTile, input);
  expect((await workOf(order.orderId)).reprints.length).toBe(1);
  const other = { ...input, body: { ...tileOf(order, "tile_1"), reason: "dust" } };
  expect(await tryCallAsOwner(shop, reprintTile, other)).toEqual({ error: "IDEMPOTENCY_MISMATCH" });
});

test("B13 two people who reprint a tile at once make it once", async () => {
  const order = await buyPrintedOrder(shop);
  const input = { params: { orderId: order.orderId }, body: { ...tileOf(order), reason: "dust" } };
  const answers = await Promise.all([1, 2, 3].map(() => tryCallAsOwner(shop, reprintTile, input)));
  expect(answers.filter((answer) => "reply" in answer).length).toBe(1);
  expect((await workOf(order.orderId)).reprints.length).toBe(1);
});

test("B13 a tile of a sent order is not reprinted, nor one that waits or was never ordered", async () => {
  const sent = await buySentOrder(shop);
  const reprint = (orderId: string, body: object) =>
    tryCallAsOwner(shop, reprintTile, { params: { orderId }, body });
  expect(await reprint(sent.orderId, { ...tileOf(sent), reason: "dust" })).toEqual({ error: "CONFLICT" });
  const { order } = await shopper(shop).buy();
  expect(await reprint(order.orderId, { ...tileOf(order), reason: "dust" })).toEqual({ error: "CONFLICT" });
  const printed = await buyPrintedOrder(shop);
  const printedTile = tileOf(printed);
  expect(await reprint(printed.orderId, { ...printedTile, reason: "lost" })).toEqual({ error: "CONFLICT" });
  expect(await reprint(printed.orderId, { ...printedTile, pieces: 2, reason: "dust" })).toEqual({
    error: "CONFLICT",
  });
  expect(await reprint(printed.orderId, { ...printedTile, tile: "tile_9", reason: "dust" })).toEqual({
    error: "NOT_FOUND",
  });
  expect((await workOf(printed.orderId)).reprints).toEqual([]);
});

test("B13 a tile whose photo was deleted is not reprinted, and the page says until when one can be", async () => {
  const order = await buyPrintedOrder(shop);
  expect((await workOf(order.orderId)).printableUntil).toBeNull();
  const sent = await buySentOrder(shop);
  const until = new Date(shop.clock.now().getTime() + 365 * DAY_MS).toISOString();
  expect((await workOf(sent.orderId)).printableUntil).toBe(until);
  const [line] = (await shop.shop.repositories.orders.find(order.orderId))?.lines ?? [];
  const handles = line?.design.photos.map(({ handle }) => handle ?? "") ?? [];
  await shop.database.deleteFrom("visitorPhotos").where("assetId", "in", handles).execute();
  await shop.database.deleteFrom("photos").where("assetId", "in", handles).execute();
  const body = { ...tileOf(order), reason: "dust" };
  expect(await tryCallAsOwner(shop, reprintTile, { params: { orderId: order.orderId }, body })).toEqual({
    error: "CONFLICT",
  });
});

test("B13 who works with prints sees each tile's photo, until the photos are deleted", async () => {
  const { orderId } = await buyPrintedOrder(shop);
  const photoUrls = async (role: StaffRole = "workshop") => {
    const work = await getWork(shop.shop, { ...OWNER_ACTOR, role }, orderId);
    if (work.kind === "error") throw new Error(work.message);
    return [...new Set(work.value.tiles.map(({ photoUrl }) => photoUrl))];
  };
  const [line] = (await shop.shop.repositories.orders.find(orderId))?.lines ?? [];
  expect(await photoUrls()).toEqual([line?.design.photos[0]?.url]);
  expect(await photoUrls("books")).toEqual([null]);
  await shop.database
    .updateTable("orders")
    .set({ photosGoneAt: shop.clock.now() })
    .where("id", "=", orderId)
    .execute();
  expect(await photoUrls()).toEqual([null]);
});
