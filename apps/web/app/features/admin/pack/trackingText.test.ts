import { expect, test } from "vitest";
import { NO_COURIER, trackingText } from "./trackingText.ts";

test("B13 a parcel is shown with its courier and number, or as delivered without one", () => {
  expect(trackingText({ carrier: "Swift", number: "SW-1" })).toBe("Swift, SW-1");
  expect(trackingText(NO_COURIER)).toBe("Delivered by us or collected, no number");
});
