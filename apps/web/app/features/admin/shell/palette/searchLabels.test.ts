import { rightsOf, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { expect, test } from "vitest";
import { toSearchLabels } from "./searchLabels.ts";

test.each<[StaffRole, string, string]>([
  [
    "owner",
    "Number, name, email, phone, postcode, parcel number, code, art or page",
    "Number, name, email, phone, code, page",
  ],
  [
    "service",
    "Number, name, email, phone, postcode, parcel number, code or page",
    "Number, name, email, phone, code, page",
  ],
  ["workshop", "Order number or page", "Order number, page"],
  ["books", "Order number or page", "Order number, page"],
])("B13 the search offers %s what the role may find, and no more", (role, label, placeholder) => {
  expect(toSearchLabels(rightsOf(role))).toEqual({ label, placeholder });
});
