import { expect, test } from "vitest";
import { pasteParcelNumbers } from "./pasteParcelNumbers.ts";

const ORDERS = ["ZA-10001", "ZA-10002", "ZA-10003"];

test("B13 a pasted column fills the orders from this one on, and leaves the others as they are", () => {
  const paste = { orderNumber: "ZA-10002", text: "SW-2\nSW-3\nSW-4\n" };
  expect(pasteParcelNumbers(ORDERS, { "ZA-10001": "SW-1" }, paste)).toEqual({
    "ZA-10001": "SW-1",
    "ZA-10002": "SW-2",
    "ZA-10003": "SW-3",
  });
});

test("B13 pasted lines with both numbers go to their orders, whatever their place", () => {
  const paste = { orderNumber: "ZA-10001", text: "za10003;SW-3\nZA-10001;SW-1" };
  expect(pasteParcelNumbers(ORDERS, {}, paste)).toEqual({ "ZA-10001": "SW-1", "ZA-10003": "SW-3" });
});
