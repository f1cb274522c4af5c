import { expect, test } from "vitest";
import { findShippingWarnings } from "./shippingWarnings.ts";

const COMPLETE = { ready: 3, printed: 3, total: 3 };

test("B13 a parcel whose prints are not all ready, or that waits for stock, is asked about before it is sent", () => {
  expect(findShippingWarnings({ ...COMPLETE, ready: 0, printed: 0 })).toEqual([
    "Only 0 of 3 prints are ready.",
  ]);
  expect(findShippingWarnings({ ready: 0, printed: 0, total: 1 })).toEqual(["Its print isn't ready."]);
  expect(findShippingWarnings({ ...COMPLETE, ready: 2, printed: 2, isStockMissing: true })).toEqual([
    "Only 2 of 3 prints are ready.",
    "It still waits for stock.",
  ]);
});

test("B13 a file is no print: a parcel whose prints are not marked as printed is asked about", () => {
  expect(findShippingWarnings({ ...COMPLETE, printed: 0 })).toEqual([
    "None of its 3 prints is marked as printed.",
  ]);
  expect(findShippingWarnings({ ...COMPLETE, printed: 2 })).toEqual([
    "Only 2 of 3 prints are marked as printed.",
  ]);
  expect(findShippingWarnings({ ready: 1, printed: 0, total: 1 })).toEqual([
    "Its print isn't marked as printed.",
  ]);
});

test("B13 a parcel whose tiles are not all ticked is asked about, in a shop that ticks tiles", () => {
  expect(findShippingWarnings({ ...COMPLETE, ticks: { ticked: 0, pieces: 3 } })).toEqual([
    "0 of 3 tiles are ticked.",
  ]);
  expect(findShippingWarnings({ ...COMPLETE, ticks: { ticked: 0, pieces: 1 } })).toEqual([
    "Its tile isn't ticked.",
  ]);
});

test("B13 who ticked every tile holds them in the hand, and is not asked whether they are printed", () => {
  expect(findShippingWarnings({ ...COMPLETE, printed: 0, ticks: { ticked: 3, pieces: 3 } })).toEqual([]);
  expect(findShippingWarnings({ ...COMPLETE, printed: 0, ticks: { ticked: 2, pieces: 3 } })).toEqual([
    "None of its 3 prints is marked as printed.",
    "2 of 3 tiles are ticked.",
  ]);
  expect(
    findShippingWarnings({ ...COMPLETE, ready: 2, printed: 2, ticks: { ticked: 3, pieces: 3 } }),
  ).toEqual(["Only 2 of 3 prints are ready."]);
});

test("B13 a parcel that is complete is sent without a question", () => {
  expect(findShippingWarnings({ ...COMPLETE, ticks: { ticked: 3, pieces: 3 } })).toEqual([]);
});
