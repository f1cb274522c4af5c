// What is deleted is also gone from caches in front of the shop, and previews without photos end too.

import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Cdn, CdnPurgeResult } from "../../src/ports/cdn/Cdn.ts";
import { CDN_PURGE_MAX_AGE_MS, sendCdnPurges } from "../../src/usecases/cdn/sendCdnPurges.ts";
import { LEASE_MS } from "../../src/usecases/leasedQueue.ts";
import { deleteVisitorPhoto } from "../../src/usecases/privacy/deleteVisitorPhoto.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk, openTestShop, type TestShop } from "../support/testShop.ts";
import { useTestDatabase } from "../support/useTestShop.ts";
import { openPhotoLifecycle, type PhotoLifecycle } from "./photoLifecycle.ts";

const PHOTO_DAYS = 60;
const testDatabase = useTestDatabase();
let shop: TestShop;
let lifecycle: PhotoLifecycle;
beforeEach(async () => {
  shop = await openTestShop(testDatabase.database);
  lifecycle = await openPhotoLifecycle(shop);
});
afterEach(async () => {
  await shop.close();
  await lifecycle.close();
  await testDatabase.database.deleteFrom("cdnPurges").execute();
  await testDatabase.database.deleteFrom("previews").execute();
  expect(shop.serverErrors).toEqual([]);
});

/** A CDN that records what it is asked to drop, and answers as the test says. */
const createFakeCdn = () => {
  const purged: string[][] = [];
  let result: CdnPurgeResult = { kind: "purged" };
  const cdn: Cdn = {
    purge: async (addresses) => {
      purged.push([...addresses]);
      return result;
    },
  };
  const setResult = (next: CdnPurgeResult): void => {
    result = next;
  };
  return { cdn, purged, setResult };
};
const queued = () => testDatabase.database.selectFrom("cdnPurges").selectAll().execute();
const previewKeyOf = (url: string | undefined): string => /([\w-]+)\.webp$/.exec(url ?? "")?.[1] ?? "";
const findPreview = (key: string) => shop.shop.repositories.previews.find(key);

describe("the CDN", () => {
  /** Deletes a photo that a wall in a cart shows no more, and returns its id and the key of the preview. */
  const deletePhoto = async () => {
    const userId = await shopper(shop).visit();
    const photo = await lifecycle.upload(userId);
    const body = { site: "ZA" as const, userId, lineItems: [aLine({ photoId: "photo_1" })] };
    const cart = await expectOk(shop.call(initCart, { body }));
    const key = previewKeyOf(cart.lineItems[0]?.previewUrl);
    await testDatabase.database.deleteFrom("cartLines").where("cartId", "=", cart._id).execute();
    await deleteVisitorPhoto(shop.shop, { visitorId: userId, assetId: photo });
    await lifecycle.purgeTwice();
    return { photo, key };
  };

  test("B12 is told every address of a deleted photo and its previews, once", async () => {
    const { photo, key } = await deletePhoto();
    const { cdn, purged } = createFakeCdn();
    await sendCdnPurges(shop.shop, cdn);
    const origin = "https://shop.example";
    expect(purged.flat().sort()).toEqual(
      [
        `${origin}/photos/${photo}.jpg`,
        ...[320, 640, 1280, 2048].map((width) => `${origin}/photos/${photo}.jpg?w=${width}`),
        ...[".webp", ".webp?w=320", ".webp?of=room", ".webp?of=near", ".jpg", ".glb", ".usdz"].map(
          (form) => `${origin}/previews/${key}${form}`,
        ),
      ].sort(),
    );
    await sendCdnPurges(shop.shop, cdn);
    expect([purged.length, await queued()]).toEqual([2, []]);
  });

  test("B12 that does not answer is told later, and given up after a day", async () => {
    await deletePhoto();
    const { cdn, purged, setResult } = createFakeCdn();
    setResult({ kind: "failed", error: "answered 503" });
    await sendCdnPurges(shop.shop, cdn);
    // One attempt for each run while it is down.
    expect([purged.length, (await queued()).length]).toEqual([1, 2]);
    shop.clock.advance(HOUR_MS);
    setResult({ kind: "purged" });
    await sendCdnPurges(shop.shop, cdn);
    expect([purged.length, await queued()]).toEqual([3, []]);

    await deletePhoto();
    setResult({ kind: "failed", error: "answered 403" });
    for (let days = 0; days < 3; days++) {
      shop.clock.advance(CDN_PURGE_MAX_AGE_MS + MINUTE_MS);
      await sendCdnPurges(shop.shop, cdn);
    }
    expect(await queued()).toEqual([]);
    expect(JSON.stringify(shop.serverErrors.splice(0))).toContain("given up: answered 403");
  });

  test("B12 is told by another worker when one dies while it tells it", async () => {
    await deletePhoto();
    const { cdn, purged } = createFakeCdn();
    const dying = sendCdnPurges(shop.shop, { purge: () => Promise.reject(new Error("killed")) });
    await expect(dying).rejects.toThrow("killed");
    await sendCdnPurges(shop.shop, cdn);
    expect((await queued()).length).toBe(1);
    shop.clock.advance(LEASE_MS + MINUTE_MS);
    await sendCdnPurges(shop.shop, cdn);
    expect([purged.length, await queued()]).toEqual([2, []]);
  });
});

describe("a preview without uploaded photos", () => {
  const purgeAfter = async (days: number) => {
    shop.clock.advance(days * DAY_MS);
    await lifecycle.purgeTwice();
  };
  const fillCart = async () => {
    const userId = await shopper(shop).visit();
    const body = { site: "ZA" as const, userId, lineItems: [aLine({ photoId: null })] };
    const cart = await expectOk(shop.call(initCart, { body }));
    return { cart, key: previewKeyOf(cart.lineItems[0]?.previewUrl) };
  };

  test("reliability 21: goes with its files when nobody has seen it for as long as photos are stored", async () => {
    const { key } = await fillCart();
    await lifecycle.previewFiles.put(`${key}.webp`, new Uint8Array(3));
    await purgeAfter(PHOTO_DAYS - 1);
    expect(await findPreview(key)).toBeDefined();
    await purgeAfter(5);
    expect(await findPreview(key)).toBeUndefined();
    expect(await lifecycle.previewFiles.read(`${key}.webp`)).toBeUndefined();
    expect(await testDatabase.database.selectFrom("previews").select("key").execute()).toEqual([]);
  });

  test("reliability 21: stays while its cart is opened, and comes back with the same wall", async () => {
    const { cart, key } = await fillCart();
    for (let months = 0; months < 3; months++) {
      await purgeAfter(PHOTO_DAYS - 5);
      await expectOk(shop.call(getCartInfo, { query: { cartId: cart._id } }));
    }
    expect(await findPreview(key)).toBeDefined();
    await purgeAfter(PHOTO_DAYS + 5);
    expect(await findPreview(key)).toBeUndefined();
    const again = await fillCart();
    expect(again.key).toBe(key);
    expect(await findPreview(key)).toBeDefined();
    const lineItem = aLine({ photoId: null });
    await expectOk(shop.call(addCartItem, { body: { cartId: again.cart._id, lineItem } }));
  });

  test("reliability 21: comes back when its order is opened, however late", async () => {
    const { order } = await shopper(shop).buyWithoutPhotos([aLine({ photoId: null })]);
    const key = previewKeyOf(order.lineItems[0]?.previewUrl);
    await purgeAfter(2 * PHOTO_DAYS);
    expect(await findPreview(key)).toBeUndefined();
    await expectOk(shop.call(getData, { params: { id: order.orderId } }));
    expect(await findPreview(key)).toBeDefined();
  });
});
