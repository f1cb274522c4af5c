import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { addToCart } from "@storywall/contract/calls/cart/addToCart.ts";
import { updateCartItem } from "@storywall/contract/calls/cart/updateCartItem.ts";
import { completeUploadLater } from "@storywall/contract/calls/orders/completeUploadLater.ts";
import { getReorder } from "@storywall/contract/calls/orders/getReorder.ts";
import { saveOrderTiles } from "@storywall/contract/calls/orders/saveOrderTiles.ts";
import { approvePrint } from "@storywall/contract/calls/owner/approvePrint.ts";
import { changeSite } from "@storywall/contract/calls/owner/changeSite.ts";
import { getHeldPrints } from "@storywall/contract/calls/owner/getHeldPrints.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, FREE_BASE, GRID_BASE } from "@storywall/testkit/builders.ts";
import { expect, onTestFinished, test } from "vitest";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { PARCEL } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, type TestPhotoSize } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { aFrameLine, buyWeakPrint, SOFT_PHOTO, TINY_PHOTO } from "../support/weakPrints.ts";

const shop = useTestShop();
const SITE: SiteCode = "ZA";

/** Begins to pay for one line with a photo of a size. */
const beginPaying = async (line: LineItemInput, size: TestPhotoSize) => {
  const buyer = shopper(shop);
  const { checkoutId } = await buyer.checkOut(await buyer.fillCart(line, size));
  return shop.call(createPaymentIntent, { body: { checkoutId, site: SITE } });
};
const paymentCount = async (): Promise<number> =>
  (await shop.database.selectFrom("payments").select("id").execute()).length;
const findJobs = (orderId: string) => shop.shop.repositories.printJobs.findByOrder(orderId);

test("B2 a photo of 350 by 263 pixels at 50 by 70 cm opens no payment", async () => {
  const before = await paymentCount();
  const answer = await beginPaying(aFrameLine({ size: "rectangle_xlarge" }), TINY_PHOTO);
  expect(answer).toMatchObject({
    kind: "error",
    status: 422,
    error: "PRINT_TOO_SMALL",
    message:
      "The photo in tile 1 is too small for 50\u00a0×\u00a070\u00a0cm. Another photo would help. If you love it as it is, open the wall, update your cart and choose “Print it as it is”.",
    issues: [
      {
        path: "lineItems.0.tiles.tile_1",
        message: "10 pixels an inch at 50\u00a0×\u00a070\u00a0cm; another photo would help",
      },
    ],
  });
  expect(await paymentCount()).toBe(before);
});

test("B2 the answer names what would work: a smaller size, or a mat", async () => {
  const answer = await beginPaying(aFrameLine({ size: "rectangle_large" }), { width: 1400, height: 2100 });
  expect(answer).toMatchObject({
    error: "PRINT_TOO_SMALL",
    message: expect.stringContaining("A smaller size (21\u00a0×\u00a031\u00a0cm)"),
  });
});

test("B2 a soft print needs the shopper's confirmation, and an unprintable tile is named before a soft one", async () => {
  expect(await beginPaying(aFrameLine(), SOFT_PHOTO)).toMatchObject({
    status: 422,
    error: "PRINT_NEEDS_CONFIRMATION",
    message: expect.stringContaining(
      "The photo in tile 1 will look a little soft at 30\u00a0×\u00a045\u00a0cm.",
    ),
  });
  const buyer = shopper(shop);
  const cart = await buyer.fillCart(aFrameLine(), SOFT_PHOTO);
  await buyer.addPhoto(cart.user ?? "", "photo_2", TINY_PHOTO);
  const lineItem = aFrameLine({ photoId: "photo_2" });
  await expectOk(shop.call(addCartItem, { body: { cartId: cart._id, lineItem, site: SITE } }));
  const { checkoutId } = await buyer.checkOut(cart);
  expect(await shop.call(createPaymentIntent, { body: { checkoutId, site: SITE } })).toMatchObject({
    error: "PRINT_TOO_SMALL",
    issues: [{ path: "lineItems.0.tiles.tile_1" }, { path: "lineItems.1.tiles.tile_1" }],
  });
});

test("B2 B9 a weak print that was accepted in an order is not asked about when the wall is ordered again", async () => {
  const { order } = await buyWeakPrint(shop);
  const [line] = order.lineItems;
  const params = { orderId: order.orderId, cartItemId: line?.cartItemId ?? "" };
  const again = await expectOk(shop.call(getReorder, { params }));
  const confirmedPpi = line?.userTemplateInfo.tiles[0]?.confirmedPpi;
  expect(confirmedPpi).toBeGreaterThan(0);
  expect(again).toMatchObject({ weakPrints: 0, userTemplateInfo: { tiles: [{ confirmedPpi }] } });
});

test("B2 a confirmation counts for what was confirmed, and not for anything worse", async () => {
  expect((await beginPaying(aFrameLine({ confirmedPpi: 100 }), SOFT_PHOTO)).kind).toBe("ok");
  expect(await expectErrorCode(beginPaying(aFrameLine({ confirmedPpi: 120 }), SOFT_PHOTO))).toBe(
    "PRINT_NEEDS_CONFIRMATION",
  );
  const larger = aFrameLine({ size: "rectangle_xlarge", confirmedPpi: 100 });
  expect(await expectErrorCode(beginPaying(larger, SOFT_PHOTO))).toBe("PRINT_TOO_SMALL");
});

test("B2 a confirmation in the cart is void once the frame becomes larger, and holds again once confirmed", async () => {
  const buyer = shopper(shop);
  const cart = await buyer.fillCart(aFrameLine({ confirmedPpi: 1 }), SOFT_PHOTO);
  const itemId = cart.lineItems[0]?._id ?? "";
  const change = (lineItem: Partial<LineItemInput>) =>
    expectOk(shop.call(updateCartItem, { body: { cartId: cart._id, itemId, lineItem, site: SITE } }));
  const pay = async () => {
    const { checkoutId } = await buyer.checkOut(cart);
    return shop.call(createPaymentIntent, { body: { checkoutId, site: SITE } });
  };
  await change({ size: "rectangle_xlarge" });
  expect(await expectErrorCode(pay())).toBe("PRINT_TOO_SMALL");
  const { uuid: _, ...confirmed } = aFrameLine({ size: "rectangle_xlarge", confirmedPpi: 60 });
  await change(confirmed);
  expect((await pay()).kind).toBe("ok");
});

test("B2 a good print opens a payment without any confirmation", async () => {
  expect((await beginPaying(aFrameLine(), { width: 4000, height: 3000 })).kind).toBe("ok");
});

test("B2 B13 a confirmed tiny photo is ordered, and its print waits until the owner has looked at it", async () => {
  const { order } = await buyWeakPrint(shop);
  const [job] = await findJobs(order.orderId);
  expect(job).toMatchObject({ state: "held", verdict: "unprintable", holdReason: "unprintable" });
  expect(job?.ppi).toBeCloseTo(10, 0);
  const owned = await callAsOwner(shop, getOrder, { params: { orderId: order.orderId } });
  expect(owned).toMatchObject({
    printJobs: { held: 1, waiting: 0 },
    weakPrints: [
      {
        cartItemId: order.lineItems[0]?.cartItemId,
        tile: "tile_1",
        number: 1,
        verdict: "unprintable",
        confirmedPpi: job?.ppi,
        state: "held",
        holdReason: "unprintable",
      },
    ],
  });
});

test("B13 held prints are listed with all that shows them at their size, and leave the list once approved", async () => {
  const { order } = await buyWeakPrint(shop);
  const listed = async () =>
    (await callAsOwner(shop, getHeldPrints, { query: {} })).items.filter(
      ({ orderId }) => orderId === order.orderId,
    );
  const cartItemId = order.lineItems[0]?.cartItemId ?? "";
  expect(await listed()).toMatchObject([
    {
      orderNumber: order.orderNumber,
      cartItemId,
      tile: "tile_1",
      size: "rectangle_xlarge",
      photo: TINY_PHOTO,
      verdict: "unprintable",
      holdReason: "unprintable",
    },
  ]);
  // Today and the menu count what Look lists.
  const { items, total } = await callAsOwner(shop, getHeldPrints, { query: { limit: "1" } });
  expect(items).toHaveLength(1);
  expect((await callAsOwner(shop, getToday, {})).heldPrints).toBe(total);
  const [print] = await listed();
  if (!print) throw new Error("the print is listed");
  const { crop, photo, opening, ppi, confirmedPpi } = print;
  expect((crop.width * photo.width) / (opening.width / 25.4)).toBeCloseTo(ppi);
  expect(confirmedPpi).toBeCloseTo(ppi);
  const params = { orderId: order.orderId };
  await callAsOwner(shop, approvePrint, { params, body: { cartItemId, tile: "tile_1" } });
  expect(await listed()).toEqual([]);
  expect(await findJobs(order.orderId)).toMatchObject([{ state: "waiting", releasedAt: expect.any(Date) }]);
});

test("B13 a held print of an order that has left is not to be checked any more", async () => {
  const { order } = await buyWeakPrint(shop);
  shop.clock.advance(3 * HOUR_MS);
  const params = { orderId: order.orderId };
  await callAsOwner(shop, moveOrder, { params, body: { to: "in_production", isConfirmed: true } });
  const listed = async () =>
    (await callAsOwner(shop, getHeldPrints, { query: {} })).items.map((print) => print.orderId);
  expect(await listed()).toContain(order.orderId);
  await callAsOwner(shop, moveOrder, {
    params,
    body: { to: "shipped", tracking: PARCEL, isConfirmed: true },
  });
  expect(await listed()).not.toContain(order.orderId);
  const { heldPrints } = await callAsOwner(shop, getToday, {});
  expect(heldPrints).toBe((await callAsOwner(shop, getHeldPrints, { query: {} })).toLookAt);
});

test("B13 a print whose photo the shopper changes is held again, although the old one was approved", async () => {
  const { order, userId } = await buyFrameWithoutPhoto({ width: 500, height: 750 });
  await expectOk(sendPhotos(order, userId, 1));
  const cartItemId = order.lineItems[0]?.cartItemId ?? "";
  const approve = () =>
    callAsOwner(shop, approvePrint, {
      params: { orderId: order.orderId },
      body: { cartItemId, tile: "tile_1" },
    });
  await approve();
  await shopper(shop).addPhoto(userId, "photo_3", { width: 400, height: 600 });
  const tiles = [{ name: "tile_1", userPhotoId: "photo_3", cropParams: {}, confirmedPpi: 1 }];
  const params = { orderId: order.orderId, cartItemId };
  await expectOk(shop.call(saveOrderTiles, { params, body: { tiles, userId, site: SITE } }));
  const [held] = await findJobs(order.orderId);
  expect(held).toMatchObject({ state: "held", releasedAt: null });
  // A press on a page that still shows the photo before.
  const body = { cartItemId, tile: "tile_1", ppi: (held?.ppi ?? 0) + 10 };
  const answer = await tryCallAsOwner(shop, approvePrint, { params: { orderId: order.orderId }, body });
  expect(answer).toEqual({ error: "CONFLICT" });
  expect(await findJobs(order.orderId)).toMatchObject([{ state: "held" }]);
});

test("B13 the site says how soft a confirmed print may be without a look", async () => {
  const buyConfirmed = async () => {
    const buyer = shopper(shop);
    const cart = await buyer.fillCart(aFrameLine({ confirmedPpi: 100 }), { width: 1543, height: 2315 });
    return findJobs((await buyer.buy(cart)).order.orderId);
  };
  const setLimit = async (reviewBelowPpi: number) => {
    const { version } = (await shop.shop.refreshSites())[SITE];
    const body = { expectedVersion: version, reviewBelowPpi };
    await callAsOwner(shop, changeSite, { params: { code: SITE }, body });
  };
  // 140 pixels an inch at 30 × 45 cm
  expect(await buyConfirmed()).toMatchObject([{ state: "waiting", holdReason: null }]);
  await setLimit(145);
  expect(await buyConfirmed()).toMatchObject([{ state: "held", holdReason: "verySoft" }]);
  await setLimit(130);
});

test("B2 resolution and verdict of each tile are written with its print job", async () => {
  const { order } = await shopper(shop).buy();
  const jobs = await findJobs(order.orderId);
  expect(jobs.map(({ state, verdict, holdReason }) => [state, verdict, holdReason])).toEqual(
    Array.from({ length: 4 }, () => ["waiting", "sharp", null]),
  );
  for (const { ppi } of jobs) expect(ppi).toBeGreaterThan(200);
});

/** Buys one frame without a photo, and gives its shopper a photo of a size, `photo_2`. */
const buyFrameWithoutPhoto = async (size: TestPhotoSize) => {
  const line: LineItemInput = {
    uuid: crypto.randomUUID(),
    ...toWireDesign({ ...aDesign(FREE_BASE), frameStyle: "Infinite" }),
  };
  const buyer = shopper(shop);
  const { order, userId } = await buyer.buyWithoutPhotos([line]);
  await buyer.addPhoto(userId, "photo_2", size);
  return { order, userId };
};
const sendPhotos = ({ orderId, lineItems }: Order, userId: string, confirmedPpi?: number) => {
  const { userTemplateInfo } = aFrameLine({
    photoId: "photo_2",
    ...(confirmedPpi === undefined ? {} : { confirmedPpi }),
  });
  const cartItemId = lineItems[0]?.cartItemId ?? "";
  return shop.call(completeUploadLater, {
    body: { orderId, cartItemId, userTemplateInfo, userId, site: SITE },
  });
};

test("B2 R4.13 photos that come after the payment need the confirmation too", async () => {
  const { order, userId } = await buyFrameWithoutPhoto({ width: 500, height: 750 });
  const refused = await sendPhotos(order, userId);
  expect(refused).toMatchObject({ status: 422, error: "PRINT_TOO_SMALL" });
  expect(refused).toMatchObject({ message: expect.not.stringContaining("smaller size") });
  expect((await expectOk(sendPhotos(order, userId, 1))).status).toBe("placed");
  expect(await findJobs(order.orderId)).toMatchObject([{ state: "held", holdReason: "unprintable" }]);
});

test("B2 B9 a weak photo is refused after the order until its shopper confirms it, and then held for a look", async () => {
  const buyer = shopper(shop);
  const userId = await buyer.visitWithPhoto();
  const { order } = await buyer.buy(await buyer.fillCart(aFrameLine()));
  // 140 pixels an inch at 30 × 45 cm
  await buyer.addPhoto(userId, "photo_2", { width: 1543, height: 2315 });
  const cartItemId = order.lineItems[0]?.cartItemId ?? "";
  await buyer.addPhoto(userId, "photo_3", TINY_PHOTO);
  const params = { orderId: order.orderId, cartItemId };
  const save = (userPhotoId: string, confirmed: { readonly confirmedPpi?: number } = {}) => {
    const tiles = [{ name: "tile_1", userPhotoId, cropParams: {}, ...confirmed }];
    return shop.call(saveOrderTiles, { params, body: { tiles, userId, site: SITE } });
  };
  expect(await expectErrorCode(save("photo_2"))).toBe("PRINT_NEEDS_CONFIRMATION");
  expect(await expectErrorCode(save("photo_3"))).toBe("PRINT_TOO_SMALL");
  expect(await findJobs(order.orderId)).toMatchObject([{ state: "waiting", verdict: "good" }]);
  expect(await expectErrorCode(sendPhotos(order, userId))).toBe("PRINT_NEEDS_CONFIRMATION");
  const saved = await expectOk(save("photo_2", { confirmedPpi: 100 }));
  expect(saved.lineItems[0]?.userTemplateInfo.tiles[0]?.confirmedPpi).toBeCloseTo(140, 0);
  expect(await findJobs(order.orderId)).toMatchObject([{ state: "held", holdReason: "changed" }]);
});

test("B9 only the tile that changed is printed again", async () => {
  const { order } = await shopper(shop).buy();
  await shop.database.updateTable("printJobs").set({ lastFault: "untouched" }).execute();
  const cartItemId = order.lineItems[0]?.cartItemId ?? "";
  const crop = { x: 0.1, y: 0, width: 0.4, height: 0.8, rotation: 0 };
  const cropParams = { "rectangle_medium:shallow:portrait": { editorCropParams: crop } };
  const tiles = [{ name: "tile_2", userPhotoId: "photo_1", cropParams }];
  await expectOk(
    shop.call(saveOrderTiles, {
      params: { orderId: order.orderId, cartItemId },
      body: { tiles, site: SITE },
    }),
  );
  const restarted = (await findJobs(order.orderId)).filter(({ lastFault }) => lastFault === null);
  expect(restarted.map(({ tile }) => tile)).toEqual(["tile_2"]);
});

const takeOutOfStock = (style: "Infinite" | "Whisper"): void => {
  Object.assign(FRAME_STYLES[style], { isOutOfStock: true });
  onTestFinished(() => void Object.assign(FRAME_STYLES[style], { isOutOfStock: false }));
};

test("R3.1 a frame that is out of stock cannot be put into a cart, nor chosen in it", async () => {
  const cart = await shopper(shop).fillCart(aFrameLine({ frameStyle: "Serene" }));
  takeOutOfStock("Infinite");
  const lineItem = { ...aFrameLine(), uuid: "a-new-line" };
  const answer = await shop.call(addCartItem, { body: { cartId: cart._id, lineItem, site: SITE } });
  expect(answer).toMatchObject({
    status: 422,
    error: "FRAME_OUT_OF_STOCK",
    message: "Black Infinite is out of stock in Medium. The nearest frame we have is black Timeless.",
  });
  const { uuid: _, ...change } = aFrameLine();
  const body = { cartId: cart._id, itemId: cart.lineItems[0]?._id ?? "", lineItem: change, site: SITE };
  expect(await expectErrorCode(shop.call(updateCartItem, { body }))).toBe("FRAME_OUT_OF_STOCK");
});

test("R3.1 a frame that went out of stock in the cart opens no payment, and its quantity may still change", async () => {
  const buyer = shopper(shop);
  const cart = await buyer.fillCart(aFrameLine());
  takeOutOfStock("Infinite");
  const itemId = cart.lineItems[0]?._id ?? "";
  const body = { cartId: cart._id, itemId, lineItem: { quantity: 2 }, site: SITE };
  await expectOk(shop.call(updateCartItem, { body }));
  const { checkoutId } = await buyer.checkOut(cart);
  expect(await expectErrorCode(shop.call(createPaymentIntent, { body: { checkoutId, site: SITE } }))).toBe(
    "FRAME_OUT_OF_STOCK",
  );
});

test("R3.4 R4.6 a style or size that a layout is not sold in cannot be put into a cart, nor chosen for a line in it", async () => {
  const cart = await shopper(shop).fillCart();
  const grid = aFrameLine({ photoId: "photo_1" });
  const whisper = toWireDesign({ ...aDesign(GRID_BASE), frameStyle: "Whisper" });
  const add = (line: object) =>
    shop.call(addToCart, {
      body: { cartId: cart._id, lineItems: [{ ...grid, uuid: "another", ...line }], site: SITE },
    });
  // Walls on which a reset once set Sleek can be opened, and not be bought.
  const sleek = toWireDesign({ ...aDesign(GRID_BASE), frameStyle: "Sleek" });
  expect(await expectErrorCode(add(whisper))).toBe("FRAME_MISMATCH");
  expect(await expectErrorCode(add(sleek))).toBe("FRAME_MISMATCH");
  expect(await expectErrorCode(add({ ...toWireDesign(aDesign(GRID_BASE)), size: "rectangle_xlarge" }))).toBe(
    "SIZE_NOT_SOLD",
  );
  const update = (lineItem: object) =>
    shop.call(updateCartItem, {
      body: { cartId: cart._id, itemId: cart.lineItems[0]?._id ?? "", lineItem, site: SITE },
    });
  expect(await expectErrorCode(update({ userTemplateInfo: whisper.userTemplateInfo }))).toBe(
    "FRAME_MISMATCH",
  );
  expect(await expectErrorCode(update({ userTemplateInfo: sleek.userTemplateInfo }))).toBe("FRAME_MISMATCH");
  expect(await expectErrorCode(update({ size: "rectangle_xlarge" }))).toBe("SIZE_NOT_SOLD");
});
