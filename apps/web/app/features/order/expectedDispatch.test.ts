import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { expectedArrival, expectedDispatch } from "./expectedDispatch.ts";

const createdAt = "2026-11-02T09:00:00.000Z";

test("R9.4 an order with all photos is sent one or two working days after payment", () => {
  const history = [{ status: "placed" as const, at: createdAt }];
  expect(expectedDispatch({ history, createdAt }, ZA)).toEqual({ from: "2026-11-03", to: "2026-11-04" });
});

test("B9 the days that were promised when the order was paid hold after the shop has changed its own", () => {
  const history = [{ status: "placed" as const, at: createdAt }];
  const promise = { dispatchDays: ZA.dispatchDays, courierDays: { from: 2, to: 4 } };
  const slower = { ...ZA, dispatchDays: { from: 5, to: 9 }, courierDays: { from: 9, to: 9 } };
  expect(expectedDispatch({ history, createdAt, promise }, slower)).toEqual({
    from: "2026-11-03",
    to: "2026-11-04",
  });
  const arrival = expectedArrival({ history, createdAt, promise, shippingRate: null }, slower);
  expect(arrival).toEqual({ from: "2026-11-05", to: "2026-11-10" });
});

test("R4.13 the days are counted from photos that came a week later", () => {
  const history = [
    { status: "awaiting_photos" as const, at: createdAt },
    { status: "placed" as const, at: "2026-11-09T09:00:00.000Z" },
    { status: "in_production" as const, at: "2026-11-09T11:00:00.000Z" },
  ];
  expect(expectedDispatch({ history, createdAt }, ZA)).toEqual({ from: "2026-11-10", to: "2026-11-11" });
});

test("R9.4 an order arrives by the courier of the way of delivery that was chosen", () => {
  const history = [{ status: "placed" as const, at: createdAt }];
  const site = { ...ZA, courierDays: { from: 2, to: 4 } };
  const rate = { handle: "express", title: "Express", price: 9900 };
  const arrivalBy = (shippingRate: typeof rate | null) =>
    expectedArrival({ history, createdAt, shippingRate }, site);
  expect(arrivalBy(null)).toEqual({ from: "2026-11-05", to: "2026-11-10" });
  expect(arrivalBy(rate)).toEqual(arrivalBy(null));
  const express = { ...rate, courierDays: { from: 1, to: 1 } };
  expect(arrivalBy(express)).toEqual({ from: "2026-11-04", to: "2026-11-05" });
});
