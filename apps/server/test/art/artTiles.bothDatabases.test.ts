// R2.13: tiles that show art of the catalogue.

import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { updateCartItem } from "@storywall/contract/calls/cart/updateCartItem.ts";
import { createCheckout } from "@storywall/contract/calls/checkout/createCheckout.ts";
import { reCreateCheckout } from "@storywall/contract/calls/checkout/reCreateCheckout.ts";
import { completeUploadLater } from "@storywall/contract/calls/orders/completeUploadLater.ts";
import { getImages } from "@storywall/contract/calls/orders/getImages.ts";
import { getLineItemInfo } from "@storywall/contract/calls/orders/getLineItemInfo.ts";
import { saveOrderTiles } from "@storywall/contract/calls/orders/saveOrderTiles.ts";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { addOrUpdateUserTemplateInfo } from "@storywall/contract/calls/visitor/addOrUpdateUserTemplateInfo.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { UserTemplateInfo } from "@storywall/contract/schemas/design.ts";
import { toArtPhotoId } from "@storywall/domain/design/artPhoto.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, aLine, GRID_BASE, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { renderDuePrints } from "../../src/usecases/print/renderDuePrints.ts";
import { openTestPrinter } from "../print/testPrinter.ts";
import { seedStudioArt } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, PUBLIC_URL } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const KITE = "studio-kite";
const KITE_URL = `${PUBLIC_URL}/art/${KITE}.jpg`;
const NO_SUCH_ITEM = "studio-no-such-thing";

const shop = useTestShop();
beforeAll(async () => {
  await seedStudioArt(shop);
});

const artLine = (itemId = KITE, base = GRID_BASE): LineItemInput =>
  aLine({ base, photoId: toArtPhotoId(itemId) });
const tilesOf = ({ userTemplateInfo }: { readonly userTemplateInfo: UserTemplateInfo }) =>
  userTemplateInfo.tiles.map(({ userPhotoId, artItemId }) => artItemId ?? userPhotoId);
/** Four tiles, of which the second shows art and the others a photo. */
const mixedLine = (): LineItemInput => {
  const line = aLine({ photoId: "photo_1" });
  const tiles = line.userTemplateInfo.tiles.map((tile, index) =>
    index === 1 ? { ...tile, userPhotoId: null, artItemId: KITE } : tile,
  );
  return { ...line, userTemplateInfo: { ...line.userTemplateInfo, tiles } };
};
const add = (cartId: string, itemId: string) =>
  shop.call(addCartItem, { body: { cartId, lineItem: artLine(itemId) } });
const deleteArtItem = (itemId: string) =>
  shop.database.deleteFrom("artItems").where("id", "=", itemId).execute();

test("R2.13 a wall of photos and art costs its frames, and is bought without an upload of the art", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart(mixedLine());
  expect(cart).toMatchObject({ price: 4 * 90000, lineItems: [{ photosStillToUpload: 0 }] });
  const { order } = await anna.buy(cart);
  expect(order).toMatchObject({ status: "placed", total: 4 * 90000, lineItems: [{ tilesMissing: 0 }] });

  const { images } = await expectOk(shop.call(getImages, { params: { id: order.orderId } }));
  expect(images[1]).toEqual({ tile: "tile_2", url: KITE_URL, width: 2400, height: 3000 });
  expect(images).toMatchObject([{ width: 4000 }, {}, { width: 4000 }, { width: 4000 }]);
  const cartItemId = order.lineItems[0]?.cartItemId ?? "";
  const info = await expectOk(shop.call(getLineItemInfo, { params: { orderId: order.orderId, cartItemId } }));
  expect(tilesOf(info)).toEqual(["photo_1", KITE, "photo_1", "photo_1"]);
  expect(info.photos.map(({ userPhotoId }) => userPhotoId)).toEqual(["photo_1"]);
  expect(info.art).toEqual([
    { artItemId: KITE, title: "The red kite", url: KITE_URL, width: 2400, height: 3000 },
  ]);
  expect(shop.serverErrors).toEqual([]);
});

test("R2.13 a visitor without any photo buys a set of art", async () => {
  const framesInfo = toUserTemplateInfo(aDesign(TRIO_BASE, toArtPhotoId(KITE)));
  const variants = [{ variantId: "ZA.square_trio", quantity: 1 }];
  const checkout = await expectOk(shop.call(createCheckout, { body: { variants, framesInfo, site: "ZA" } }));
  expect(checkout.lineItems).toMatchObject([{ photosStillToUpload: 0 }]);
  expect(checkout.lineItems.map(tilesOf)).toEqual([[KITE, KITE, KITE]]);
});

test("R5.4 a change of size keeps the art, and only the size changes the price", async () => {
  const cart = await expectOk(shop.call(initCart, { body: { site: "ZA", lineItems: [artLine()] } }));
  const itemId = cart.lineItems[0]?._id ?? "";
  const lineItem = { size: "rectangle_large" } as const;
  const after = await expectOk(shop.call(updateCartItem, { body: { cartId: cart._id, itemId, lineItem } }));
  expect(after.price).toBe(4 * 120000);
  expect(after.lineItems.map(tilesOf)).toEqual([[KITE, KITE, KITE, KITE]]);
});

test("R2.13 unknown art is rejected, with the path of its tile", async () => {
  const refused = await shop.call(initCart, { body: { site: "ZA", lineItems: [artLine(NO_SUCH_ITEM)] } });
  expect(refused).toMatchObject({
    kind: "error",
    status: 422,
    error: "ART_ITEM_UNKNOWN",
    issues: [{ path: "tiles.tile_1.artItemId" }],
  });
  const cart = await expectOk(shop.call(initCart, { body: { site: "ZA", lineItems: [] } }));
  expect(await expectErrorCode(add(cart._id, NO_SUCH_ITEM))).toBe("ART_ITEM_UNKNOWN");
});

test("R2.13 a tile with art and a photo is rejected, and so is a photo with an art id", async () => {
  const anna = shopper(shop);
  const { _id: cartId } = await anna.fillCart();
  const addWith = (tile: object) => {
    const line = aLine();
    const tiles = line.userTemplateInfo.tiles.map((own) => ({ ...own, ...tile }));
    const lineItem = { ...line, userTemplateInfo: { ...line.userTemplateInfo, tiles } };
    return shop.app.inject({
      method: "PUT",
      url: "/api/shopify/add-cart-item",
      payload: { cartId, lineItem },
    });
  };
  const wrongs = [
    { userPhotoId: "photo_1", artItemId: KITE },
    { userPhotoId: `art:${KITE}` },
    { artItemId: "../../etc/passwd" },
    { artItemId: "" },
    { artItemId: null },
    { artItemId: 7 },
    { artItemId: { id: KITE } },
    { artItemId: "k".repeat(65) },
  ];
  for (const wrong of wrongs) {
    const response = await addWith(wrong);
    expect([response.statusCode, response.json().error], JSON.stringify(wrong)).toEqual([400, "BAD_REQUEST"]);
    expect(response.json().issues[0].path).toMatch(/tiles\.0\.(artItemId|userPhotoId)$/);
  }
  const { handle, url } = await shop.uploadPhoto();
  const userId = await anna.visit();
  const photo_obj = { uuid: "x", url, handle };
  const asArt = { user_id: userId, photo_id: toArtPhotoId(KITE), photo_obj };
  expect(await expectErrorCode(shop.call(addOrUpdateUserPhoto, { body: asArt }))).toBe("BAD_REQUEST");
  const artAsPhoto = { user_id: userId, photo_id: "x", photo_obj: { ...photo_obj, url: KITE_URL } };
  expect(await expectErrorCode(shop.call(addOrUpdateUserPhoto, { body: artAsPhoto }))).toBe(
    "PHOTO_URL_NOT_OURS",
  );
});

test("R4.13 art can fill tiles of an upload-later order", async () => {
  const { order } = await shopper(shop).buyWithoutPhotos();
  const { orderId } = order;
  const cartItemId = order.lineItems[0]?.cartItemId ?? "";
  const save = (artItemId: string) =>
    shop.call(saveOrderTiles, {
      params: { orderId, cartItemId },
      body: { tiles: [{ name: "tile_3", userPhotoId: null, artItemId }] },
    });
  expect(await expectErrorCode(save(NO_SUCH_ITEM))).toBe("ART_ITEM_UNKNOWN");
  expect(await expectOk(save(KITE))).toMatchObject({ lineItems: [{ tilesMissing: 3 }] });
  const userTemplateInfo = toUserTemplateInfo(aDesign(GRID_BASE, toArtPhotoId(KITE)));
  const placed = await expectOk(
    shop.call(completeUploadLater, { body: { orderId, cartItemId, userTemplateInfo } }),
  );
  expect(placed).toMatchObject({
    status: "placed",
    total: order.total,
    lineItems: [{ tilesMissing: 0 }],
  });
});

test("R4.12 a re-created checkout keeps its art", async () => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut(await anna.fillCart(mixedLine()));
  shop.clock.advance(2 * DAY_MS);
  const { checkoutId } = checkout;
  const again = await expectOk(shop.call(reCreateCheckout, { body: { checkoutId } }));
  expect(again.lineItems.map(tilesOf)).toEqual([["photo_1", KITE, "photo_1", "photo_1"]]);
});

test("R5.1 a visitor's design is saved with its art", async () => {
  const user_id = await shopper(shop).visit();
  const template_info = toUserTemplateInfo(aDesign(GRID_BASE, toArtPhotoId(KITE)));
  const body = { user_id, template_key: "grid_four_frames", template_info };
  expect(await expectOk(shop.call(addOrUpdateUserTemplateInfo, { body }))).toEqual(template_info);
});

test("R2.13 art that was deleted from the catalogue is printed for orders that have it", async () => {
  const deletedId = "studio-hills";
  const anna = shopper(shop);
  const { order } = await anna.buy(await anna.fillCart(artLine(deletedId)));
  await deleteArtItem(deletedId);
  shop.clock.advance(2 * HOUR_MS);
  const printer = await openTestPrinter(shop);
  onTestFinished(printer.close);
  await renderDuePrints(printer.dependencies());
  expect(printer.rendered.filter((handle) => handle === toArtPhotoId(deletedId))).toHaveLength(4);
  expect(await printer.listFiles(order.orderNumber)).toHaveLength(4);
  expect(shop.serverErrors).toEqual([]);
});

test("R2.13 art that was deleted from the catalogue stays in carts and orders that have it", async () => {
  const anna = shopper(shop);
  const deletedId = "studio-tree";
  const { order } = await anna.buy(await anna.fillCart(artLine(deletedId)));
  const cart = await anna.fillCart(artLine(deletedId));
  await deleteArtItem(deletedId);
  const { images } = await expectOk(shop.call(getImages, { params: { id: order.orderId } }));
  expect(images.map(({ url }) => url)).toEqual(Array(4).fill(`${PUBLIC_URL}/art/${deletedId}.jpg`));
  const itemId = cart.lineItems[0]?._id ?? "";
  const lineItem = { size: "rectangle_large" } as const;
  await expectOk(shop.call(updateCartItem, { body: { cartId: cart._id, itemId, lineItem } }));
  const after = await expectOk(shop.call(getCartInfo, { query: { cartId: cart._id } }));
  expect(after.lineItems.map(tilesOf)).toEqual([Array(4).fill(deletedId)]);
  expect(await expectErrorCode(add(cart._id, deletedId))).toBe("ART_ITEM_UNKNOWN");
});
