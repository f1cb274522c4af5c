import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { createDesignLink } from "@storywall/contract/calls/links/createDesignLink.ts";
import { deleteKeptData } from "@storywall/contract/calls/privacy/deleteKeptData.ts";
import { deleteKeptPhoto } from "@storywall/contract/calls/privacy/deleteKeptPhoto.ts";
import { deleteRequestedData } from "@storywall/contract/calls/privacy/deleteRequestedData.ts";
import { getKeptData } from "@storywall/contract/calls/privacy/getKeptData.ts";
import { openDataRequest } from "@storywall/contract/calls/privacy/openDataRequest.ts";
import { requestKeptData } from "@storywall/contract/calls/privacy/requestKeptData.ts";
import { toWireWall } from "@storywall/contract/designWire.ts";
import { aDesign, aLine, GRID } from "@storywall/testkit/builders.ts";
import { DAY, HOUR } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { photoShares } from "../../src/adapters/database/photos/photoShares.ts";
import { PhotoStoreUnavailable } from "../../src/ports/photos/PhotoStore.ts";
import { moveOrder } from "../../src/usecases/orders/moveOrder.ts";
import { GRACE_MS } from "../../src/usecases/photos/collectPhotos.ts";
import { finishForgetting } from "../../src/usecases/privacy/forgetVisitor.ts";
import { PHOTO_INVARIANTS } from "../faults/invariants/photoInvariants.ts";
import type { TestDatabase } from "../support/databases.ts";
import { shopper } from "../support/shopper.ts";
import { ok, openTestShop, refusal, type TestShop } from "../support/testShop.ts";
import { type Lifecycle, openLifecycle } from "./lifecycle.ts";

const DESIGN_KEY = "template:grid_four_frames";

/** How long photos live, and what is deleted when somebody asks; every database that the shop runs on passes it. */
export const photoLivesSuite = (name: string, connect: () => Promise<TestDatabase>): void => {
  describe(name, () => {
    let connected: TestDatabase;
    let shop: TestShop;
    let lives: Lifecycle;
    let anna: ReturnType<typeof shopper>;
    let userId = "";
    let photo = "";
    beforeAll(async () => {
      connected = await connect();
    });
    beforeEach(async () => {
      shop = await openTestShop(connected.database);
      lives = await openLifecycle(shop);
      anna = shopper(shop);
      userId = await anna.visit();
      photo = await lives.upload(userId);
    });
    afterEach(async () => {
      const { database } = connected;
      const state = { database, dataDir: lives.dataDir, settledBefore: new Date(0), books: [] };
      for (const { breaches } of PHOTO_INVARIANTS) {
        expect(await breaches({ ...state, arrivedMails: undefined })).toEqual([]);
      }
      await shop.close();
      await lives.close();
      await database.deleteFrom("visitorPhotos").execute();
      await database.deleteFrom("designLinks").execute();
      await database.deleteFrom("photos").execute();
      await database.deleteFrom("cartLines").execute();
      await database.deleteFrom("rateCounts").execute();
      await database.deleteFrom("mailOutbox").execute();
    });
    afterAll(() => connected?.close());

    const lineItems = () => [aLine({ photoId: "photo_1" })];
    const fillCart = (visitor = userId) =>
      ok(shop.call(initCart, { body: { site: "ZA", userId: visitor, lineItems: lineItems() } }));
    const makeLink = (kind: "copy" | "add_photos" = "copy") =>
      ok(
        shop.call(createDesignLink, {
          body: {
            ...{ userId, kind, designKey: DESIGN_KEY, site: "ZA" },
            wall: toWireWall(aDesign(GRID, "photo_1")),
          },
        }),
      );
    const deliver = async (orderId: string) => {
      shop.clock.advance(3 * HOUR);
      for (const to of ["in_production", "shipped", "delivered"] as const) {
        await shop.shop.transaction((repositories) =>
          moveOrder(shop.shop, repositories, orderId, { to, actor: "owner" }),
        );
      }
    };
    const deleteAll = (visitor = userId) => shop.call(deleteKeptData, { body: { userId: visitor } });
    const deletePhoto = (handle = photo, visitor = userId) =>
      shop.call(deleteKeptPhoto, { body: { userId: visitor, handle } });
    const isThere = async (assetId = photo) => [await lives.hasRow(assetId), await lives.hasBytes(assetId)];

    test("B12 photos of orders are paid for, and take nothing of the quota", async () => {
      await anna.buy(await fillCart());
      const shares = photoShares(connected.database);
      const take = (assetId: string, mostFiles: number) =>
        shares.take(
          { assetId, bytes: 1, now: shop.clock.now(), endsAt: new Date(shop.clock.now().getTime() + DAY) },
          [{ id: userId, mostFiles, mostBytes: 1000 }],
        );
      expect(await take("second", 1)).toEqual({ kind: "taken" });
      expect(await take("third", 1)).toEqual({ kind: "full", sharer: userId });
    });

    describe("expiry", () => {
      test("B12 a photo that nobody uses for 60 days goes, row and bytes, and not a day before", async () => {
        shop.clock.advance(59 * DAY);
        await lives.tidyUp();
        expect(await isThere()).toEqual([true, true]);
        shop.clock.advance(DAY);
        await lives.tidyUp();
        expect(await isThere()).toEqual([false, false]);
      });

      test("B12 whoever is at work keeps all of their photos", async () => {
        shop.clock.advance(50 * DAY);
        await lives.upload(userId, "photo_2");
        shop.clock.advance(50 * DAY);
        await lives.tidyUp();
        expect(await isThere()).toEqual([true, true]);
      });

      test("B12 a photo in a cart stays while somebody looks at the cart, and goes with it after", async () => {
        const { _id: cartId } = await fillCart();
        for (const _ of [1, 2, 3]) {
          shop.clock.advance(50 * DAY);
          await ok(shop.call(getCartInfo, { query: { cartId } }));
          await lives.tidyUp();
        }
        expect(await isThere()).toEqual([true, true]);
        shop.clock.advance(61 * DAY);
        await lives.tidyUp();
        expect(await isThere()).toEqual([false, false]);
        expect(await ok(shop.call(getCartInfo, { query: { cartId } }))).toMatchObject({ lineItems: [] });
      });

      test("B12 an order keeps its photos until a year after its last step", async () => {
        const { order } = await anna.buy(await fillCart());
        shop.clock.advance(400 * DAY);
        await lives.tidyUp();
        expect(await isThere()).toEqual([true, true]);
        await deliver(order.orderId);
        shop.clock.advance(364 * DAY);
        await lives.tidyUp();
        expect(await isThere()).toEqual([true, true]);
        await lives.forgetPrints();
        expect(lives.printsRemoved).toEqual([]);
        shop.clock.advance(2 * DAY);
        await lives.tidyUp();
        expect(await isThere()).toEqual([false, false]);
        await lives.forgetPrints();
        await lives.forgetPrints();
        expect(lives.printsRemoved).toEqual([order.orderNumber]);
      });

      test("B12 a photo that is used again while it is about to go stays, with its pictures", async () => {
        const cart = await fillCart();
        const key = /([\w-]+)\.webp$/.exec(cart.lineItems[0]?.previewUrl ?? "")?.[1] ?? "";
        shop.clock.advance(61 * DAY);
        await lives.collect();
        expect(await lives.hasRow(photo)).toBe(false);
        // A request that had read the row before the mark ends after it.
        await connected.database
          .insertInto("cartLines")
          .values({
            ...{ id: "late", cartId: cart._id, uuid: "late", quantity: 1 },
            design: JSON.stringify({
              ...aDesign(GRID, "photo_1"),
              photos: [{ id: "photo_1", handle: photo }],
            }),
          })
          .execute();
        shop.clock.advance(GRACE_MS);
        await connected.database.updateTable("carts").set({ lastUsedAt: shop.clock.now() }).execute();
        await lives.collect();
        expect(await isThere()).toEqual([true, true]);
        expect(await shop.shop.repositories.previews.find(key)).toBeDefined();
      });
    });

    describe("deleting", () => {
      test("B12 a photo that only its uploader has goes at once, and its share is free", async () => {
        expect(await ok(deletePhoto())).toEqual({ isKept: false });
        expect(await ok(shop.call(getKeptData, { body: { userId } }))).toMatchObject({ photos: [] });
        await lives.tidyUp();
        expect(await isThere()).toEqual([false, false]);
        expect(await refusal(deletePhoto())).toBe("NOT_FOUND");
      });

      test("B12 nobody deletes a photo of somebody else", async () => {
        expect(await refusal(deletePhoto(photo, await anna.visit()))).toBe("NOT_FOUND");
        await lives.tidyUp();
        expect(await isThere()).toEqual([true, true]);
      });

      test.each([
        ["a cart", async () => void (await fillCart())],
        ["an open link", async () => void (await makeLink())],
        ["an order", async () => void (await anna.buy(await fillCart()))],
        ["somebody else's list", async () => lives.list(await anna.visit(), photo)],
      ])("B12 a photo in %s stays", async (_, use) => {
        await use();
        expect(await ok(deletePhoto())).toEqual({ isKept: true });
        await lives.tidyUp();
        expect(await isThere()).toEqual([true, true]);
      });

      test("B12 all of a visitor's data: photos, walls, links, cart, checkout and their pictures", async () => {
        const cart = await fillCart();
        const key = /([\w-]+)\.webp$/.exec(cart.lineItems[0]?.previewUrl ?? "")?.[1] ?? "";
        await lives.previewFiles.keep(`${key}.webp`, new Uint8Array(3));
        await anna.checkOut(cart);
        await makeLink();
        expect(await ok(shop.call(getKeptData, { body: { userId } }))).toMatchObject({
          ...{
            photos: [{ handle: photo }],
            links: [{ kind: "copy" }],
            cartWalls: 1,
            checkouts: 1,
            orders: [],
          },
        });
        await ok(deleteAll());
        await ok(deleteAll());
        expect(await ok(shop.call(getKeptData, { body: { userId } }))).toEqual({
          ...{ photos: [], walls: [], links: [], cartWalls: 0, checkouts: 0, orders: [] },
        });
        expect(await shop.shop.repositories.visitors.find(userId)).toBeUndefined();
        await lives.tidyUp();
        expect(await isThere()).toEqual([false, false]);
        expect(await lives.previewFiles.read(`${key}.webp`)).toBeUndefined();
        expect(await shop.shop.repositories.previews.find(key)).toBeUndefined();
      });

      test("B12 an order stays with its photos, and everything else goes", async () => {
        const { order } = await anna.buy(await fillCart());
        const other = await lives.upload(userId, "photo_2");
        await ok(deleteAll());
        await lives.tidyUp();
        expect(await isThere()).toEqual([true, true]);
        expect(await isThere(other)).toEqual([false, false]);
        const kept = await shop.shop.repositories.orders.find(order.orderId);
        expect(kept).toMatchObject({ email: anna.email, total: order.total });
        await deliver(order.orderId);
        shop.clock.advance(366 * DAY);
        await lives.tidyUp();
        expect(await isThere()).toEqual([false, false]);
      });

      test("B12 what a payment under way would buy stays until that has ended, and then goes by itself", async () => {
        const checkout = await anna.checkOut(await fillCart());
        const intent = await anna.beginPaying(checkout);
        await ok(deleteAll());
        await lives.tidyUp();
        expect(await isThere()).toEqual([true, true]);
        const ended = { status: "canceled", nextLookAt: null } as const;
        await connected.database.updateTable("payments").set(ended).where("id", "=", intent.id).execute();
        await finishForgetting(shop.shop);
        const left = await shop.shop.repositories.checkouts.find(checkout.checkoutId);
        expect([left?.email, left?.shippingAddress]).toEqual([null, null]);
        shop.clock.advance(61 * DAY);
        await lives.tidyUp();
        expect(await isThere()).toEqual([false, false]);
      });

      test("B12 while the store is away a photo keeps its mark and its row, and goes when it is back", async () => {
        await ok(deletePhoto());
        shop.clock.advance(GRACE_MS);
        await lives.collect({ delete: async () => Promise.reject(new PhotoStoreUnavailable("away")) });
        expect(shop.failures.splice(0)).toHaveLength(1);
        expect(await connected.database.selectFrom("photos").select("unwantedAt").execute()).toHaveLength(1);
        shop.clock.advance(GRACE_MS);
        await lives.collect();
        expect(await isThere()).toEqual([false, false]);
      });

      test("B12 a worker that dies between a photo's bytes and its row is no harm: the next one ends it", async () => {
        await ok(deletePhoto());
        shop.clock.advance(GRACE_MS);
        const died = new Promise<never>(() => {});
        const deleted = Promise.withResolvers<void>();
        void lives.collect({
          delete: async (assetId) => {
            await lives.photos.delete(assetId);
            deleted.resolve();
            return died;
          },
        });
        await deleted.promise;
        shop.clock.advance(GRACE_MS);
        await lives.collect();
        expect(await connected.database.selectFrom("photos").select("assetId").execute()).toEqual([]);
      });

      test("B12 two workers at the same moment delete each photo once", async () => {
        for (const id of ["photo_2", "photo_3", "photo_4"]) await lives.upload(userId, id);
        await ok(deleteAll());
        shop.clock.advance(GRACE_MS);
        const deleted: string[] = [];
        const store = {
          delete: async (assetId: string) => {
            deleted.push(assetId);
            await lives.photos.delete(assetId);
          },
        };
        await Promise.all([lives.collect(store), lives.collect(store)]);
        expect([deleted.length, new Set(deleted).size]).toEqual([4, 4]);
      });
    });

    describe("by mail", () => {
      const ask = async (email: string) => {
        const reply = await ok(shop.call(requestKeptData, { body: { email, site: "ZA" } }));
        await shop.shop.background.settled();
        const texts = shop.mailbox.to(email.toLowerCase()).map(({ text }) => text);
        return { reply, token: /privacy\/data\/([\w-]+)/.exec(texts.join())?.[1] };
      };

      test("B12 whoever has the mailbox sees what was ordered with it, and deletes the rest", async () => {
        await anna.buy(await fillCart());
        // Photos are told oldest first; of two of one moment nobody knows which is.
        shop.clock.advance(1_000);
        const other = await lives.upload(userId, "photo_2");
        const { token = "" } = await ask(anna.email.toUpperCase());
        const params = { token };
        const shown = await ok(shop.call(openDataRequest, { params }));
        expect(shown).toMatchObject({
          photos: [{ handle: photo }, { handle: other }],
          orders: [{ email: anna.email, shippingAddress: { country: "ZA" } }],
        });
        await ok(shop.call(deleteRequestedData, { params }));
        await lives.tidyUp();
        expect([await isThere(), await isThere(other)]).toEqual([
          [true, true],
          [false, false],
        ]);
      });

      test("B12 a stranger's address gets no mail, and whoever asks hears no difference", async () => {
        await anna.buy(await fillCart());
        const known = await ask(anna.email);
        const unknown = await ask("nobody@example.com");
        expect(known.token).toBeDefined();
        expect(unknown.token).toBeUndefined();
        expect(shop.mailbox.to("nobody@example.com")).toEqual([]);
        expect(known.reply).toEqual(unknown.reply);
      });

      test("B12 the link ends after a day", async () => {
        await anna.buy(await fillCart());
        const { token = "" } = await ask(anna.email);
        shop.clock.advance(DAY);
        expect(await refusal(shop.call(openDataRequest, { params: { token } }))).toBe("NOT_FOUND");
        expect(await refusal(shop.call(deleteRequestedData, { params: { token } }))).toBe("NOT_FOUND");
      });
    });
  });
};
