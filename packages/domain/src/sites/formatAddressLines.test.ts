import { expect, test } from "vitest";
import { formatAddressLines, formatChosenAddress } from "./formatAddressLines.ts";
import { SITE_SEEDS } from "./sites.ts";

test("R1.2 an Australian address ends in suburb, state and postcode on one line", () => {
  const address = {
    firstName: "Charlie",
    lastName: "Nguyen",
    address1: "12 George Street",
    city: "Parramatta",
    province: "NSW",
    zip: "2150",
    country: "AU",
    phone: "0412 345 678",
  };
  expect(formatAddressLines(address, "Australia")).toEqual([
    "Charlie Nguyen",
    "12 George Street",
    "Parramatta NSW 2150",
    "Australia",
    "0412 345 678",
  ]);
});

test("R1.2 a South African address has suburb, city and postal code on lines of their own, and no province", () => {
  const address = {
    firstName: "Thandi",
    lastName: "Nkosi",
    address1: "12 Main Road",
    suburb: "Wynberg",
    city: "Cape Town",
    province: "WC",
    zip: "7700",
    country: "ZA",
  };
  expect(formatAddressLines(address, "South Africa")).toEqual([
    "Thandi Nkosi",
    "12 Main Road",
    "Wynberg",
    "Cape Town",
    "7700",
    "South Africa",
  ]);
});

test("R2.14 a South African who checks their address sees the province that they chose", () => {
  const address = {
    address1: "12 Main Road",
    suburb: "Wynberg",
    city: "Cape Town",
    zip: "7700",
    country: "ZA",
  };
  const chosen = (province?: string) => formatChosenAddress({ ...address, province }, SITE_SEEDS.ZA);
  const lines = ["12 Main Road", "Wynberg", "Cape Town", "7700", "South Africa"];
  expect(chosen("WC")).toEqual(lines.toSpliced(3, 0, "Western Cape"));
  expect(chosen("")).toEqual(lines);
  expect(chosen()).toEqual(lines);
  // An Australian label has the state on the line of the postcode.
  expect(
    formatChosenAddress(
      { address1: "1 High Street", city: "Sydney", province: "NSW", zip: "2000", country: "AU" },
      SITE_SEEDS.AU,
    ),
  ).toEqual(["1 High Street", "Sydney NSW 2000", "Australia"]);
});

test("empty parts of an address have no line", () => {
  const address = {
    firstName: "",
    lastName: undefined,
    company: "Koi",
    address1: "1 Long Street",
    city: "Cape Town",
  };
  expect(formatAddressLines(address, "South Africa")).toEqual([
    "Koi",
    "1 Long Street",
    "Cape Town",
    "South Africa",
  ]);
});

test.each([
  ["ZA", "0821234567", "082 123 4567"],
  ["AU", "0412345678", "0412 345 678"],
  ["AU", "0298765432", "02 9876 5432"],
  ["ZA", "+27821234567", "+27821234567"],
  ["NZ", "0211234567", "0211234567"],
])("R1.2 a phone number of %s that was typed as %s reads %s", (country, phone, shown) => {
  expect(formatAddressLines({ phone, country }, "")).toEqual([shown]);
});
