import { expect, test } from "vitest";
import { addressChangeText, emailChangeText, parcelChangeText } from "./correctionMessages.ts";

const ADDRESS = {
  ...{ firstName: "Thandi", lastName: "Nkosi", address1: "1 Long Street", city: "Cape Town" },
  ...{ province: "WC", zip: "8001", country: "ZA", phone: "0821234567" },
};

test("B13 a corrected address is said old and new beside the button, part by part", () => {
  expect(addressChangeText(ADDRESS, { ...ADDRESS, address1: "12 Long Street" })).toBe(
    "Delivers to 12 Long Street, Cape Town, 8001 now, no longer to 1 Long Street, Cape Town, 8001. The shopper gets the address by email.",
  );
  expect(addressChangeText(ADDRESS, { ...ADDRESS, lastName: "Mokoena", phone: "0831234567" })).toBe(
    "It is for Thandi Mokoena now, no longer for Thandi Nkosi. The phone number is 083 123 4567 now, no longer 082 123 4567. The shopper gets the address by email.",
  );
});

test("B13 a correction that changes nothing says so, and promises no email", () => {
  const parcel = { carrier: "Swift", number: "S1", url: null };
  // A blank field of the form is an absent part of the address.
  expect(addressChangeText(ADDRESS, { ...ADDRESS, suburb: "" })).toBe("Nothing was changed.");
  expect(emailChangeText("a@example.com", "a@example.com")).toBe("Nothing was changed.");
  expect(parcelChangeText(parcel, { ...parcel })).toBe("Nothing was changed.");
  expect(parcelChangeText(parcel, { ...parcel, number: "S2" })).toContain("gets it by email");
  expect(emailChangeText("a@example.com", "b@example.com")).toBe(
    "Emails about this order now go to b@example.com. They went to a@example.com before.",
  );
});
