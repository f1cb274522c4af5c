// R2.15: a shopper's message is seen where their order is worked on, by those who may read messages.

import { randomUUID } from "node:crypto";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { writeAboutOrder } from "@storywall/contract/calls/messages/writeAboutOrder.ts";
import { getOrderWork as getOrderWorkCall } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { getPackage } from "@storywall/contract/calls/workshop/getPackage.ts";
import { hasRight, STAFF_ROLES } from "@storywall/domain/staff/roles.ts";
import { expect, test } from "vitest";
import { getOrderWork } from "../../src/usecases/orders/orderWork.ts";
import { getPackage as getPackageAs } from "../../src/usecases/packing/packWork.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { buyOrderToPack } from "../support/sentOrders.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const newMessage = (text: string) => ({ text, messageId: randomUUID() });
const writeAsShopper = (orderId: string, text: string) =>
  expectOk(shop.call(startThread, { body: { orderId, email: "anna@example.com", ...newMessage(text) } }));

test("R2.15 the latest messages about an order stand with its work, and the shopper's last one with its parcel", async () => {
  const { orderId, orderNumber } = await buyOrderToPack(shop);
  const workOf = () => callAsOwner(shop, getOrderWorkCall, { params: { orderId } });
  const parcelOf = () => callAsOwner(shop, getPackage, { params: { number: orderNumber } });
  expect((await workOf()).thread).toBeNull();
  expect((await parcelOf()).shopperMessage).toBeNull();

  const texts = ["One", "Two", "Three", "Four", "Five", "Leave it with Jo"];
  for (const text of texts) await writeAsShopper(orderId, text);
  const { thread } = await workOf();
  expect(thread?.messages.map(({ text }) => text)).toEqual(texts.slice(1));
  const { shopperMessage } = await parcelOf();
  expect(shopperMessage).toMatchObject({
    ...{ threadId: thread?.threadId, text: "Leave it with Jo", isAnswered: false },
  });

  await callAsOwner(shop, writeAboutOrder, { params: { orderId }, body: newMessage("We will") });
  expect((await parcelOf()).shopperMessage).toMatchObject({ text: "Leave it with Jo", isAnswered: true });
});

test.each(STAFF_ROLES)(
  "R2.15 %s sees messages at an order only with the right to read them",
  async (role) => {
    const { orderId, orderNumber } = await buyOrderToPack(shop);
    await writeAsShopper(orderId, "Please crop it tighter");
    const actor = { ...OWNER_ACTOR, role };
    const work = await getOrderWork(shop.shop, actor, orderId);
    const mayRead = hasRight(role, "messages.write");
    expect(work.kind === "ok" && work.value.thread !== null).toBe(mayRead);
    if (!hasRight(role, "prints.work")) return;
    const parcel = await getPackageAs(shop.shop, actor, orderNumber);
    expect(parcel.kind === "ok" && parcel.value.thread !== null).toBe(mayRead);
  },
);
