// The owner's own pictures: from an upload to the catalogue, in and out of sale.

import { arrangeFeaturedArt } from "@storywall/contract/calls/art/arrangeFeaturedArt.ts";
import { createArtItem } from "@storywall/contract/calls/art/createArtItem.ts";
import { createArtSet } from "@storywall/contract/calls/art/createArtSet.ts";
import { getAllArtItems } from "@storywall/contract/calls/art/getAllArtItems.ts";
import { getArtItem } from "@storywall/contract/calls/art/getArtItem.ts";
import { getArtSet } from "@storywall/contract/calls/art/getArtSet.ts";
import { getOwnerArt } from "@storywall/contract/calls/art/getOwnerArt.ts";
import { getRelatedArtItems } from "@storywall/contract/calls/art/getRelatedArtItems.ts";
import { saveArtItemTags } from "@storywall/contract/calls/art/saveArtItemTags.ts";
import { updateArtSet } from "@storywall/contract/calls/art/updateArtSet.ts";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { beforeAll, expect, test } from "vitest";
import { createCatalogueImages } from "../../src/usecases/art/catalogueImages.ts";
import { createArtItem as createItem } from "../../src/usecases/art/ownerArt.ts";
import { purgePhotos } from "../../src/usecases/photos/purgePhotos.ts";
import { OWNER_ACTOR, seedStudioArt } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, type TestPhotoSize } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
beforeAll(() => seedStudioArt(shop));

const TEXTS = { title: "Two boats", artist: "Thandi Mokoena", licence: "Ours to sell" };
const add = async (fields: object = {}, size?: TestPhotoSize) => {
  const { handle } = await shop.uploadPhoto(size);
  const body = { asset_id: handle, ...TEXTS, tags: ["Sea", "boats"], is_on_sale: true, ...fields };
  return { handle, item: await callAsOwner(shop, createArtItem, { body }) };
};
const change = (id: string, body: object) => callAsOwner(shop, saveArtItemTags, { params: { id }, body });
const listIds = async () => (await expectOk(shop.call(getAllArtItems, {}))).items.map(({ _id }) => _id);
/** A wall whose tiles all show one item. */
const artLine = (artItemId: string): LineItemInput => {
  const line = aLine();
  const tiles = line.userTemplateInfo.tiles.map((tile) => ({ ...tile, artItemId }));
  return { ...line, userTemplateInfo: { ...line.userTemplateInfo, tiles } };
};

test("B13 an uploaded picture is an item of the catalogue at once, with what it prints in", async () => {
  const { item } = await add({}, { width: 2400, height: 3000 });
  expect(item).toMatchObject({
    ...TEXTS,
    tags: ["sea", "boats"],
    width: 2400,
    height: 3000,
    is_on_sale: true,
    is_own_upload: true,
    printable: { rectangle_small: "good", rectangle_xlarge: "fair" },
  });
  expect(await expectOk(shop.call(getArtItem, { params: { id: item._id } }))).toMatchObject(TEXTS);
  expect(await listIds()).toContain(item._id);
});

test("B13 the same upload twice, also at the same moment, is one picture with one entry in the log", async () => {
  const { handle: assetId } = await shop.uploadPhoto();
  const content = { ...TEXTS, title: "Pressed twice", tags: [], isOnSale: true, assetId };
  const added = await Promise.all([1, 2, 3].map(() => createItem(shop.shop, OWNER_ACTOR, content)));
  const ids = new Set(added.map((result) => (result.kind === "ok" ? result.value.id : result.error)));
  expect(ids.size).toBe(1);
  const entries = await shop.database
    .selectFrom("auditLog")
    .select("subjectId")
    .where("action", "=", "art.itemAdded")
    .where("subjectLabel", "=", "Pressed twice")
    .execute();
  expect(entries).toEqual([{ subjectId: [...ids][0] }]);
});

test("B13 a picture whose upload is gone cannot be added", async () => {
  const body = { asset_id: "no-such-upload", ...TEXTS, is_on_sale: true };
  expect(await tryCallAsOwner(shop, createArtItem, { body })).toEqual({ error: "PHOTO_UNKNOWN" });
  expect(await tryCallAsOwner(shop, createArtItem, { body: { ...body, title: "" } })).toEqual({
    error: "BAD_REQUEST",
  });
});

test("B13 a picture off sale is in no list, page or set, and stays with those who may change it", async () => {
  const { item } = await add({ title: "Lighthouse" });
  const set = await callAsOwner(shop, createArtSet, {
    body: { name: "Coast", items: [item._id, "studio-hills"] },
  });
  await change(item._id, { is_on_sale: false });
  expect(await listIds()).not.toContain(item._id);
  expect(await expectErrorCode(shop.call(getArtItem, { params: { id: item._id } }))).toBe("NOT_FOUND");
  const params = { id: "studio-sea-at-dusk" };
  const related = await expectOk(shop.call(getRelatedArtItems, { params }));
  expect(related.items.map(({ _id }) => _id)).not.toContain(item._id);
  expect(await expectOk(shop.call(getArtSet, { params: { id: set._id } }))).toMatchObject({
    items: ["studio-hills"],
  });
  const own = await callAsOwner(shop, getOwnerArt, {});
  expect(own.items.find(({ _id }) => _id === item._id)).toMatchObject({ is_on_sale: false });
  expect(own.sets.find(({ _id }) => _id === set._id)?.items).toEqual([item._id, "studio-hills"]);
});

test("B13 a wall with a picture that goes off sale is ordered and printed as it is", async () => {
  const { item, handle } = await add({ title: "On a wall" });
  const buyer = shopper(shop);
  const cart = await buyer.fillCart(artLine(item._id));
  await change(item._id, { is_on_sale: false });
  const { order } = await buyer.buy(cart);
  expect(order.lineItems[0]?.userTemplateInfo.tiles[0]).toMatchObject({ artItemId: item._id });
  const images = createCatalogueImages({
    art: shop.shop.repositories.art,
    readMaster: async (assetId) => Buffer.from(`master of ${assetId}`),
    resize: async (image, width) => Buffer.from(`${image}, ${width} wide`),
    drawn: { render: async (id, width) => Buffer.from(`drawing ${id}, ${width ?? "full"} size`) },
  });
  expect(String(await images.render(item._id))).toBe(`master of ${handle}`);
  expect(String(await images.render("studio-hills"))).toBe("drawing studio-hills, full size");
  expect(String(await images.render(item._id, 640))).toBe(`master of ${handle}, 640 wide`);
  expect(String(await images.render("studio-hills", 640))).toBe("drawing studio-hills, 640 size");
  // A wall that was saved before can still be added to a cart.
  const body = { cartId: (await buyer.fillCart())._id, lineItem: artLine(item._id), site: "ZA" } as const;
  await expectOk(shop.call(addCartItem, { body }));
});

test("B13 the photo of a picture is never purged, on sale or off", async () => {
  const { item, handle } = await add({ title: "Kept" });
  const { handle: unused } = await shop.uploadPhoto();
  await change(item._id, { is_on_sale: false });
  const deleted: string[] = [];
  const purge = () =>
    purgePhotos({
      shop: shop.shop,
      photos: { delete: async (assetId) => void deleted.push(assetId) },
      previewFiles: { remove: async () => undefined },
      background: {
        reportError: (_name, error) => {
          throw error;
        },
      },
      cdnOrigins: [],
    });
  shop.clock.advance(100 * DAY_MS);
  await purge();
  shop.clock.advance(DAY_MS);
  await purge();
  expect(deleted).toContain(unused);
  expect(deleted).not.toContain(handle);
});

test("B13 the order of featured pictures is that of the list, and others are no longer featured", async () => {
  const { item } = await add({ title: "First of all" });
  await callAsOwner(shop, arrangeFeaturedArt, { body: { items: [item._id, "studio-kite", item._id] } });
  expect((await listIds()).slice(0, 2)).toEqual([item._id, "studio-kite"]);
  const { items } = await callAsOwner(shop, getOwnerArt, {});
  expect(items.filter(({ is_featured }) => is_featured)).toHaveLength(2);
  const unknown = { body: { items: ["no-such-picture"] } };
  expect(await tryCallAsOwner(shop, arrangeFeaturedArt, unknown)).toEqual({ error: "ART_ITEM_UNKNOWN" });
});

test("B13 texts change at once, and the pictures that the owner chose stand before those of the same tags", async () => {
  const { item } = await add({ title: "Draft" });
  const body = { title: "Harbour", artist: "Someone else", licence: "", related: ["studio-kite", item._id] };
  await change(item._id, body);
  expect(await expectOk(shop.call(getArtItem, { params: { id: item._id } }))).toMatchObject({
    title: "Harbour",
    artist: "Someone else",
    licence: "",
  });
  const { items } = await expectOk(shop.call(getRelatedArtItems, { params: { id: item._id } }));
  expect(items[0]?._id).toBe("studio-kite");
  expect(items.length).toBeGreaterThan(1);
  expect(items.map(({ _id }) => _id)).not.toContain(item._id);
});

test("B13 two people at once: who comes second is told, and the first one's change stays", async () => {
  const { item } = await add({ title: "Seen by two" });
  const params = { id: item._id };
  const save = (body: object) => tryCallAsOwner(shop, saveArtItemTags, { params, body });
  expect(await save({ title: "First", seen: { title: "Seen by two" } })).toHaveProperty("reply");
  expect(await save({ title: "Second", seen: { title: "Seen by two" } })).toEqual({ error: "CONFLICT" });
  // Another field is no conflict, and neither is a change that starts from the newest version.
  expect(await save({ tags: ["boats"], seen: { tags: ["sea", "boats"] } })).toHaveProperty("reply");
  expect(await save({ title: "Third", seen: { title: "First" } })).toHaveProperty("reply");
  expect(await expectOk(shop.call(getArtItem, { params }))).toMatchObject({
    title: "Third",
    tags: ["boats"],
  });
});

test("B13 two people at once: pictures that one has arranged are not put back by the other", async () => {
  const set = await callAsOwner(shop, createArtSet, { body: { name: "Two hands", items: ["studio-hills"] } });
  const arrange = (items: readonly string[], seen: readonly string[]) =>
    tryCallAsOwner(shop, updateArtSet, {
      params: { id: set._id },
      body: { items: [...items], seen: [...seen] },
    });
  const [hills, sea] = ["studio-hills", "studio-sea-at-dusk"];
  expect(await arrange([hills, sea], [hills])).toHaveProperty("reply");
  expect(await arrange([hills], [hills])).toEqual({ error: "CONFLICT" });

  const feature = (items: readonly string[], seen: readonly string[]) =>
    tryCallAsOwner(shop, arrangeFeaturedArt, { body: { items: [...items], seen: [...seen] } });
  const { items } = await callAsOwner(shop, getOwnerArt, {});
  const featured = items.filter(({ is_featured }) => is_featured).map(({ _id }) => _id);
  expect(await feature([sea, hills], featured)).toHaveProperty("reply");
  expect(await feature([hills], featured)).toEqual({ error: "CONFLICT" });
  expect(await feature(featured, [sea, hills])).toHaveProperty("reply");
});

test("B13 B2 a picture that prints well in no size is not put on sale, and the words say why", async () => {
  const tiny = { width: 320, height: 240 };
  const { handle } = await shop.uploadPhoto(tiny);
  const body = { asset_id: handle, ...TEXTS, tags: [], is_on_sale: true };
  expect(await tryCallAsOwner(shop, createArtItem, { body })).toEqual({ error: "PRINT_TOO_SMALL" });
  const item = await callAsOwner(shop, createArtItem, { body: { ...body, is_on_sale: false } });
  const params = { id: item._id };
  expect(await tryCallAsOwner(shop, saveArtItemTags, { params, body: { is_on_sale: true } })).toEqual({
    error: "PRINT_TOO_SMALL",
  });
  expect(await change(item._id, { title: "Small boats" })).toMatchObject({ title: "Small boats" });
});

test("B2 R2.13 art is offered, and taken into a cart, only in sizes in which it prints well enough", async () => {
  const { item } = await add({ title: "Fits Small" }, { width: 1200, height: 1500 });
  const shown = await expectOk(shop.call(getArtItem, { params: { id: item._id } }));
  expect(shown.sizes).toEqual(["rectangle_small"]);
  const lineOf = (size: FrameSizeKey) => {
    const photo = createArtPhoto({ id: item._id, title: item.title, width: 1200, height: 1500 }, item.url);
    const design = createDesign({ kind: "free" }, { size });
    const tiles = design.tiles.map((tile) => ({ ...tile, photoId: photo.id }));
    const { uuid, quantity } = aLine();
    return { uuid, quantity, ...toWireDesign({ ...design, photos: [photo], tiles }) };
  };
  const cartId = (await shopper(shop).fillCart())._id;
  const addLine = (size: FrameSizeKey) =>
    shop.call(addCartItem, { body: { cartId, lineItem: lineOf(size), site: "ZA" } });
  expect(await expectErrorCode(addLine("rectangle_large"))).toBe("TILES_MISMATCH");
  await expectOk(addLine("rectangle_small"));
});
