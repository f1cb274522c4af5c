import { expect, test } from "vitest";
import { changeWindowEnd, getChangeWindow } from "./changeWindow.ts";
import { ORDER_STATES } from "./orderStates.ts";

const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);
const placed = { status: "placed", history: [{ status: "placed", at: at("09:00") }] } as const;

test("a complete order can be cancelled for the site's minutes and no longer", () => {
  expect(getChangeWindow(placed, 120, at("10:59"))).toEqual({ isOpen: true, until: at("11:00") });
  expect(getChangeWindow(placed, 120, at("11:00"))).toEqual({ isOpen: false, until: null });
});

test("R4.13 an order that waits for its photos can be cancelled as long as it waits", () => {
  const awaitingPhotos = {
    status: "awaiting_photos",
    history: [{ status: "awaiting_photos", at: at("09:00") }],
  } as const;
  expect(getChangeWindow(awaitingPhotos, 120, new Date("2027-01-01"))).toEqual({ isOpen: true, until: null });
  expect(changeWindowEnd(awaitingPhotos, 120)).toBeNull();
});

test("R4.13 the window of an upload-later order begins when it has all photos", () => {
  const order = {
    status: "placed",
    history: [
      { status: "awaiting_photos", at: at("09:00") },
      { status: "placed", at: at("15:00") },
    ],
  } as const;
  expect(getChangeWindow(order, 120, at("16:00"))).toEqual({ isOpen: true, until: at("17:00") });
});

test.each(ORDER_STATES.filter((state) => state !== "placed" && state !== "awaiting_photos"))(
  "an order that is %s cannot be cancelled",
  (status) => {
    expect(getChangeWindow({ ...placed, status }, 120, at("09:01")).isOpen).toBe(false);
  },
);
