// What the workshop has run out of: from the staff's press to cart and payment.

import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { updateCartItem } from "@storywall/contract/calls/cart/updateCartItem.ts";
import { beginOrders } from "@storywall/contract/calls/owner/beginOrders.ts";
import { checkParcels } from "@storywall/contract/calls/owner/checkParcels.ts";
import { findOrders } from "@storywall/contract/calls/owner/findOrders.ts";
import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { getStock } from "@storywall/contract/calls/stock/getStock.ts";
import { setStock } from "@storywall/contract/calls/stock/setStock.ts";
import { getBatches } from "@storywall/contract/calls/workshop/getBatches.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { expect, onTestFinished, test } from "vitest";
import { setStock as setStockOf } from "../../src/usecases/stock/setStock.ts";
import { createStaffCookie, OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { buySentOrder, finishPrints, tileOf } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { aFrameLine } from "../support/weakPrints.ts";

const shop = useTestShop();
const SITE = "ZA";
/** What Harmony and Whisper in Medium are made of. */
const OAK = "moulding_wood_15";

const set = (body: object, item: string = OAK, code = SITE) =>
  tryCallAsOwner(shop, setStock, { params: { code, item }, body });
const takeOut = async (expectedOn: string | null = "2026-12-04") => {
  const answer = await set({ isOut: true, expectedOn });
  expect(answer).toHaveProperty("reply");
  onTestFinished(async () => void (await set({ isOut: false, expectedOn: null })));
};
const oakLine = () => aFrameLine({ frameStyle: "Harmony" });
const entries = () =>
  shop.database
    .selectFrom("auditLog")
    .select(["actorName", "site", "subjectId", "subjectLabel", "before", "after"])
    .where("action", "=", "stock.changed")
    .orderBy("id")
    .execute();

test("B13 R3.1 a frame of a moulding that is out cannot be put into a cart, nor chosen in it; other sizes can", async () => {
  const cart = await shopper(shop).fillCart(aFrameLine());
  await takeOut();
  const body = { cartId: cart._id, lineItem: { ...oakLine(), uuid: "oak" }, site: SITE } as const;
  expect(await shop.call(addCartItem, { body })).toMatchObject({
    status: 422,
    error: "FRAME_OUT_OF_STOCK",
    message:
      "Oak Harmony is out of stock in Medium, back about 4 Dec. The nearest frame we have is black Infinite.",
  });
  const { uuid: _, ...change } = oakLine();
  const update = {
    cartId: cart._id,
    itemId: cart.lineItems[0]?._id ?? "",
    lineItem: change,
    site: SITE,
  } as const;
  expect(await expectErrorCode(shop.call(updateCartItem, { body: update }))).toBe("FRAME_OUT_OF_STOCK");
  const small = aFrameLine({ frameStyle: "Harmony", size: "rectangle_small" });
  await expectOk(shop.call(addCartItem, { body: { ...body, lineItem: { ...small, uuid: "small" } } }));
});

test("B13 a cart that holds such a frame keeps it, says so with the nearest one as its checkout does, and cannot be paid", async () => {
  const buyer = shopper(shop);
  const cart = await buyer.fillCart(oakLine());
  expect(cart.lineItems[0]).not.toHaveProperty("stockNote");
  await takeOut(null);
  const read = () => expectOk(shop.call(getCartInfo, { query: { cartId: cart._id, site: SITE } }));
  expect((await read()).lineItems[0]?.stockNote).toBe(
    "Oak Harmony is out of stock in Medium. The nearest frame we have is black Infinite.",
  );
  const itemId = cart.lineItems[0]?._id ?? "";
  const body = { cartId: cart._id, itemId, lineItem: { quantity: 2 }, site: SITE } as const;
  await expectOk(shop.call(updateCartItem, { body }));
  const { checkoutId, lineItems } = await buyer.checkOut(cart);
  expect(lineItems[0]?.stockNote).toBe((await read()).lineItems[0]?.stockNote);
  const pay = () => shop.call(createPaymentIntent, { body: { checkoutId, site: SITE } });
  expect(await expectErrorCode(pay())).toBe("FRAME_OUT_OF_STOCK");
  await set({ isOut: false, expectedOn: null });
  expect((await read()).lineItems[0]).not.toHaveProperty("stockNote");
  await expectOk(pay());
});

test("B13 an order that is being paid, and one that is paid, stay as they are", async () => {
  const buyer = shopper(shop);
  const checkout = await buyer.checkOut(await buyer.fillCart(oakLine()));
  const intent = await buyer.beginPaying(checkout);
  await takeOut();
  await expectOk(buyer.pay(intent));
  const order = await expectOk(buyer.complete(checkout.checkoutId, intent.id));
  expect(order.lineItems[0]?.userTemplateInfo.frameStyle).toBe("Harmony");
});

test("B13 each country has its own stock", async () => {
  await takeOut();
  const au = shopper(shop, "AU");
  await expectOk(
    shop.call(addCartItem, {
      body: {
        cartId: (await au.fillCart({ ...oakLine(), uuid: "first" }))._id,
        lineItem: { ...oakLine(), uuid: "second" },
        site: "AU",
      },
    }),
  );
});

test("B13 what is out stands on Today for those who may change it", async () => {
  await takeOut();
  expect((await callAsOwner(shop, getToday, {})).shortages).toEqual([
    {
      site: SITE,
      item: OAK,
      expectedOn: "2026-12-04",
      changedAt: shop.clock.now().toISOString(),
      changedBy: "Owner",
    },
  ]);
  const headers = { cookie: await createStaffCookie(shop, "books") };
  expect((await shop.app.inject({ url: "/api/owner/today", headers })).json().shortages).toEqual([]);
});

test("B13 the workshop may change the stock, the books may not, and each change is logged once", async () => {
  const send = async (role: "workshop" | "books", body: object) => {
    const headers = { cookie: await createStaffCookie(shop, role) };
    const url = `/api/owner/stock/${SITE}/mat_square_small`;
    return (await shop.app.inject({ method: "PUT", url, headers, payload: body })).statusCode;
  };
  const before = (await entries()).length;
  const out = { isOut: true, expectedOn: "2026-12-01" };
  expect(await send("books", out)).toBe(403);
  expect(await send("workshop", out)).toBe(200);
  expect(await send("workshop", out)).toBe(200);
  expect(await send("workshop", { isOut: false, expectedOn: "2026-12-01" })).toBe(200);
  const logged = (await entries()).slice(before);
  const state = (isOut: boolean, expectedOn: string | null) => ({ isOut, expectedOn });
  expect(logged).toMatchObject([
    { subjectLabel: "Mat for Square", before: state(false, null), after: state(true, "2026-12-01") },
    { subjectId: "mat_square_small", before: state(true, "2026-12-01"), after: state(false, null) },
  ]);
  expect(logged[0]).toMatchObject({ actorName: "Thandi of workshop", site: SITE });
});

test("B13 an item that is not ours and a day that does not exist are bad input", async () => {
  expect(await set({ isOut: true, expectedOn: null }, "moulding_pink_15")).toEqual({ error: "BAD_REQUEST" });
  expect(await set({ isOut: true, expectedOn: "2026-02-30" })).toEqual({ error: "BAD_REQUEST" });
  expect(await set({ isOut: true, expectedOn: "soon" })).toEqual({ error: "BAD_REQUEST" });
});

test("B13 of the same press at once by two people, one is logged", async () => {
  const before = (await entries()).length;
  const press = { site: SITE, item: "mat_rectangle_small", isOut: true, expectedOn: null } as const;
  await Promise.all([1, 2, 3].map(() => setStockOf(shop.shop, OWNER_ACTOR, press)));
  expect(await entries()).toHaveLength(before + 1);
});

test("B13 what is out survives a restart", async () => {
  await takeOut();
  const restarted = await openTestShop(shop.database, { clock: shop.clock });
  const { shortages } = restarted.shop.sites().ZA;
  await restarted.close();
  expect(shortages).toContainEqual({ item: OAK, expectedOn: "2026-12-04" });
});

test("B13 stock and order name each other: the orders that wait for an item, and the items that an order waits for", async () => {
  const buyer = shopper(shop);
  const { order } = await buyer.buy(await buyer.fillCart(oakLine()));
  const { order: other } = await shopper(shop).buy();
  await takeOut();
  const { shortages } = await callAsOwner(shop, getStock, {});
  const shortage = shortages.find(({ item }) => item === OAK);
  const waiting = shortage?.orders;
  expect(waiting).toContainEqual({ orderId: order.orderId, orderNumber: order.orderNumber });
  expect(waiting?.map(({ orderId }) => orderId)).not.toContain(other.orderId);
  // The promise to its shopper stays, so the owner reads how many were promised to leave before the oak is back.
  const rows = (await callAsOwner(shop, findOrders, { query: {} })).items;
  const isLate = (id: string) =>
    rows.some(({ orderId, sendBy }) => orderId === id && (sendBy ?? "~") < "2026-12-04");
  expect(isLate(order.orderId)).toBe(true);
  expect(shortage?.lateCount).toBe(waiting?.filter(({ orderId }) => isLate(orderId)).length);
  const shortagesOf = async (orderId: string) =>
    (await callAsOwner(shop, getOrderWork, { params: { orderId } })).shortages;
  // A process learns of the change within a second.
  await expect
    .poll(() => shortagesOf(order.orderId), { timeout: 5000 })
    .toEqual([{ item: OAK, expectedOn: "2026-12-04" }]);
  expect(await shortagesOf(other.orderId)).toEqual([]);
  // What would only stand about in the workshop is marked among the orders to begin.
  shop.clock.advance(3 * HOUR_MS);
  const { toBegin } = await callAsOwner(shop, getToday, {});
  const marked = new Map(
    toBegin.items.map(({ orderId, waitsForStock }) => [orderId, waitsForStock ?? false]),
  );
  expect([marked.get(order.orderId), marked.get(other.orderId)]).toEqual([true, false]);
  // The list of orders says the same, and finds them.
  const rowsOf = async (query: Readonly<Record<string, string>>) =>
    (await callAsOwner(shop, findOrders, { query })).items.map(({ orderId, waitsForStock }) => [
      orderId,
      waitsForStock ?? false,
    ]);
  expect(await rowsOf({})).toEqual(
    expect.arrayContaining([
      [order.orderId, true],
      [other.orderId, false],
    ]),
  );
  const found = await rowsOf({ stock: "waiting" });
  expect(found).toContainEqual([order.orderId, true]);
  expect(found.every(([, isWaiting]) => isWaiting)).toBe(true);
  // Those that wait for this item are a list of their own, each with what it needs and the day.
  const { items } = await callAsOwner(shop, findOrders, { query: { stock: OAK } });
  expect(items.find(({ orderId }) => orderId === order.orderId)?.shortages).toEqual([
    { item: OAK, expectedOn: "2026-12-04" },
  ]);
  expect(await rowsOf({ stock: "moulding_black_12" })).toEqual([]);
  // So does the print queue mark its print, and no other.
  await finishPrints(shop, order.orderId);
  const { ready } = await callAsOwner(shop, getBatches, { query: {} });
  const prints = ready.flatMap((group) => group.prints);
  expect(prints.find(({ orderId }) => orderId === order.orderId)?.shortages).toEqual([
    { item: OAK, expectedOn: "2026-12-04" },
  ]);
  expect(prints.filter(({ orderId }) => orderId === other.orderId).map(({ shortages }) => shortages)).toEqual(
    prints.filter(({ orderId }) => orderId === other.orderId).map(() => undefined),
  );
  // So does a list of parcels, before its order is marked as sent.
  await callAsOwner(shop, beginOrders, { body: { orderIds: [order.orderId] } });
  const parcels = [{ orderNumber: order.orderNumber, parcelNumber: "WAITS-1" }];
  const [checked] = (await callAsOwner(shop, checkParcels, { body: { parcels } })).items;
  expect(checked?.doubts).toContain("It still waits for stock.");
});

test("B13 a replacement waits for what its own tiles need, and is asked about before it is sent", async () => {
  const order = await buySentOrder(shop, oakLine());
  const { orderId } = order;
  const body = { tiles: [tileOf(order, "tile_1")], reason: "lost" };
  await callAsOwner(shop, replaceTiles, { params: { orderId }, body });
  const doubts = async () =>
    (await callAsOwner(shop, getOrderWork, { params: { orderId } })).replacements[0]?.sendDoubts;
  expect(await doubts()).not.toContain("It still waits for stock.");
  await takeOut();
  await expect.poll(doubts, { timeout: 5000 }).toContain("It still waits for stock.");
});

test("B13 two people at once: a day that one has entered is not lost by the other's press on an old page", async () => {
  const seen = { isOut: false, expectedOn: null };
  onTestFinished(async () => void (await set({ isOut: false, expectedOn: null })));
  expect(await set({ isOut: true, expectedOn: "2026-12-04", seen })).toHaveProperty("reply");
  expect(await set({ isOut: true, expectedOn: null, seen })).toEqual({ error: "CONFLICT" });
  // The same press again, after a lost answer, is no conflict.
  expect(await set({ isOut: true, expectedOn: "2026-12-04", seen })).toHaveProperty("reply");
  const { shortages } = await callAsOwner(shop, getStock, {});
  expect(shortages.find(({ item }) => item === OAK)).toMatchObject({ expectedOn: "2026-12-04" });
});
