import { expect, test } from "vitest";
import { findRightOf } from "./adminPages.ts";

test.each([
  ["/admin/shop/business", "business.edit"],
  ["/admin/shop/new-country", "business.edit"],
  ["/admin/orders/parcels", "prints.work"],
  ["/admin/orders/some-order", undefined],
  ["/admin", undefined],
])("B13 R6.2 %s is shown to those who may %s", (path, right) => {
  expect(findRightOf(path)).toBe(right);
});
