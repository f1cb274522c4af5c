// The art catalogue over HTTP.

import { getAllArtItems } from "@storywall/contract/calls/art/getAllArtItems.ts";
import { getAllArtSets } from "@storywall/contract/calls/art/getAllArtSets.ts";
import { getArtItem } from "@storywall/contract/calls/art/getArtItem.ts";
import { getArtItems } from "@storywall/contract/calls/art/getArtItems.ts";
import { getArtSet } from "@storywall/contract/calls/art/getArtSet.ts";
import { getArtSetItems } from "@storywall/contract/calls/art/getArtSetItems.ts";
import { getRelatedArtItems } from "@storywall/contract/calls/art/getRelatedArtItems.ts";
import type { ArtSet } from "@storywall/contract/schemas/art.ts";
import { STUDIO_ART } from "@storywall/domain/art/studioArt.ts";
import { beforeAll, expect, test } from "vitest";
import { seedArt } from "../../src/usecases/art/seedArt.ts";
import { createOwnerCookie, seedStudioArt } from "../support/owner.ts";
import { expectErrorCode, expectOk, PUBLIC_URL } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
let cookie: string;
beforeAll(async () => {
  await seedStudioArt(shop);
  cookie = await createOwnerCookie(shop);
});

const sendAsOwner = (method: "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
  shop.app.inject({
    method,
    url: `/api/art${path}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  });
const createSet = async (content: object): Promise<ArtSet> => {
  const response = await sendAsOwner("POST", "/create-set", content);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const saveTags = (id: string, content: object) => sendAsOwner("PUT", `/item/${id}/save-item-tags`, content);
const idsOf = ({ items }: { readonly items: readonly { readonly _id: string }[] }) =>
  items.map(({ _id }) => _id);

test("R7.3 an art item has its artist, licence and image URL", async () => {
  const item = await expectOk(shop.call(getArtItem, { params: { id: "studio-kite" } }));
  expect(item).toEqual({
    _id: "studio-kite",
    title: "The red kite",
    artist: "Storywall studio",
    licence: expect.stringMatching(/\w+/),
    tags: ["people", "children", "sky", "blue"],
    is_featured: false,
    featured_rank: null,
    url: `${PUBLIC_URL}/art/studio-kite.jpg`,
    width: 2400,
    height: 3000,
    sizes: ["rectangle_small", "rectangle_medium", "rectangle_large", "rectangle_xlarge"],
  });
});

test("R7.3 art is listed in pages, featured items first by rank", async () => {
  const { items, ...page } = await expectOk(shop.call(getArtItems, { query: {} }));
  expect(page).toEqual({ page: 1, pages: 1, total: STUDIO_ART.length });
  expect(items.slice(0, 4).map(({ featured_rank }) => featured_rank)).toEqual([1, 2, 3, 4]);
  expect(items.slice(4).some(({ is_featured }) => is_featured)).toBe(false);
  expect(await expectOk(shop.call(getAllArtItems, {}))).toEqual({ items });
  const beyond = await expectOk(shop.call(getArtItems, { query: { page: 7 } }));
  expect(beyond).toEqual({ items: [], page: 7, pages: 1, total: STUDIO_ART.length });
});

test("R7.3 a page has 24 items, and all pages together have every item once", async () => {
  const [template] = STUDIO_ART;
  if (!template) throw new Error("There is no studio art.");
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...template,
    id: `many-${index}`,
    tags: ["many"],
    isFeatured: false,
    featuredRank: null,
    addedAt: new Date(Date.UTC(2020, 0, index + 1)),
  }));
  await shop.shop.repositories.art.insertMissingItems(many);
  const pages = [];
  for (const page of [1, 2])
    pages.push(await expectOk(shop.call(getArtItems, { query: { tags: "many", page } })));
  expect(pages.map(({ items, pages, total }) => [items.length, pages, total])).toEqual([
    [24, 2, 30],
    [6, 2, 30],
  ]);
  expect(pages.flatMap(idsOf)).toEqual(many.map(({ id }) => id).reverse());
});

test.each([
  ["tags=Sea", ["studio-sea-at-dusk", "studio-sailing-boat"]],
  ["tags[]=sea", ["studio-sea-at-dusk", "studio-sailing-boat"]],
  ["tags=SEA&tags=Boats", ["studio-sailing-boat"]],
  ["tags[]=sea&tags[]=boats", ["studio-sailing-boat"]],
  ["tags%5B%5D=sea&tags=boats", ["studio-sailing-boat"]],
  ["tags=sea&tags=All", ["studio-sea-at-dusk", "studio-sailing-boat"]],
  ["tags=Food/Drink", ["studio-fruit-table"]],
  ["tags=Still Life&tags=blue", ["studio-bicycle"]],
  ["tags=no-such-tag", []],
])("R5.2 R7.3 ?%s finds the items that have every tag", async (query, ids) => {
  const response = await shop.app.inject(`/api/art/get-art-items?${query}`);
  expect(idsOf(response.json())).toEqual(ids);
});

test.each(["0", "-1", "1.5", "x", "", "1e9"])(
  'R7.3 page %s is rejected, with an issue at "page"',
  async (page) => {
    const response = await shop.app.inject(`/api/art/get-art-items?page=${page}`);
    expect([response.statusCode, response.json().issues?.[0]?.path]).toEqual([400, "page"]);
  },
);

test("R7.3 related items share tags, most shared first, without the item itself", async () => {
  const { items } = await expectOk(shop.call(getRelatedArtItems, { params: { id: "studio-hills" } }));
  const own = ["landscape", "nature", "green"];
  const shared = items.map(({ tags }) => tags.filter((tag) => own.includes(tag)).length);
  expect(shared).toEqual([...shared].sort((a, b) => b - a));
  expect(shared.at(-1)).toBeGreaterThan(0);
  expect(idsOf({ items })).not.toContain("studio-hills");
});

test("R5.2 R7.3 saved tags are normalised, and omitted fields stay unchanged", async () => {
  const path = "studio-dog";
  const saved = await saveTags(path, {
    tags: ["Man's Best Friend", "Food/Drink", "ALL", "animals", "Animals"],
    is_featured: true,
    featured_rank: 9,
  });
  const tags = ["man's_best_friend", "food_and_drink", "animals"];
  expect(saved.json()).toMatchObject({ _id: path, tags, is_featured: true, featured_rank: 9 });
  expect((await saveTags(path, { featured_rank: 5 })).json()).toMatchObject({ tags, featured_rank: 5 });
  const plain = (await saveTags(path, { is_featured: false })).json();
  expect(plain).toMatchObject({ tags, is_featured: false, featured_rank: null });
  expect(await expectOk(shop.call(getArtItem, { params: { id: path } }))).toEqual(plain);
});

test("R7.3 seeding again adds missing items and keeps the owner's tags", async () => {
  await saveTags("studio-tree", { tags: ["mine"], is_featured: true, featured_rank: 1 });
  await Promise.all([seedStudioArt(shop), seedArt(shop.shop, STUDIO_ART)]);
  const item = await expectOk(shop.call(getArtItem, { params: { id: "studio-tree" } }));
  expect(item).toMatchObject({ tags: ["mine"], is_featured: true, featured_rank: 1 });
  await saveTags("studio-tree", { tags: ["nature", "landscape"], is_featured: false });
});

test("R7.3 a set keeps its order, can be updated in part, and is deleted without its items", async () => {
  const items = ["studio-street", "studio-cottage", "studio-street"];
  const set = await createSet({ name: " Houses ", tags: ["Old Town"], items });
  expect(set).toMatchObject({ name: "Houses", tags: ["old_town"] });
  expect(set.items).toEqual(["studio-street", "studio-cottage"]);
  expect(set.art_items.map(({ title }) => title)).toEqual(["Painted street", "The green door"]);

  const path = `/art-set/${set._id}`;
  const turned = ["studio-cottage", "studio-street", "studio-tree"];
  const changed = (await sendAsOwner("PUT", path, { items: turned })).json();
  expect(changed).toMatchObject({ name: "Houses", tags: ["old_town"], items: turned });
  expect(await expectOk(shop.call(getArtSet, { params: { id: set._id } }))).toEqual(changed);

  expect((await sendAsOwner("DELETE", path)).json()).toEqual({ _id: set._id });
  expect((await sendAsOwner("DELETE", path)).statusCode).toBe(404);
  expect(await expectErrorCode(shop.call(getArtSet, { params: { id: set._id } }))).toBe("NOT_FOUND");
  expect((await expectOk(shop.call(getArtItem, { params: { id: "studio-cottage" } })))._id).toBe(
    "studio-cottage",
  );
});

test("R7.3 sets are found by tags, newest first", async () => {
  const items = ["studio-hills"];
  const first = await createSet({ name: "First", tags: ["quiet", "green"], items });
  shop.clock.advance(1000);
  const second = await createSet({ name: "Second", tags: ["quiet"], items });
  const quiet = await expectOk(shop.call(getArtSetItems, { query: { tags: ["Quiet"] } }));
  expect(quiet).toMatchObject({ page: 1, pages: 1, total: 2 });
  expect(idsOf(quiet)).toEqual([second._id, first._id]);
  const both = await expectOk(shop.call(getArtSetItems, { query: { tags: ["quiet", "green"] } }));
  expect(idsOf(both)).toEqual([first._id]);
  expect(idsOf(await expectOk(shop.call(getAllArtSets, {})))).toEqual([second._id, first._id]);
});

test("R7.3 a set with an unknown item is rejected with its path, and nothing changes", async () => {
  const set = await createSet({ name: "Whole", items: ["studio-hills"] });
  const refused = await sendAsOwner("PUT", `/art-set/${set._id}`, {
    name: "Broken",
    items: ["studio-hills", "nobody"],
  });
  expect(refused.json()).toMatchObject({ error: "ART_ITEM_UNKNOWN", issues: [{ path: "items.1" }] });
  expect(await expectOk(shop.call(getArtSet, { params: { id: set._id } }))).toEqual(set);
});

test("R7.3 the same Idempotency-Key creates one set", async () => {
  const make = () =>
    shop.app.inject({
      method: "POST",
      url: "/api/art/create-set",
      headers: { cookie, "idempotency-key": "one-set" },
      payload: { name: "Once", items: ["studio-hills"] },
    });
  const [first, again] = [await make(), await make()];
  expect(first.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
});
