import { rightsOf } from "@storywall/domain/staff/roles.ts";
import { expect, test } from "vitest";
import { SETTING_SECTIONS } from "../shopSettings/settingSections.ts";
import { ADMIN_PAGES, mayOpen } from "./adminPages.ts";

test.each([
  ["/admin/shop/business?site=NZ#business.phone", false],
  ["/admin/shop/new-country/", false],
  ["/admin/shop/prices", true],
  ["/admin/orders/some-order", true],
  ["/admin", true],
])("B13 R6.2 whether a manager may open %s is %s", (href, isAllowed) => {
  expect(mayOpen(rightsOf("manager"), href)).toBe(isAllowed);
});

test("B13 R6.2 parcels are sent by those who pack them, though others see orders", () => {
  expect(mayOpen(rightsOf("workshop"), "/admin/orders/parcels")).toBe(true);
  expect(mayOpen(rightsOf("books"), "/admin/orders/parcels")).toBe(false);
});

test("B13 each page of the menu has an icon of its own, so that a row of them can be told apart", () => {
  expect(new Set(ADMIN_PAGES.map(({ icon }) => icon)).size).toBe(ADMIN_PAGES.length);
});

test("B13 each form of the shop is found by the search, by the name that it has on its page", () => {
  const labels = new Map(ADMIN_PAGES.map(({ path, label }) => [path, label]));
  for (const { key, title } of SETTING_SECTIONS) expect(labels.get(`/admin/shop/${key}`)).toBe(title);
});
