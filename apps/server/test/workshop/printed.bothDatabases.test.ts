// What counts as printed, and what is asked before a parcel is marked as sent. The tests follow a shop from its first order.

import { checkParcels } from "@storywall/contract/calls/owner/checkParcels.ts";
import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { sendParcels } from "@storywall/contract/calls/owner/sendParcels.ts";
import { closeBatch } from "@storywall/contract/calls/workshop/closeBatch.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { getPackage } from "@storywall/contract/calls/workshop/getPackage.ts";
import { getPackages } from "@storywall/contract/calls/workshop/getPackages.ts";
import { markBatchPrinted } from "@storywall/contract/calls/workshop/markBatchPrinted.ts";
import { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import { sendPackage } from "@storywall/contract/calls/workshop/sendPackage.ts";
import { expect, test } from "vitest";
import { callAsOwner } from "../support/ownerCalls.ts";
import {
  buyOrderToPack,
  buySentOrder,
  finishPrints,
  PARCEL,
  packAll,
  tileOf,
} from "../support/sentOrders.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const NONE_PRINTED = "None of its 4 prints is marked as printed.";
const listedOf = async (number: string) =>
  (await callAsOwner(shop, getPackages, {})).items.find((item) => item.number === number);
const checkOf = async (orderNumber: string, parcelNumber: string) =>
  (await callAsOwner(shop, checkParcels, { body: { parcels: [{ orderNumber, parcelNumber }] } })).items[0];
const doubtsOf = async (orderNumber: string) => (await checkOf(orderNumber, "ANY"))?.doubts;
const sendAsked = (orderNumber: string, parcelNumber: string) => {
  const parcels = [{ orderNumber, parcelNumber, isConfirmed: true }];
  return callAsOwner(shop, sendParcels, { body: { carrier: "Swift", parcels } });
};
const close = async () => (await callAsOwner(shop, closeBatch, { body: {} })).batches[0]?.batchId ?? "";

test("B13 a shop that prints without batches is asked once whether its prints are printed, and not for ever", async () => {
  const first = await buyOrderToPack(shop);
  expect(await doubtsOf(first.orderNumber)).toEqual([NONE_PRINTED]);
  expect((await callAsOwner(shop, getToday, {})).toPrint.count).toBe(1);
  await sendAsked(first.orderNumber, "N-1");
  const second = await buyOrderToPack(shop);
  expect(await doubtsOf(second.orderNumber)).toEqual([]);
  expect((await callAsOwner(shop, getToday, {})).toPrint.count).toBe(0);
  await sendAsked(second.orderNumber, "N-2");
});

test("B13 the prints of a batch are printed once it is marked so: the same for one order and for many", async () => {
  const { orderId, orderNumber } = await buyOrderToPack(shop);
  const batchId = await close();
  expect(await listedOf(orderNumber)).toMatchObject({ prints: 4, printsReady: 4, printsPrinted: 0 });
  expect(await doubtsOf(orderNumber)).toEqual([NONE_PRINTED]);
  expect((await checkOf(orderNumber, "B-1"))?.doubts).toEqual([NONE_PRINTED]);
  const work = () => callAsOwner(shop, getOrderWork, { params: { orderId } });
  expect((await work()).sendDoubts).toEqual([NONE_PRINTED]);
  expect((await callAsOwner(shop, getToday, {})).toPrint.items).toMatchObject([{ orderNumber }]);

  await callAsOwner(shop, markBatchPrinted, { params: { batchId }, body: {} });
  expect(await listedOf(orderNumber)).toMatchObject({ printsPrinted: 4 });
  expect((await work()).sendDoubts).toEqual([]);
  const { toPrint, toSend } = await callAsOwner(shop, getToday, {});
  expect([toPrint.count, toSend.items]).toMatchObject([0, [{ orderNumber }]]);
  await sendAsked(orderNumber, "B-1");
});

test("B13 a replacement is printed once its batch is, and not when its file is ready", async () => {
  const order = await buySentOrder(shop);
  const { orderId } = order;
  const body = { tiles: [tileOf(order)], reason: "lost" };
  const { replacements } = await callAsOwner(shop, replaceTiles, { params: { orderId }, body });
  const number = replacements[0]?.number ?? "";
  await finishPrints(shop, replacements[0]?.replacementId ?? "");
  const batchId = await close();
  const doubts = async () =>
    (await callAsOwner(shop, getOrderWork, { params: { orderId } })).replacements[0]?.sendDoubts;
  expect(await doubts()).toEqual(["Its print isn't marked as printed."]);
  const shown = async () =>
    (await callAsOwner(shop, getToday, {})).replacements.items.find((item) => item.number === number);
  expect(await shown()).toMatchObject({ prints: 1, printsPrinted: 0 });
  await callAsOwner(shop, markBatchPrinted, { params: { batchId }, body: {} });
  expect(await shown()).toMatchObject({ printsPrinted: 1 });
  expect(await doubts()).toEqual([]);
});

test("B13 a list of parcels asks about tiles that are not ticked, in a shop that ticks them", async () => {
  const packed = await buyOrderToPack(shop);
  const other = await buyOrderToPack(shop);
  await callAsOwner(shop, markBatchPrinted, { params: { batchId: await close() }, body: {} });
  expect((await checkOf(other.orderNumber, "T-1"))?.doubts).toEqual([]);
  await packAll(shop, packed.orderNumber);
  expect((await checkOf(packed.orderNumber, "T-0"))?.doubts).toEqual([]);
  expect((await checkOf(other.orderNumber, "T-1"))?.doubts).toEqual(["0 of 4 tiles are ticked."]);
});

test("B13 Packing asks nothing about prints: its parcel leaves with tiles that were held and ticked", async () => {
  const { orderNumber } = await buyOrderToPack(shop);
  await close();
  expect(await doubtsOf(orderNumber)).toContain(NONE_PRINTED);
  const params = { number: orderNumber };
  expect((await callAsOwner(shop, getPackage, { params })).sendDoubts).toEqual([]);
  await packAll(shop, orderNumber);
  expect(await doubtsOf(orderNumber)).toEqual([]);
  await callAsOwner(shop, sendPackage, { params, body: { tracking: PARCEL } });
  expect((await callAsOwner(shop, getPackage, { params })).isSent).toBe(true);
});
