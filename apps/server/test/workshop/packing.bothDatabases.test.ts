// Packing by the number on the papers: ticks, who packs, and the parcel that leaves.

import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getPackage } from "@storywall/contract/calls/workshop/getPackage.ts";
import { getPackages } from "@storywall/contract/calls/workshop/getPackages.ts";
import { holdOrder } from "@storywall/contract/calls/workshop/holdOrder.ts";
import { packPiece } from "@storywall/contract/calls/workshop/packPiece.ts";
import { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import { sendPackage } from "@storywall/contract/calls/workshop/sendPackage.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import { getPackage as getPackageAs, packPiece as packPieceAs } from "../../src/usecases/packing/packWork.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
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
const THANDI = { ...OWNER_ACTOR, id: "thandi", name: "Thandi", role: "workshop" } as const;

const packageOf = (number: string) => callAsOwner(shop, getPackage, { params: { number } });
const tick = (number: string, piece: object, isPacked = true) =>
  tryCallAsOwner(shop, packPiece, { params: { number }, body: { copy: 1, ...piece, isPacked } });
const send = (number: string, parcel = PARCEL) =>
  tryCallAsOwner(shop, sendPackage, { params: { number }, body: { tracking: parcel, isConfirmed: true } });

test("B13 an order is packed by its number: each tile is ticked, then the parcel is sent", async () => {
  const order = await buyOrderToPack(shop);
  const { orderId, orderNumber, email } = order;
  expect(
    (await packageOf(orderNumber)).pieces.map(({ tileNumber, isPacked }) => [tileNumber, isPacked]),
  ).toEqual([1, 2, 3, 4].map((number) => [number, false]));
  await tick(orderNumber, tileOf(order, "tile_1"));
  expect(await send(orderNumber)).toEqual({ error: "CONFLICT" });
  for (const tile of ["tile_2", "tile_3", "tile_4"]) await tick(orderNumber, tileOf(order, tile));
  expect(await send(orderNumber)).toHaveProperty("reply");
  const { status, tracking } = await callAsOwner(shop, getOrder, { params: { orderId } });
  expect([status, tracking?.number]).toEqual(["shipped", PARCEL.number]);
  await shop.shop.background.drain();
  expect(shop.mailbox.to(email).at(-1)?.subject).toBe(`Your order ${orderNumber} is on its way`);
});

test("B13 a parcel that the shop delivers itself is sent without a number, and its mail speaks of no courier", async () => {
  const { orderNumber, email } = await buyOrderToPack(shop);
  await packAll(shop, orderNumber);
  const none = { carrier: "", number: "", url: null };
  expect(await send(orderNumber, { ...none, carrier: "Swift" })).toEqual({ error: "BAD_REQUEST" });
  expect(await send(orderNumber, none)).toHaveProperty("reply");
  expect((await packageOf(orderNumber)).tracking).toEqual(none);
  await shop.shop.background.drain();
  const mail = shop.mailbox.to(email).at(-1);
  expect(mail?.subject).toBe(`Your order ${orderNumber} is ready`);
  expect(mail?.text).not.toMatch(/courier|tracking/i);
});

test("B13 a tick that is sent twice, or taken back twice, is one tick", async () => {
  const order = await buyOrderToPack(shop);
  const { orderNumber } = order;
  const packed = async () => (await packageOf(orderNumber)).pieces.filter(({ isPacked }) => isPacked).length;
  await Promise.all([1, 2, 3].map(() => tick(orderNumber, tileOf(order))));
  expect(await packed()).toBe(1);
  await tick(orderNumber, tileOf(order), false);
  await tick(orderNumber, tileOf(order), false);
  expect(await packed()).toBe(0);
});

test("B13 a parcel is sent once, also when the reply was lost; another number is a correction", async () => {
  const { orderNumber, email } = await buyOrderToPack(shop);
  await packAll(shop, orderNumber);
  await Promise.all([1, 2].map(() => send(orderNumber)));
  expect(await send(orderNumber)).toHaveProperty("reply");
  expect(await send(orderNumber, { ...PARCEL, number: "TCG 9" })).toEqual({ error: "CONFLICT" });
  await shop.shop.background.drain();
  const mails = shop.mailbox.to(email).filter(({ subject }) => subject.includes("on its way"));
  expect(mails.length).toBe(1);
});

test("B13 a parcel is opened by its number in any spelling", async () => {
  const { orderNumber } = await buyOrderToPack(shop);
  const digits = orderNumber.replace(/\D/g, "");
  for (const number of [digits, `za${digits}`, `za-${digits}`])
    expect((await packageOf(number)).number).toBe(orderNumber);
});

test("B13 each copy of a wall is a piece of its own", async () => {
  const order = await buyOrderToPack(shop, { ...aLine({ photoId: "photo_1" }), quantity: 2 });
  expect((await packageOf(order.orderNumber)).pieces.length).toBe(8);
  await tick(order.orderNumber, { ...tileOf(order), copy: 2 });
  const { pieces } = await packageOf(order.orderNumber);
  expect(pieces.filter(({ isPacked }) => isPacked)).toMatchObject([{ tile: "tile_3", copy: 2 }]);
  expect(await tick(order.orderNumber, { ...tileOf(order), copy: 3 })).toEqual({ error: "NOT_FOUND" });
});

test("B13 others see for ten minutes who packs an order, and may go on all the same", async () => {
  const order = await buyOrderToPack(shop);
  const number = order.orderNumber;
  const { cartItemId: lineId } = tileOf(order);
  await packPieceAs(shop.shop, THANDI, { number, lineId, tile: "tile_1", copy: 1, isPacked: true });
  expect((await packageOf(number)).packer?.name).toBe("Thandi");
  expect(await getPackageAs(shop.shop, THANDI, number)).toMatchObject({ value: { otherPacker: null } });
  const [listed] = (await callAsOwner(shop, getPackages, {})).items.filter((item) => item.number === number);
  expect(listed).toMatchObject({ pieces: 4, packed: 1, packer: { name: "Thandi" } });
  expect(listed?.name).toBe("Thandi Mokoena");
  expect(listed?.sendBy).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await tick(number, tileOf(order))).toHaveProperty("reply");
  await packPieceAs(shop.shop, THANDI, { number, lineId, tile: "tile_2", copy: 1, isPacked: true });
  shop.clock.advance(10 * MINUTE_MS);
  expect((await packageOf(number)).packer).toBeNull();
});

test("B13 a replacement is packed by its own number, with its own tiles", async () => {
  const order = await buySentOrder(shop);
  const body = { tiles: [tileOf(order)], reason: "lost" };
  const { replacements } = await callAsOwner(shop, replaceTiles, {
    params: { orderId: order.orderId },
    body,
  });
  const number = `${order.orderNumber}-R1`;
  await finishPrints(shop, replacements[0]?.replacementId ?? "");
  expect((await callAsOwner(shop, getPackages, {})).items.map((item) => item.number)).toContain(number);
  await packAll(shop, number);
  expect(await send(number)).toHaveProperty("reply");
  expect(await packageOf(number)).toMatchObject({
    isSent: true,
    status: "shipped",
    pieces: [{ tile: "tile_3" }],
  });
});

test("B13 an order that is held back is not in the list and not sent", async () => {
  const { orderId, orderNumber } = await buyOrderToPack(shop);
  await packAll(shop, orderNumber);
  await callAsOwner(shop, holdOrder, { params: { orderId }, body: { reason: "asks about tile 2" } });
  expect(await send(orderNumber)).toEqual({ error: "CONFLICT" });
  const { items } = await callAsOwner(shop, getPackages, {});
  expect(items.map(({ number }) => number)).not.toContain(orderNumber);
  expect((await packageOf(orderNumber)).holdReason).toBe("asks about tile 2");
});

test("B13 a parcel with a tile that went back to the printer is not sent", async () => {
  const order = await buyOrderToPack(shop);
  const { orderId, orderNumber } = order;
  await packAll(shop, orderNumber);
  await callAsOwner(shop, reprintTile, { params: { orderId }, body: { ...tileOf(order), reason: "dust" } });
  expect(await send(orderNumber)).toEqual({ error: "CONFLICT" });
  await finishPrints(shop, orderId);
  await tick(orderNumber, tileOf(order));
  expect(await send(orderNumber)).toHaveProperty("reply");
});

test("B13 a tile is ticked only once it is printed, and a spoilt one loses its tick", async () => {
  const order = await buyOrderToPack(shop);
  const { orderId, orderNumber } = order;
  await packAll(shop, orderNumber);
  await callAsOwner(shop, reprintTile, { params: { orderId }, body: { ...tileOf(order), reason: "dust" } });
  const packed = async () =>
    (await packageOf(orderNumber)).pieces.filter(({ isPacked }) => isPacked).map(({ tile }) => tile);
  expect(await packed()).toEqual(["tile_1", "tile_2", "tile_4"]);
  expect(await tick(orderNumber, tileOf(order))).toEqual({ error: "CONFLICT" });
  await finishPrints(shop, orderId);
  expect(await packed()).toEqual(["tile_1", "tile_2", "tile_4"]);
  expect(await tick(orderNumber, tileOf(order))).toHaveProperty("reply");
});
