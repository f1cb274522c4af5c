// The history of a site's data, two people who edit it at once, and versions that are brought back.

import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { beforeAll, expect, test } from "vitest";
import { createOwnerCookie, createStaffCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
let cookie: string;
beforeAll(async () => {
  cookie = await createOwnerCookie(shop);
});

const request = (method: "GET" | "PUT" | "POST", path: string, payload?: object) =>
  shop.app.inject({
    method,
    url: `/api/owner/sites/${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
const versionOf = async (code: string): Promise<number> => (await request("GET", code)).json().version;
const put = async (code: string, fields: object, expectedVersion?: number) =>
  request("PUT", code, { expectedVersion: expectedVersion ?? (await versionOf(code)), ...fields });
const historyOf = async (code: string, query = "") =>
  (await request("GET", `${code}/versions${query}`)).json();
const restore = async (code: string, body: object) =>
  request("POST", `${code}/restore`, { expectedVersion: await versionOf(code), ...body });

test("B13 each version says when it was made and which fields it changed, the newest first", async () => {
  await put("ZA", { framePrices: { rectangle_medium: 95_000 }, cutOffTime: "14:00" });
  await put("ZA", { framePrices: { rectangle_medium: 96_000 } });
  const { items, nextBefore } = await historyOf("ZA");
  expect(nextBefore).toBeNull();
  expect(items).toMatchObject([
    {
      version: 3,
      changedBy: "owner",
      changedAt: shop.clock.now().toISOString(),
      bringsBack: null,
      changes: [{ path: "framePrices.rectangle_medium", before: 95_000, after: 96_000 }],
    },
    {
      version: 2,
      changes: [
        { path: "cutOffTime", before: null, after: "14:00" },
        { path: "framePrices.rectangle_medium", before: 90_000, after: 95_000 },
      ],
    },
    { version: 1, changedBy: "system", changes: [] },
  ]);
});

test("B13 a version that is brought back is a new version, and its prices hold at once", async () => {
  await put("ZA", { copy: { title: "Walls" }, framePrices: { rectangle_medium: 97_000 } });
  const response = await restore("ZA", { version: 1 });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json()).toMatchObject({
    framePrices: SITE_SEEDS.ZA.framePrices,
    copy: SITE_SEEDS.ZA.copy,
    cutOffTime: null,
  });
  expect((await historyOf("ZA")).items[0]).toMatchObject({
    bringsBack: 1,
    changes: [{ path: "copy.title" }, { path: "cutOffTime" }, { path: "framePrices.rectangle_medium" }],
  });
  expect((await shopper(shop).fillCart()).price).toBe(4 * 90_000);
});

test("B13 single fields can be brought back, and later changes of others stay", async () => {
  const before = await versionOf("AU");
  await put("AU", { copy: { title: "Oops" } });
  await put("AU", { framePrices: { rectangle_small: 2_700 } });
  const response = await restore("AU", { version: before, paths: ["copy.title"] });
  expect(response.json()).toMatchObject({
    copy: { title: SITE_SEEDS.AU.copy.title },
    framePrices: { rectangle_small: 2_700 },
  });
});

test("R9.5 promo codes are never brought back: an ended code stays ended", async () => {
  const code = { code: "FRIENDS", percent: 20, oncePerEmail: false };
  await put("AU", { promoCodes: [...SITE_SEEDS.AU.promoCodes, code] });
  const withCode = await versionOf("AU");
  await put("AU", { promoCodes: SITE_SEEDS.AU.promoCodes, copy: { title: "Later" } });
  const response = await restore("AU", { version: withCode });
  expect(response.json().promoCodes).toEqual(SITE_SEEDS.AU.promoCodes);
  expect(response.json().copy.title).toBe(SITE_SEEDS.AU.copy.title);
});

test("B13 a version that is not there cannot be brought back, nor one on top of a version that was not seen", async () => {
  const missing = await restore("AU", { version: 999 });
  expect([missing.statusCode, missing.json().error]).toEqual([404, "NOT_FOUND"]);
  const stale = await restore("AU", { version: 1, expectedVersion: 1 });
  expect([stale.statusCode, stale.json().error]).toEqual([409, "CONFLICT"]);
});

test("B13 of two owners who save the same version at once, one is told, and nothing is overwritten", async () => {
  const version = await versionOf("ZA");
  const replies = await Promise.all([
    put("ZA", { framePrices: { rectangle_large: 121_000 } }, version),
    put("ZA", { framePrices: { rectangle_large: 122_000 } }, version),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const saved = replies.find(({ statusCode }) => statusCode === 200);
  expect(await versionOf("ZA")).toBe(version + 1);
  expect((await request("GET", "ZA")).json().framePrices).toEqual(saved?.json().framePrices);
});

test("B13 a long history comes in pages", async () => {
  for (let price = 1; price <= 22; price++) await put("AU", { setPrices: { square_trio: 4_000 + price } });
  const first = await historyOf("AU");
  expect(first.items).toHaveLength(20);
  const second = await historyOf("AU", `?before=${first.nextBefore}`);
  expect(second.items[0].version).toBe(first.items[19].version - 1);
  expect(first.items[19].changes).toMatchObject([{ path: "setPrices.square_trio" }]);
  expect(second.items.at(-1).version).toBe(1);
  expect(second.nextBefore).toBeNull();
});

test("B13 a manager changes prices, and only an owner says who sells at which tax", async () => {
  const manager = await createStaffCookie(shop, "manager", "Thandi");
  const send = async (fields: object) =>
    shop.app.inject({
      method: "PUT",
      url: "/api/owner/sites/ZA",
      headers: { cookie: manager },
      payload: { expectedVersion: await versionOf("ZA"), ...fields },
    });
  const priced = await send({ framePrices: { rectangle_small: 71_000 } });
  expect([priced.statusCode, priced.json().person]).toEqual([200, "Thandi"]);
  expect((await historyOf("ZA")).items[0]).toMatchObject({ person: "Thandi" });
  for (const fields of [{ business: { phone: "021 555 0100" } }, { tax: { percent: 14 } }]) {
    const refused = await send(fields);
    expect([refused.statusCode, refused.json().error]).toEqual([403, "FORBIDDEN"]);
  }
});
