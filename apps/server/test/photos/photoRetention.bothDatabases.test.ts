// Retention of photos, and erasure of personal data on request.

import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { createDesignLink } from "@storywall/contract/calls/links/createDesignLink.ts";
import { deleteKeptData } from "@storywall/contract/calls/privacy/deleteKeptData.ts";
import { deleteKeptPhoto } from "@storywall/contract/calls/privacy/deleteKeptPhoto.ts";
import { deleteRequestedData } from "@storywall/contract/calls/privacy/deleteRequestedData.ts";
import { getKeptData } from "@storywall/contract/calls/privacy/getKeptData.ts";
import { openDataRequest } from "@storywall/contract/calls/privacy/openDataRequest.ts";
import { requestKeptData } from "@storywall/contract/calls/privacy/requestKeptData.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, aLine, anAddress, GRID_BASE } from "@storywall/testkit/builders.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { uploadReservations } from "../../src/adapters/database/photos/uploadReservations.ts";
import { PhotoStoreUnavailableError } from "../../src/ports/photos/PhotoStore.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { DELETION_GRACE_MS } from "../../src/usecases/photos/purgePhotos.ts";
import { resumeErasures } from "../../src/usecases/privacy/eraseVisitor.ts";
import { PHOTO_INVARIANTS } from "../faults/invariants/photoInvariants.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop, type TestShop } from "../support/testShop.ts";
import { useTestDatabase } from "../support/useTestShop.ts";
import { openPhotoLifecycle, type PhotoLifecycle } from "./photoLifecycle.ts";

const DESIGN_KEY = "template:grid_four_frames";

const testDatabase = useTestDatabase();
let shop: TestShop;
let lifecycle: PhotoLifecycle;
let anna: ReturnType<typeof shopper>;
let userId = "";
let photo = "";
beforeEach(async () => {
  shop = await openTestShop(testDatabase.database);
  lifecycle = await openPhotoLifecycle(shop);
  anna = shopper(shop);
  userId = await anna.visit();
  photo = await lifecycle.upload(userId);
});
afterEach(async () => {
  const { database } = testDatabase;
  const state = { database, dataDir: lifecycle.dataDir, settledBefore: new Date(0), ledger: [] };
  for (const { findViolations } of PHOTO_INVARIANTS) {
    expect(await findViolations({ ...state, receivedMailIds: undefined })).toEqual([]);
  }
  await shop.close();
  await lifecycle.close();
  await database.deleteFrom("visitorPhotos").execute();
  await database.deleteFrom("designLinks").execute();
  await database.deleteFrom("photos").execute();
  await database.deleteFrom("cartLines").execute();
  await database.deleteFrom("rateCounts").execute();
  await database.deleteFrom("mailOutbox").execute();
});

const lineItems = () => [aLine({ photoId: "photo_1" })];
const fillCart = (visitor = userId) =>
  expectOk(shop.call(initCart, { body: { site: "ZA", userId: visitor, lineItems: lineItems() } }));
const makeLink = (kind: "copy" | "add_photos" = "copy") =>
  expectOk(
    shop.call(createDesignLink, {
      body: {
        ...{ userId, kind, designKey: DESIGN_KEY, site: "ZA" },
        wall: toWireDesign(aDesign(GRID_BASE, "photo_1")),
      },
    }),
  );
const deliver = async (orderId: string) => {
  shop.clock.advance(3 * HOUR_MS);
  for (const to of ["in_production", "shipped", "delivered"] as const) {
    await shop.shop.transaction((repositories) =>
      transitionOrder(shop.shop, repositories, orderId, { to, actor: "owner" }),
    );
  }
};
const deleteAll = (visitor = userId) => shop.call(deleteKeptData, { body: { userId: visitor } });
const deletePhoto = (handle = photo, visitor = userId) =>
  shop.call(deleteKeptPhoto, { body: { userId: visitor, handle } });
const rowAndBytesExist = async (assetId = photo) => [
  await lifecycle.hasRow(assetId),
  await lifecycle.hasBytes(assetId),
];

test("B12 photos of orders do not count for the quota", async () => {
  await anna.buy(await fillCart());
  const reservations = uploadReservations(testDatabase.database);
  const reserve = (assetId: string, maxFiles: number) =>
    reservations.reserve(
      { assetId, bytes: 1, now: shop.clock.now(), endsAt: new Date(shop.clock.now().getTime() + DAY_MS) },
      [{ id: userId, maxFiles: maxFiles, maxBytes: 1000 }],
    );
  expect(await reserve("second", 1)).toEqual({ kind: "reserved" });
  expect(await reserve("third", 1)).toEqual({ kind: "quotaExceeded", holderId: userId });
});

describe("expiry", () => {
  test("B12 a photo that is unused for 60 days is deleted, row and files", async () => {
    shop.clock.advance(59 * DAY_MS);
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([true, true]);
    shop.clock.advance(DAY_MS);
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([false, false]);
  });

  test("B12 an upload marks all photos of its visitor as used", async () => {
    shop.clock.advance(50 * DAY_MS);
    await lifecycle.upload(userId, "photo_2");
    shop.clock.advance(50 * DAY_MS);
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([true, true]);
  });

  test("B12 a photo in a cart stays while the cart is used, and is deleted with the cart", async () => {
    const { _id: cartId } = await fillCart();
    for (const _ of [1, 2, 3]) {
      shop.clock.advance(50 * DAY_MS);
      await expectOk(shop.call(getCartInfo, { query: { cartId } }));
      await lifecycle.purgeTwice();
    }
    expect(await rowAndBytesExist()).toEqual([true, true]);
    shop.clock.advance(61 * DAY_MS);
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([false, false]);
    expect(await expectOk(shop.call(getCartInfo, { query: { cartId } }))).toMatchObject({
      lineItems: [],
    });
  });

  test("B12 an order keeps its photos and prints for a year after delivery", async () => {
    const { order } = await anna.buy(await fillCart());
    shop.clock.advance(400 * DAY_MS);
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([true, true]);
    await deliver(order.orderId);
    shop.clock.advance(364 * DAY_MS);
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([true, true]);
    await lifecycle.purgePrints();
    expect(lifecycle.printsRemoved).toEqual([]);
    shop.clock.advance(2 * DAY_MS);
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([false, false]);
    await lifecycle.purgePrints();
    await lifecycle.purgePrints();
    expect(lifecycle.printsRemoved).toEqual([order.orderNumber]);
  });

  test("B12 a photo that is used again during the deletion grace stays, with its previews", async () => {
    const cart = await fillCart();
    const key = /([\w-]+)\.webp$/.exec(cart.lineItems[0]?.previewUrl ?? "")?.[1] ?? "";
    shop.clock.advance(61 * DAY_MS);
    await lifecycle.purge();
    expect(await lifecycle.hasRow(photo)).toBe(false);
    // A request that read the row before the mark adds a reference after it.
    await testDatabase.database
      .insertInto("cartLines")
      .values({
        ...{ id: "late", cartId: cart._id, uuid: "late", quantity: 1 },
        design: JSON.stringify({
          ...aDesign(GRID_BASE, "photo_1"),
          photos: [{ id: "photo_1", handle: photo }],
        }),
      })
      .execute();
    shop.clock.advance(DELETION_GRACE_MS);
    await testDatabase.database.updateTable("carts").set({ lastUsedAt: shop.clock.now() }).execute();
    await lifecycle.purge();
    expect(await rowAndBytesExist()).toEqual([true, true]);
    expect(await shop.shop.repositories.previews.find(key)).toBeDefined();
  });
});

describe("deleting", () => {
  test("B12 a photo that only its uploader references is deleted at once", async () => {
    expect(await expectOk(deletePhoto())).toEqual({ isKept: false });
    expect(await expectOk(shop.call(getKeptData, { body: { userId } }))).toMatchObject({ photos: [] });
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([false, false]);
    expect(await expectErrorCode(deletePhoto())).toBe("NOT_FOUND");
  });

  test("B12 a visitor cannot delete another visitor's photo", async () => {
    expect(await expectErrorCode(deletePhoto(photo, await anna.visit()))).toBe("NOT_FOUND");
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([true, true]);
  });

  test.each([
    ["a cart", async () => void (await fillCart())],
    ["an open link", async () => void (await makeLink())],
    ["an order", async () => void (await anna.buy(await fillCart()))],
    ["somebody else's list", async () => lifecycle.addToVisitorList(await anna.visit(), photo)],
  ])("B12 a photo in %s stays", async (_, use) => {
    await use();
    expect(await expectOk(deletePhoto())).toEqual({ isKept: true });
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([true, true]);
  });

  test("B12 erasing a visitor deletes photos, designs, links, cart, checkout and previews", async () => {
    const cart = await fillCart();
    const key = /([\w-]+)\.webp$/.exec(cart.lineItems[0]?.previewUrl ?? "")?.[1] ?? "";
    await lifecycle.previewFiles.put(`${key}.webp`, new Uint8Array(3));
    await anna.checkOut(cart);
    await makeLink();
    expect(await expectOk(shop.call(getKeptData, { body: { userId } }))).toMatchObject({
      ...{
        photos: [{ handle: photo }],
        links: [{ kind: "copy" }],
        cartWalls: 1,
        checkouts: 1,
        orders: [],
      },
    });
    await expectOk(deleteAll());
    await expectOk(deleteAll());
    expect(await expectOk(shop.call(getKeptData, { body: { userId } }))).toEqual({
      ...{ photos: [], walls: [], links: [], cartWalls: 0, checkouts: 0, orders: [] },
    });
    expect(await shop.shop.repositories.visitors.find(userId)).toBeUndefined();
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([false, false]);
    expect(await lifecycle.previewFiles.read(`${key}.webp`)).toBeUndefined();
    expect(await shop.shop.repositories.previews.find(key)).toBeUndefined();
  });

  test("B12 erasing a visitor keeps orders with their photos", async () => {
    const { order } = await anna.buy(await fillCart());
    const other = await lifecycle.upload(userId, "photo_2");
    await expectOk(deleteAll());
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([true, true]);
    expect(await rowAndBytesExist(other)).toEqual([false, false]);
    const stored = await shop.shop.repositories.orders.find(order.orderId);
    expect(stored).toMatchObject({ email: anna.email, total: order.total });
    await deliver(order.orderId);
    shop.clock.advance(366 * DAY_MS);
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([false, false]);
  });

  test("B12 erasing a visitor keeps what a pending payment buys until the payment ends", async () => {
    const checkout = await anna.checkOut(await fillCart());
    const intent = await anna.beginPaying(checkout);
    await expectOk(deleteAll());
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([true, true]);
    const ended = { status: "canceled", nextLookAt: null } as const;
    await testDatabase.database.updateTable("payments").set(ended).where("id", "=", intent.id).execute();
    await resumeErasures(shop.shop);
    const checkoutRow = await shop.shop.repositories.checkouts.find(checkout.checkoutId);
    expect([checkoutRow?.email, checkoutRow?.shippingAddress]).toEqual([null, null]);
    shop.clock.advance(61 * DAY_MS);
    await lifecycle.purgeTwice();
    expect(await rowAndBytesExist()).toEqual([false, false]);
  });

  test("B12 a photo keeps its row while the store is unreachable, and is deleted when it is back", async () => {
    await expectOk(deletePhoto());
    shop.clock.advance(DELETION_GRACE_MS);
    await lifecycle.purge({ delete: async () => Promise.reject(new PhotoStoreUnavailableError("away")) });
    expect(shop.serverErrors.splice(0)).toHaveLength(1);
    expect(await testDatabase.database.selectFrom("photos").select("unwantedAt").execute()).toHaveLength(1);
    shop.clock.advance(DELETION_GRACE_MS);
    await lifecycle.purge();
    expect(await rowAndBytesExist()).toEqual([false, false]);
  });

  test("B12 a deletion whose worker died between files and row is finished by the next worker", async () => {
    await expectOk(deletePhoto());
    shop.clock.advance(DELETION_GRACE_MS);
    const died = new Promise<never>(() => {});
    const deleted = Promise.withResolvers<void>();
    void lifecycle.purge({
      delete: async (assetId) => {
        await lifecycle.photos.delete(assetId);
        deleted.resolve();
        return died;
      },
    });
    await deleted.promise;
    shop.clock.advance(DELETION_GRACE_MS);
    await lifecycle.purge();
    expect(await testDatabase.database.selectFrom("photos").select("assetId").execute()).toEqual([]);
  });

  test("B12 two concurrent workers delete each photo once", async () => {
    for (const id of ["photo_2", "photo_3", "photo_4"]) await lifecycle.upload(userId, id);
    await expectOk(deleteAll());
    shop.clock.advance(DELETION_GRACE_MS);
    const deleted: string[] = [];
    const store = {
      delete: async (assetId: string) => {
        deleted.push(assetId);
        await lifecycle.photos.delete(assetId);
      },
    };
    await Promise.all([lifecycle.purge(store), lifecycle.purge(store)]);
    expect([deleted.length, new Set(deleted).size]).toEqual([4, 4]);
  });
});

describe("by mail", () => {
  const requestDataLink = async (email: string) => {
    const reply = await expectOk(shop.call(requestKeptData, { body: { email, site: "ZA" } }));
    await shop.shop.background.drain();
    const texts = shop.mailbox.to(email.toLowerCase()).map(({ text }) => text);
    return { reply, token: /privacy\/data\/([\w-]+)/.exec(texts.join())?.[1] };
  };

  test("B12 the owner of a mailbox sees its orders and photos, and deletes the rest", async () => {
    await anna.buy(await fillCart());
    // Photos are listed oldest first, so the second one needs a later time.
    shop.clock.advance(1_000);
    const other = await lifecycle.upload(userId, "photo_2");
    const { token = "" } = await requestDataLink(anna.email.toUpperCase());
    const params = { token };
    const shown = await expectOk(shop.call(openDataRequest, { params }));
    expect(shown).toMatchObject({
      photos: [{ handle: photo }, { handle: other }],
      orders: [{ email: anna.email, shippingAddress: { country: "ZA" } }],
    });
    await expectOk(shop.call(deleteRequestedData, { params }));
    await lifecycle.purgeTwice();
    expect([await rowAndBytesExist(), await rowAndBytesExist(other)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  /** Opens a checkout of this visitor with a wall of its own, to the address of a person with that name. */
  const checkOutAs = async (person: ReturnType<typeof shopper>, firstName: string) => {
    const { _id: cartId } = await fillCart();
    const shippingAddress = anAddress("ZA", { firstName, address1: `1 ${firstName} Street` });
    const body = { cartId, email: person.email, shippingAddress, site: "ZA" as const };
    return expectOk(shop.call(createOrUpdateCheckout, { body }));
  };
  const payFor = async (person: ReturnType<typeof shopper>, checkout: Checkout) => {
    const intent = await person.beginPaying(checkout);
    await expectOk(person.pay(intent));
    return expectOk(person.complete(checkout.checkoutId, intent.id));
  };

  test("B12 on a lent browser each address sees and deletes only what is its own", async () => {
    const [bert, clara] = [shopper(shop), shopper(shop)];
    const order = await payFor(anna, await checkOutAs(anna, "Anna"));
    await payFor(bert, await checkOutAs(bert, "Bert"));
    const claras = await checkOutAs(clara, "Clara");
    const annas = await checkOutAs(anna, "Anna");
    const other = await lifecycle.upload(userId, "photo_2");
    await makeLink();
    const browser = () => expectOk(shop.call(getKeptData, { body: { userId } }));
    const before = await browser();

    const { token = "" } = await requestDataLink(anna.email);
    const shown = await expectOk(shop.call(openDataRequest, { params: { token } }));
    expect(shown).toMatchObject({
      photos: [{ handle: photo }],
      ...{ walls: [], links: [], cartWalls: 0 },
      checkouts: [{ email: anna.email, shippingAddress: { firstName: "Anna" } }],
      orders: [{ orderNumber: order.orderNumber, email: anna.email, shippingAddress: { firstName: "Anna" } }],
    });
    for (const foreign of ["Bert", "Clara", bert.email, clara.email, other]) {
      expect(JSON.stringify(shown)).not.toContain(foreign);
    }

    await expectOk(shop.call(deleteRequestedData, { params: { token } }));
    await expectOk(shop.call(deleteRequestedData, { params: { token } }));
    await lifecycle.purgeTwice();
    expect(await browser()).toEqual({ ...before, checkouts: 1 });
    expect(await rowAndBytesExist(other)).toEqual([true, true]);
    const find = async ({ checkoutId }: Checkout) =>
      (await shop.shop.repositories.checkouts.find(checkoutId))?.email;
    expect([await find(claras), await find(annas)]).toEqual([clara.email, null]);
    const after = await expectOk(shop.call(openDataRequest, { params: { token } }));
    expect(after).toMatchObject({ checkouts: [], orders: [{ email: anna.email }] });
  });

  test.each([
    ["an unpaid checkout with another address", { email: "clara@example.com" }],
    [
      "an unpaid checkout with a name and a street only",
      { shippingAddress: anAddress("ZA", { firstName: "Clara" }) },
    ],
  ])("B12 %s makes a browser a shared one", async (_, details) => {
    await payFor(anna, await checkOutAs(anna, "Anna"));
    const { _id: cartId } = await fillCart();
    await expectOk(shop.call(createOrUpdateCheckout, { body: { cartId, ...details } }));
    const { token = "" } = await requestDataLink(anna.email);
    const shown = await expectOk(shop.call(openDataRequest, { params: { token } }));
    expect(shown).toMatchObject({ checkouts: [], cartWalls: 0, orders: [{ email: anna.email }] });
    expect(JSON.stringify(shown).toLowerCase()).not.toContain("clara");
    await expectOk(shop.call(deleteRequestedData, { params: { token } }));
    expect(await expectOk(shop.call(getKeptData, { body: { userId } }))).toMatchObject({
      checkouts: 1,
      cartWalls: 1,
    });
  });

  test("B12 an unknown address gets no mail, and the reply is the same", async () => {
    await anna.buy(await fillCart());
    const known = await requestDataLink(anna.email);
    const unknown = await requestDataLink("nobody@example.com");
    expect(known.token).toBeDefined();
    expect(unknown.token).toBeUndefined();
    expect(shop.mailbox.to("nobody@example.com")).toEqual([]);
    expect(known.reply).toEqual(unknown.reply);
  });

  test("B12 the link expires after a day", async () => {
    await anna.buy(await fillCart());
    const { token = "" } = await requestDataLink(anna.email);
    shop.clock.advance(DAY_MS);
    expect(await expectErrorCode(shop.call(openDataRequest, { params: { token } }))).toBe("NOT_FOUND");
    expect(await expectErrorCode(shop.call(deleteRequestedData, { params: { token } }))).toBe("NOT_FOUND");
  });
});
