import { expect, test } from "vitest";
import { findFieldErrors } from "../../ui/ActionForm.tsx";
import { TRACKING_FIELDS } from "./trackingFields.ts";

const parcel = { carrier: "Swift", number: "SW-1", url: "" };

test.each(["swift.example/1", "http://swift.example/1", "https://", "a page"])(
  "B13 the parcel's page %j is refused in words at its field, before anything is sent",
  (url) => {
    expect(findFieldErrors(TRACKING_FIELDS, { ...parcel, url })).toEqual({
      url: "Please enter the whole address of the page. It begins with https://.",
    });
  },
);

test("B13 a parcel needs a courier and a number, and no page", () => {
  expect(findFieldErrors(TRACKING_FIELDS, parcel)).toEqual({});
  expect(findFieldErrors(TRACKING_FIELDS, { ...parcel, url: "https://swift.example/1" })).toEqual({});
  expect(findFieldErrors(TRACKING_FIELDS, { carrier: "", number: "", url: "" })).toEqual({
    carrier: "Please fill this in.",
    number: "Please fill this in.",
  });
});
