import { expect, test } from "vitest";
import { findToastBottom } from "./findToastBottom.ts";

const toast = { left: 12, right: 378, height: 44 };
const bar = (top: number, bottom: number, left = 0, right = 390) => ({ left, right, top, bottom });

test("a toast is at the lower edge of a page without bars", () => {
  expect(findToastBottom(toast, 844, [])).toBe(8);
});

test("a toast is above the bars at the lower edge, in any order", () => {
  expect(findToastBottom(toast, 844, [bar(690, 788), bar(788, 844)])).toBe(844 - 690 + 8);
  expect(findToastBottom(toast, 844, [bar(788, 844), bar(690, 788)])).toBe(844 - 690 + 8);
});

test("a toast takes the space below a hint where it fits, else the space above", () => {
  expect(findToastBottom(toast, 844, [bar(690, 844), bar(590, 630)])).toBe(844 - 690 + 8);
  expect(findToastBottom(toast, 844, [bar(690, 844), bar(610, 650)])).toBe(844 - 610 + 8);
});

test("bars beside the toast do not move it", () => {
  expect(findToastBottom(toast, 844, [bar(700, 844, 378, 600)])).toBe(8);
});

test("a toast stays on the screen where bars fill it", () => {
  expect(findToastBottom(toast, 400, [bar(200, 400), bar(20, 200)])).toBe(400 - 44 - 8);
});
