// A third country, added by the owner of a running shop (R1.2, B13): prepared, opened, and bought in.

import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { getMemoryCollections } from "@storywall/contract/calls/visitor/getMemoryCollections.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { beforeAll, expect, test } from "vitest";
import { siteData } from "../../src/adapters/database/sites/siteData.ts";
import { openSites } from "../../src/usecases/sites/liveSites.ts";
import { NEW_ZEALAND, NEW_ZEALAND_DETAILS, siteCodeOf } from "../support/newCountry.ts";
import { createOwnerCookie, createStaffCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const NZ = siteCodeOf("NZ");
const shop = useTestShop();
let cookie: string;
beforeAll(async () => {
  cookie = await createOwnerCookie(shop);
});

const request = async (method: "GET" | "PUT" | "POST", path: string, payload?: object, as = cookie) => {
  const url = `/api/owner/sites${path}`;
  const response = await shop.app.inject({
    method,
    url,
    headers: { cookie: as },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
};
const pathsOf = (body: { readonly issues: readonly { readonly path: string }[] }): readonly string[] =>
  body.issues.map(({ path }) => path);

test("R1.2 a country that cannot be is rejected, with every wrong field", async () => {
  const wrong = {
    ...NEW_ZEALAND,
    code: "XX",
    currency: "JPY",
    locale: "New Zealand",
    timeZone: "Pacific/Nowhere",
    postcodeShape: "dddd",
  };
  const { status, body } = await request("POST", "", wrong);
  expect(status).toBe(422);
  expect(pathsOf(body)).toEqual(["code", "locale", "currency", "timeZone", "postcodeShape"]);
  const taxed = await request("POST", "", { ...NEW_ZEALAND, taxPercent: 150 });
  expect([taxed.status, pathsOf(taxed.body)]).toEqual([400, ["taxPercent"]]);
});

test("R6.2 only the owner adds a country", async () => {
  const manager = await createStaffCookie(shop, "manager");
  expect((await request("POST", "", NEW_ZEALAND, manager)).status).toBe(403);
});

test("R1.2 the owner adds New Zealand to a running shop, opens it once it is complete, and a shopper buys there", async () => {
  const added = await request("POST", "", NEW_ZEALAND);
  expect(added).toMatchObject({
    status: 201,
    body: { code: "NZ", isOpen: false, version: 1, currency: "NZD", timeZone: "Pacific/Auckland" },
  });
  expect((await request("POST", "", NEW_ZEALAND)).status).toBe(409);
  expect((await request("GET", "")).body.items).toContainEqual({
    code: "NZ",
    countryName: "New Zealand",
    currency: "NZD",
    isOpen: false,
    // One address serves all sites of a test shop.
    url: expect.stringContaining("?site=NZ"),
    paymentProvider: "test",
  });

  // Shoppers do not see it, and it cannot open yet.
  const offers = { query: { site: NZ } };
  expect(await expectErrorCode(shop.call(getMemoryCollections, offers))).toBe("BAD_REQUEST");
  const tooEarly = await request("POST", "/NZ/open", { expectedVersion: 1 });
  expect(tooEarly.status).toBe(422);
  expect(pathsOf(tooEarly.body)).toEqual([
    "business.legalName",
    "business.registration",
    "business.taxNumber",
    "business.address",
    "business.phone",
    "copy.email_address",
    ...Object.keys(SITE_SEEDS.ZA.framePrices).map((name) => `framePrices.${name}`),
    ...Object.keys(SITE_SEEDS.ZA.setPrices).map((name) => `setPrices.${name}`),
    "shippingRates",
    "rights.buyer",
    "rights.privacy",
  ]);

  const filled = await request("PUT", "/NZ", { expectedVersion: 1, ...NEW_ZEALAND_DETAILS });
  expect(filled.status, JSON.stringify(filled.body)).toBe(200);
  expect((await request("POST", "/NZ/open", { expectedVersion: 1 })).status).toBe(409);
  const opened = await request("POST", "/NZ/open", { expectedVersion: 2 });
  expect(opened).toMatchObject({ status: 200, body: { isOpen: true, version: 3 } });

  const { collections } = await expectOk(shop.call(getMemoryCollections, offers));
  expect(collections[0]).toMatchObject({ site: "NZ", currency: "NZD" });
  const nz = shopper(shop, NZ);
  const { order } = await nz.buy();
  expect(order).toMatchObject({
    site: "NZ",
    currency: "NZD",
    orderNumber: "NZ-10001",
    shippingRate: { handle: "standard", price: 950 },
  });
  // GST is 3/23 of what includes it at 15 percent.
  expect(order.tax).toBe(Math.round((order.total * 15) / 115));
  await shop.shop.background.drain();
  const [mail] = shop.mailbox.to(nz.email);
  expect(mail?.from.address).toBe("hello@storywall.co.nz");
  expect(mail?.text).toContain("NZ-10001");
});

test("R1.2 an address of New Zealand is checked by its own form", async () => {
  const nz = shopper(shop, NZ);
  const cart = await nz.fillCart();
  expect(cart).toMatchObject({ site: "NZ", currency: "NZD" });
  const { addressForm } = (await request("GET", "/NZ")).body;
  expect(addressForm).toContainEqual({
    name: "zip",
    label: "Postcode",
    required: true,
    autocomplete: "postal-code",
    inputMode: "numeric",
    pattern: "^[0-9][0-9][0-9][0-9]$",
    hint: "Such as 1234",
  });
});

test("R1.2 a cart of New Zealand does not exist at another site", async () => {
  const { checkoutId } = await shopper(shop, NZ).checkOut();
  const elsewhere = shop.call(getCheckoutInfo, { body: { checkoutId, site: "ZA" } });
  expect(await expectErrorCode(elsewhere)).toBe("SITE_MISMATCH");
});

test("R1.2 another process knows the country within its next poll, and one that starts knows it at once", async () => {
  const other = await openSites({
    siteData: siteData(shop.database),
    stock: shop.shop.repositories.stock,
    clock: shop.clock,
    seeds: SITE_SEEDS,
  });
  expect(other.current()[NZ]).toEqual(shop.shop.sites()[NZ]);
  const fiji = { ...NEW_ZEALAND, code: "FJ", countryName: "Fiji", currency: "FJD", timeZone: "Pacific/Fiji" };
  expect((await request("POST", "", fiji)).status).toBe(201);
  const FJ = siteCodeOf("FJ");
  expect(other.current()[FJ]).toBeUndefined();
  await other.refresh();
  expect(other.current()[FJ]).toMatchObject({ countryName: "Fiji", currency: "FJD", isOpen: false });
});

test("B13 adding and opening a country are in the audit log", async () => {
  const { items } = (await shop.app.inject({ url: "/api/owner/log", headers: { cookie } })).json();
  const actions = items.map(({ action }: { readonly action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(["site.added", "site.opened", "site.changed"]));
});

test("R1.2 an open country stays open, also when its first version is brought back", async () => {
  const { version } = (await request("GET", "/NZ")).body;
  const closing = await request("PUT", "/NZ", { expectedVersion: version, isOpen: false });
  expect(closing.status).toBe(400);
  const restored = await request("POST", "/NZ/restore", { expectedVersion: version, version: 1 });
  expect(restored.status).toBe(422);
  expect((await request("GET", "/NZ")).body.isOpen).toBe(true);
});

test("R1.2 two owners who add the same country at once add it once", async () => {
  const samoa = {
    ...NEW_ZEALAND,
    code: "WS",
    countryName: "Samoa",
    currency: "WST",
    timeZone: "Pacific/Apia",
  };
  const replies = await Promise.all([request("POST", "", samoa), request("POST", "", samoa)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test("a line of New Zealand is priced by its own list", async () => {
  const cart = await shopper(shop, NZ).fillCart();
  expect(cart.total).toBeGreaterThan(0);
  expect(cart.price).toBeLessThan(SITE_SEEDS.ZA.setPrices.square_trio);
});
