import { expect, test } from "vitest";
import { publicPath } from "./pageViews.ts";

test("R2.4 a page view carries the path", () => {
  expect(publicPath("/browse")).toBe("/browse");
});

test("R6.3 a page view never carries the id that opens an order", () => {
  expect(publicPath("/order/4Jf0aXk2")).toBe("/order/:id");
  expect(publicPath("/unsubscribe/4Jf0aXk2")).toBe("/unsubscribe/:id");
});
