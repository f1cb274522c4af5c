// The owner's list of orders, its search, and what is done with many orders at once, over HTTP.

import { changeOrderAddress } from "@storywall/contract/calls/orders/changeOrderAddress.ts";
import { beginOrders } from "@storywall/contract/calls/owner/beginOrders.ts";
import { checkParcels } from "@storywall/contract/calls/owner/checkParcels.ts";
import { findOrders as findCall } from "@storywall/contract/calls/owner/findOrders.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { searchAdmin } from "@storywall/contract/calls/owner/searchAdmin.ts";
import { sendParcels } from "@storywall/contract/calls/owner/sendParcels.ts";
import { getParcelsToSend } from "@storywall/contract/calls/workshop/getParcelsToSend.ts";
import { holdOrder } from "@storywall/contract/calls/workshop/holdOrder.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { afterEach, describe, expect, test } from "vitest";
import type { OrderCursor } from "../../src/ports/orders/OrderList.ts";
import { findOrders } from "../../src/usecases/orderList/findOrders.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { createStaffCookie, OWNER_ACTOR, seedStudioArt } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { buyOrderToPack, packAll } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { askAbout, buyWeakPrint } from "../support/weakPrints.ts";

const shop = useTestShop();
afterEach(async () => {
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});

const find = async (query: Readonly<Record<string, string>>) =>
  (await callAsOwner(shop, findCall, { query })).items;
const findIds = async (query: Readonly<Record<string, string>>) =>
  (await find(query)).map(({ orderId }) => orderId);
const buy = async (site: "ZA" | "AU" = "ZA") => (await shopper(shop, site).buy()).order;
const begin = (orderIds: readonly string[]) => callAsOwner(shop, beginOrders, { body: { orderIds } });
const check = async (parcels: readonly object[]) =>
  (await callAsOwner(shop, checkParcels, { body: { parcels } })).items.map(({ verdict }) => verdict);
/** Sends them although their prints are not ready: `isConfirmed: false` in the list asks as the page does. */
const send = async (parcels: readonly object[]) =>
  (
    await callAsOwner(shop, sendParcels, {
      body: {
        ...{ carrier: "Swift", urlPattern: "https://swift.example/{number}" },
        parcels: parcels.map((parcel) => ({ isConfirmed: true, ...parcel })),
      },
    })
  ).items;
/** An order that is being made. */
const produce = async () => {
  const order = await buy();
  shop.clock.advance(3 * HOUR_MS);
  await begin([order.orderId]);
  return order;
};
const parcelOf = (order: { readonly orderNumber: string }, parcelNumber: string = crypto.randomUUID()) => ({
  orderNumber: order.orderNumber,
  parcelNumber,
});

test("B13 each row has the preview of its order's first wall", async () => {
  const { order } = await shopper(shop, "ZA").buy();
  const [row] = await find({});
  expect(row).toMatchObject({ orderId: order.orderId, previewUrl: order.lineItems[0]?.previewUrl });
  expect(row?.previewUrl).toMatch(/^\/previews\/[\w-]+\.webp$/);
});

describe("the search", () => {
  test("B13 an order is found by number, name, email, phone, postcode, parcel number and code, from their first letters", async () => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    await anna.addPromo(cart._id);
    const { order } = await anna.buy(cart);
    const shippingAddress = {
      ...anAddress("ZA"),
      firstName: "Zoë-Ann",
      lastName: "O'Neill",
      zip: "8005",
      phone: "083 765 4321",
    };
    await expectOk(
      shop.call(changeOrderAddress, {
        params: { orderId: order.orderId },
        body: { shippingAddress, site: "ZA" },
      }),
    );
    shop.clock.advance(3 * HOUR_MS);
    await begin([order.orderId]);
    await send([parcelOf(order, "TCG 77 001")]);
    const other = await buy();

    const digits = order.orderNumber.replace(/\D/g, "");
    const texts = [
      order.orderNumber.toLowerCase(),
      digits,
      "zoë",
      "O'Neill",
      "o'neill ZOË-ANN",
      anna.email.slice(0, 12).toUpperCase(),
      "083 765 4321",
      "0837654321",
      "+27 83 765 4321",
      "8005",
      "TCG77001",
      "tcg 77",
    ];
    for (const text of texts) {
      const found = await findIds({ text });
      expect(found, text).toContain(order.orderId);
      expect(found, text).not.toContain(other.orderId);
    }
    expect(await findIds({ text: "welcome10" })).toContain(order.orderId);
    // What was changed is not found by what it was.
    expect(await findIds({ text: `Thandi ${order.orderNumber}` })).toEqual([]);
  });

  test.each(["%", "' or 1=1", "\\", "':* | 'a", "()&|!<->", "no such order"])(
    "reliability 3: the text %j finds nothing and breaks nothing",
    async (text) => {
      await buy();
      expect(await findIds({ text })).toEqual([]);
    },
  );

  test("B13 a whole number opens its order; people, codes and art are found beside it", async () => {
    await seedStudioArt(shop);
    const anna = shopper(shop);
    const { order } = await anna.buy();
    const search = (text: string) => callAsOwner(shop, searchAdmin, { query: { text } });
    expect(await search(order.orderNumber.replace("-", ""))).toMatchObject({ exactOrderId: order.orderId });
    expect(await search(anna.email)).toMatchObject({
      exactOrderId: null,
      orders: [{ orderId: order.orderId }],
      people: [{ email: anna.email, name: "Thandi Mokoena" }],
    });
    expect((await search("welc")).promoCodes).toContainEqual({ site: "ZA", code: "WELCOME10" });
    const [item] = (await search("hills")).artItems;
    expect(item).toMatchObject({ artItemId: "studio-hills" });
    expect(await search(" ")).toEqual({
      orders: [],
      exactOrderId: null,
      people: [],
      promoCodes: [],
      artItems: [],
    });
  });
});

describe("the list", () => {
  const ANY = {
    site: null,
    status: null,
    from: null,
    to: null,
    text: "",
    isLate: false,
    stock: null,
  };
  const listPage = async (after: OrderCursor | null, limit: number) => {
    const found = await findOrders(shop.shop, OWNER_ACTOR, ANY, after, limit);
    if (found.kind === "error") throw new Error(found.message);
    return found.value;
  };

  test("B13 pages follow each other without a gap or a repeat, also when an order comes in between", async () => {
    shop.clock.advance(MINUTE_MS);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.unshift((await buy()).orderId);
      // Two of the five are of the same moment.
      if (index !== 2) shop.clock.advance(MINUTE_MS);
    }
    const first = await listPage(null, 2);
    await buy();
    const second = await listPage(first.next, 2);
    const third = await listPage(second.next, 1);
    const listed = [...first.rows, ...second.rows, ...third.rows].map(({ id }) => id);
    expect(new Set(listed)).toEqual(new Set(ids));
    expect(listed).toHaveLength(5);
  });

  test("B13 orders are found by the days of their own site", async () => {
    // Early on Sunday in Sydney, still Saturday in Johannesburg.
    shop.clock.advance(Date.parse("2026-12-05T15:00:00Z") - shop.clock.now().getTime());
    const [cape, sydney] = [await buy("ZA"), await buy("AU")];
    const saturday = await findIds({ from: "2026-12-05", to: "2026-12-05" });
    expect([saturday.includes(cape.orderId), saturday.includes(sydney.orderId)]).toEqual([true, false]);
    const sunday = await findIds({ from: "2026-12-06", to: "2026-12-06" });
    expect([sunday.includes(cape.orderId), sunday.includes(sydney.orderId)]).toEqual([false, true]);
    expect(await findIds({ site: "AU", from: "2026-12-06" })).toContain(sydney.orderId);
  });

  test("B13 an order is late after its last dispatch day, until it is sent", async () => {
    const order = await produce();
    const text = order.orderNumber;
    expect(await find({ text, late: "true" })).toEqual([]);
    expect(await find({ text })).toMatchObject([{ isLate: false, canBegin: false, parcelNumber: null }]);
    shop.clock.advance(7 * DAY_MS);
    expect(await find({ text, late: "true" })).toMatchObject([{ orderId: order.orderId, isLate: true }]);
    await send([parcelOf(order)]);
    expect(await find({ text, late: "true" })).toEqual([]);
    expect(await find({ text })).toMatchObject([{ isLate: false, sendBy: null }]);
  });

  test("a row says when its order can be begun, and how far its prints are", async () => {
    const { orderNumber: text } = await buy();
    const changeable = /^The shopper may change or cancel it until \w+ \d+ \w+, \d\d:\d\d\.$/;
    expect(await find({ text })).toMatchObject([
      { canBegin: false, startBlock: expect.stringMatching(changeable), prints: { waiting: 4, done: 0 } },
    ]);
    shop.clock.advance(3 * HOUR_MS);
    const [ready] = await find({ text });
    expect(ready).toMatchObject({ canBegin: true, name: "Thandi Mokoena" });
    expect(ready).not.toHaveProperty("startBlock");
  });

  test("B13 a row names the tile whose shopper was asked, or whose photo is missing, while its order can't be started", async () => {
    const { order } = await buyWeakPrint(shop);
    shop.clock.advance(3 * HOUR_MS);
    await askAbout(shop, order);
    expect(await find({ text: order.orderNumber })).toMatchObject([
      {
        canBegin: false,
        startBlock: "The shopper was asked about the soft photo of tile 1, and can still answer.",
      },
    ]);
  });

  test.each([{ from: "2026-13-01" }, { after: "x" }, { late: "yes" }, { status: "lost" }])(
    "R5.3 the filter %j is rejected",
    async (query) => {
      expect(await tryCallAsOwner(shop, findCall, { query })).toEqual({ error: "BAD_REQUEST" });
    },
  );
});

describe("what a role sees", () => {
  const findAs = async (role: "workshop" | "service" | "books", text: string) => {
    const response = await shop.app.inject({
      url: `/api/owner/order-list?text=${encodeURIComponent(text)}`,
      headers: { cookie: await createStaffCookie(shop, role) },
    });
    return response.json().items;
  };

  test("the workshop finds an order by its number, without name, email or amounts", async () => {
    const { orderNumber } = await buy();
    expect(await findAs("workshop", orderNumber)).toMatchObject([
      { orderNumber, name: null, place: null, email: null, total: null, refunded: null },
    ]);
  });

  test("who may not see names cannot find out whose an order is", async () => {
    const anna = shopper(shop);
    await anna.buy();
    for (const role of ["workshop", "books"] as const) expect(await findAs(role, anna.email)).toEqual([]);
    expect(await findAs("service", anna.email)).toMatchObject([{ email: anna.email }]);
  });

  test("the books see amounts and no names", async () => {
    const { orderNumber } = await buy();
    expect(await findAs("books", orderNumber)).toMatchObject([{ name: null, total: expect.any(Number) }]);
  });
});

describe("many orders at once", () => {
  test("B13 orders are begun each by itself: one that cannot says why and stops no other", async () => {
    const [ready, alsoReady] = [await buy(), await buy()];
    shop.clock.advance(3 * HOUR_MS);
    const fresh = await buy();
    const { items } = await begin([ready.orderId, fresh.orderId, "unknown", alsoReady.orderId]);
    expect(items.map(({ isDone }) => isDone)).toEqual([true, false, false, true]);
    expect(items[1]?.reason).toContain("can still cancel");
    expect(items[2]).toMatchObject({ orderId: null, reason: "There is no such order." });
    // A repeat after a lost answer.
    expect((await begin([ready.orderId])).items).toMatchObject([{ isDone: true }]);
  });

  test("B13 a list of parcels is checked before it is sent: fits, unknown, twice, sent, not ready", async () => {
    const [one, two, three] = [await produce(), await produce(), await produce()];
    const fresh = await buy();
    expect(
      await check([
        parcelOf(one, "P-1"),
        { orderNumber: "ZA-1", parcelNumber: "P-2" },
        parcelOf(two, "P-3"),
        parcelOf(two, "P-4"),
        parcelOf(three, "p-1"),
        parcelOf(fresh),
      ]),
    ).toEqual(["parcelTwice", "unknownOrder", "orderTwice", "orderTwice", "parcelTwice", "notReady"]);
    expect(await check([parcelOf(one, "P-1"), parcelOf(two, "P-3")])).toEqual(["fits", "fits"]);
    await send([parcelOf(one, "P-1")]);
    expect(await check([parcelOf(one, "p-1"), parcelOf(one, "P-9"), parcelOf(two, "P-1")])).toEqual([
      "sent",
      "otherParcel",
      "parcelTwice",
    ]);
  });

  test("B13 the chosen orders wait for their parcel numbers, and those that cannot be sent say why", async () => {
    const [order, fresh] = [await produce(), await buy()];
    const orders = [order.orderNumber, fresh.orderNumber, "ZA-1"].join(",");
    const { items } = await callAsOwner(shop, getParcelsToSend, { query: { orders } });
    expect(items).toMatchObject([
      { orderId: order.orderId, reason: null, doubts: ["Only 0 of 4 prints are ready."] },
      { orderId: fresh.orderId, reason: "You haven't started making it yet." },
      { orderId: null, reason: "There is no such order." },
    ]);
    await callAsOwner(shop, holdOrder, { params: { orderId: order.orderId }, body: { reason: "wait" } });
    const held = await callAsOwner(shop, getParcelsToSend, { query: { orders: order.orderNumber } });
    expect(held.items).toMatchObject([{ reason: "It's held back." }]);
  });

  test("B13 an order is found in a list of parcels by its number in any spelling", async () => {
    const order = await produce();
    const digits = order.orderNumber.replace(/\D/g, "");
    const spellings = [digits, `za${digits}`, `ZA ${digits}`];
    for (const orderNumber of spellings)
      expect(await check([{ orderNumber, parcelNumber: crypto.randomUUID() }])).toEqual(["fits"]);
  });

  test("B13 a parcel whose prints are not ready is sent only when a person confirms that it has left", async () => {
    const [order, other] = [await produce(), await produce()];
    const list = [parcelOf(order, "D-1"), { ...parcelOf(other, "D-2"), isConfirmed: false }];
    const { items } = await callAsOwner(shop, checkParcels, {
      body: { parcels: list.map(({ orderNumber, parcelNumber }) => ({ orderNumber, parcelNumber })) },
    });
    expect(items.map(({ doubts }) => doubts)).toEqual([
      ["Only 0 of 4 prints are ready."],
      ["Only 0 of 4 prints are ready."],
    ]);
    expect(await send(list)).toMatchObject([
      { isDone: true },
      { isDone: false, reason: expect.stringContaining("Only 0 of 4 prints are ready.") },
    ]);
    expect(await find({ text: other.orderNumber })).toMatchObject([{ status: "in_production" }]);
  });

  test("B13 R4.14 each parcel that fits is sent with its tracking page, the others say why", async () => {
    const anna = shopper(shop);
    const { order: one } = await anna.buy();
    shop.clock.advance(3 * HOUR_MS);
    await begin([one.orderId]);
    const fresh = await buy();
    const items = await send([parcelOf(one, "SW 1/2"), parcelOf(fresh)]);
    expect(items).toMatchObject([
      { orderNumber: one.orderNumber, isDone: true, reason: null },
      {
        orderNumber: fresh.orderNumber,
        isDone: false,
        reason: expect.stringContaining("not in the workshop"),
      },
    ]);
    await shop.shop.background.drain();
    const mail = shop.mailbox.to(anna.email).find(({ text }) => text.includes("SW 1/2"));
    expect(mail?.text).toContain("https://swift.example/SW%201%2F2");
  });

  test("reliability 8: a list that is sent twice, also at the same time, writes to each shopper once", async () => {
    const anna = shopper(shop);
    const { order } = await anna.buy();
    shop.clock.advance(3 * HOUR_MS);
    await begin([order.orderId]);
    const list = [parcelOf(order, "ONCE-1")];
    const [first, second] = await Promise.all([send(list), send(list)]);
    expect([first, second].flat().some(({ isDone }) => isDone)).toBe(true);
    expect(await send(list)).toMatchObject([{ isDone: true }]);
    await shop.shop.background.drain();
    expect(shop.mailbox.to(anna.email).filter(({ text }) => text.includes("ONCE-1"))).toHaveLength(1);
  });

  test("R5.3 more than 200 orders, and none, are rejected", async () => {
    for (const count of [0, 201]) {
      const orderIds = Array.from({ length: count }, (_, index) => `order${index}`);
      expect(await tryCallAsOwner(shop, beginOrders, { body: { orderIds } })).toEqual({
        error: "BAD_REQUEST",
      });
    }
  });

  test("an order that moved on by itself is not moved by the list", async () => {
    const order = await produce();
    const params = { orderId: order.orderId };
    const tracking = { carrier: "Other", number: "O-1", url: null };
    await callAsOwner(shop, moveOrder, { params, body: { to: "shipped", tracking, isConfirmed: true } });
    expect(await send([parcelOf(order, "S-1")])).toMatchObject([
      { isDone: false, reason: "It was sent with another parcel number." },
    ]);
  });

  test("B13 without a choice, what is packed waits for its parcel number, and what is not printed does not", async () => {
    const packed = await buyOrderToPack(shop);
    await packAll(shop, packed.orderNumber);
    const unprinted = await produce();
    const { items } = await callAsOwner(shop, getParcelsToSend, { query: {} });
    const numbers = items.map(({ orderNumber }) => orderNumber);
    expect(numbers).toContain(packed.orderNumber);
    expect(numbers).not.toContain(unprinted.orderNumber);
  });
});
