import { expect, test } from "vitest";
import { findMissingDetails } from "./missingDetails.ts";
import { SITE_SEEDS } from "./sites.ts";

const { ZA } = SITE_SEEDS;
const business = {
  ...ZA.business,
  legalName: "Storywall (Pty) Ltd",
  registration: "2026/123456/07",
  taxNumber: "4123456789",
  address: "12 Long Street, Cape Town, 8001",
  phone: "021 555 0100",
};
const copy = { ...ZA.copy, email_address: "hello@storywall.co.za" };

test("a new shop lacks all details, and its email address reaches nobody", () => {
  expect(findMissingDetails(ZA)).toEqual([
    "business.legalName",
    "business.registration",
    "business.taxNumber",
    "business.address",
    "business.phone",
    "copy.email_address",
  ]);
});

test("a shop with all details may sell", () => {
  expect(findMissingDetails({ ...ZA, business, copy })).toEqual([]);
});

test("a shop that charges no tax needs no tax number", () => {
  const untaxed = { ...ZA, copy, business: { ...business, taxNumber: null } };
  expect(findMissingDetails(untaxed)).toEqual(["business.taxNumber"]);
  expect(findMissingDetails({ ...untaxed, tax: { name: "VAT", percent: 0 } })).toEqual([]);
});
