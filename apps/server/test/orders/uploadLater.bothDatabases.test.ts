// R4.13: orders whose photos are uploaded later.

import { completeUploadLater } from "@storywall/contract/calls/orders/completeUploadLater.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getImages } from "@storywall/contract/calls/orders/getImages.ts";
import { getLineItemInfo } from "@storywall/contract/calls/orders/getLineItemInfo.ts";
import { saveOrderTiles } from "@storywall/contract/calls/orders/saveOrderTiles.ts";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, aLine, GRID_BASE, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import { sendPhotoReminders } from "../../src/usecases/mails/sendPhotoReminders.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const lineOf = ({ lineItems }: Order, index = 0): string => lineItems[index]?.cartItemId ?? "";
const tileWithPhoto = (name: string, userPhotoId: string | null = "photo_1") => ({ name, userPhotoId });
const GRID_FULL = toUserTemplateInfo(aDesign(GRID_BASE, "photo_1"));
const TRIO_FULL = toUserTemplateInfo(aDesign(TRIO_BASE, "photo_1"));

const save = (order: Order, tiles: readonly ReturnType<typeof tileWithPhoto>[], userId?: string) =>
  shop.call(saveOrderTiles, {
    params: { orderId: order.orderId, cartItemId: lineOf(order) },
    body: { tiles: [...tiles], userId },
  });
const complete = (order: Order, userTemplateInfo = GRID_FULL, index = 0) =>
  shop.call(completeUploadLater, {
    body: { orderId: order.orderId, cartItemId: lineOf(order, index), userTemplateInfo },
  });
const subjectsTo = async (email: string): Promise<readonly string[]> => {
  await shop.shop.background.drain();
  return shop.mailbox.to(email).map(({ subject }) => subject.replace(/ (ZA|AU)-\d+/, ""));
};
const transitionOrderTo = (order: Order, to: "placed" | "in_production" | "cancelled") =>
  shop.shop.transaction((repositories) =>
    transitionOrder(shop.shop, repositories, order.orderId, { to, actor: "owner" }),
  );

test("R4.13 an order without photos waits, and is placed once with a mail when they are complete", async () => {
  const anna = shopper(shop);
  const { order } = await anna.buyWithoutPhotos();
  expect(order).toMatchObject({
    status: "awaiting_photos",
    lineItems: [{ tilesMissing: 4, status: "awaiting_photos" }],
  });
  const placed = await expectOk(complete(order));
  expect(placed).toMatchObject({
    status: "placed",
    total: order.total,
    lineItems: [{ tilesMissing: 0, status: "placed" }],
  });
  expect(placed.history.map(({ status }) => status)).toEqual(["awaiting_photos", "placed"]);
  expect(await expectOk(complete(order))).toEqual(placed);
  expect(await expectOk(shop.call(getData, { params: { id: order.orderId } }))).toEqual(placed);
  const { images } = await expectOk(shop.call(getImages, { params: { id: order.orderId } }));
  expect(images).toHaveLength(4);
  expect(await subjectsTo(anna.email)).toEqual([
    "Your order is confirmed",
    "Your photos for order",
    "We have your photos for order",
  ]);
  expect(shop.serverErrors).toEqual([]);
});

test("R4.13 photos are saved per tile, and read back", async () => {
  const { order } = await shopper(shop).buyWithoutPhotos();
  await expectOk(save(order, [tileWithPhoto("tile_2")]));
  const after = await expectOk(save(order, [tileWithPhoto("tile_4")]));
  expect(after).toMatchObject({ status: "awaiting_photos", lineItems: [{ tilesMissing: 2 }] });
  const info = await expectOk(
    shop.call(getLineItemInfo, { params: { orderId: order.orderId, cartItemId: lineOf(order) } }),
  );
  expect(info).toMatchObject({ tilesMissing: 2, status: "awaiting_photos", collectionId: null });
  expect(info.userTemplateInfo.tiles.map(({ userPhotoId }) => userPhotoId)).toEqual([
    null,
    "photo_1",
    null,
    "photo_1",
  ]);
  expect(info.photos).toMatchObject([{ userPhotoId: "photo_1", width: 4000, height: 3000 }]);
  await expectOk(save(order, [tileWithPhoto("tile_2", null)]));
  // A wall that is refused is not saved, and the message does not claim that it is.
  expect(await complete(order, toUserTemplateInfo(aDesign(GRID_BASE)))).toMatchObject({
    kind: "error",
    error: "TILES_MISSING",
    message: "4 tiles have no photo yet. Every tile needs one before we can begin.",
  });
  const stored = await expectOk(shop.call(getData, { params: { id: order.orderId } }));
  expect(stored.lineItems).toMatchObject([{ tilesMissing: 3 }]);
});

test("R4.13 saving the last tile does not place the order, the shopper completes it", async () => {
  const { order } = await shopper(shop).buyWithoutPhotos();
  const all = ["tile_1", "tile_2", "tile_3", "tile_4"].map((tile) => tileWithPhoto(tile));
  expect(await expectOk(save(order, all))).toMatchObject({
    status: "awaiting_photos",
    lineItems: [{ tilesMissing: 0, status: "placed" }],
  });
});

test("R4.13 an order of two walls waits for both", async () => {
  const { order } = await shopper(shop).buyWithoutPhotos([aLine(), aLine({ base: TRIO_BASE })]);
  expect(await expectOk(complete(order))).toMatchObject({
    status: "awaiting_photos",
    lineItems: [
      { tilesMissing: 0, status: "placed" },
      { tilesMissing: 3, status: "awaiting_photos" },
    ],
  });
  expect(await expectOk(complete(order, TRIO_FULL, 1))).toMatchObject({ status: "placed" });
});

test("R4.13 photos may come from another device", async () => {
  const { order } = await shopper(shop).buyWithoutPhotos();
  const phone = shopper(shop);
  const userId = await phone.visit();
  const { handle, url } = await shop.uploadPhoto();
  await expectOk(
    shop.call(addOrUpdateUserPhoto, {
      body: { user_id: userId, photo_id: "on_the_phone", photo_obj: { uuid: "a", url, handle } },
    }),
  );
  expect(await expectErrorCode(save(order, [tileWithPhoto("tile_1", "on_the_phone")]))).toBe("PHOTO_UNKNOWN");
  const after = await expectOk(save(order, [tileWithPhoto("tile_1", "on_the_phone")], userId));
  expect(after.lineItems).toMatchObject([{ tilesMissing: 3 }]);
});

test("R4.13 photos of a placed order can change but not be removed until production", async () => {
  const { order } = await shopper(shop).buyWithoutPhotos();
  const placed = await expectOk(complete(order));
  const cropParams = { "rectangle_medium:shallow:portrait": { editorCropParams: CROP } };
  const changed = {
    ...GRID_FULL,
    tiles: GRID_FULL.tiles.map((tile) => ({ ...tile, cropParams: cropParams })),
  };
  const after = await expectOk(complete(order, changed));
  expect(after.history).toEqual(placed.history);
  expect(after.lineItems[0]?.userTemplateInfo.tiles[0]?.cropParams).toEqual(cropParams);
  expect(after.lineItems[0]?.previewUrl).not.toBe(placed.lineItems[0]?.previewUrl);
  expect(await expectErrorCode(save(order, [tileWithPhoto("tile_1", null)]))).toBe("TILES_MISSING");
  await transitionOrderTo(order, "in_production");
  expect(await expectErrorCode(complete(order))).toBe("CONFLICT");
  expect(await expectErrorCode(save(order, [tileWithPhoto("tile_1")]))).toBe("CONFLICT");
});

const sendRemindersTwice = async (): Promise<void> => {
  // Twice, as two processes would.
  await Promise.all([sendPhotoReminders(shop.shop), sendPhotoReminders(shop.shop)]);
  await shop.shop.background.drain();
};
const countRemindersTo = async (email: string): Promise<number> =>
  (await subjectsTo(email)).filter((subject) => subject.includes("is waiting for your photos")).length;

test("R4.13 reminders are sent once each after 2, 7 and 14 days", async () => {
  const anna = shopper(shop);
  await anna.buyWithoutPhotos();
  const counts: number[] = [];
  for (const days of [1, 1, 1, 4, 7, 10, 40]) {
    shop.clock.advance(days * DAY_MS);
    await sendRemindersTwice();
    counts.push(await countRemindersTo(anna.email));
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 3, 3]);
});

test("R4.13 no reminder is sent after the photos are complete or the order is cancelled", async () => {
  const [completing, cancelling] = [shopper(shop), shopper(shop)];
  const completedOrder = (await completing.buyWithoutPhotos()).order;
  const cancelled = (await cancelling.buyWithoutPhotos()).order;
  shop.clock.advance(2 * DAY_MS);
  shop.mailbox.setResult({ kind: "unavailable", error: "down" });
  await sendRemindersTwice();
  await expectOk(complete(completedOrder));
  await transitionOrderTo(cancelled, "cancelled");
  shop.mailbox.setResult(null);
  shop.clock.advance(5 * DAY_MS);
  await sendRemindersTwice();
  expect([await countRemindersTo(completing.email), await countRemindersTo(cancelling.email)]).toEqual([
    0, 0,
  ]);
});

const CROP = { x: 0.1, y: 0, width: 0.4, height: 0.8, rotation: 0 };
