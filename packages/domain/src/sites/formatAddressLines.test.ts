import { expect, test } from "vitest";
import { formatAddressLines } from "./formatAddressLines.ts";

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
