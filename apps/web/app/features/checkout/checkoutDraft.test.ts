import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";
import { isAddressSaved, mergeSavedDraft, toShippingAddress, validateDraft } from "./checkoutDraft.ts";
import { checkoutOf, VALID_DRAFT } from "./checkoutTesting.ts";
import { parseDraft } from "./fields/checkoutFieldNames.ts";

const [ZA, AU] = [toPublicSite(SITE_SEEDS.ZA), toPublicSite(SITE_SEEDS.AU)];

test("R2.14 a complete ZA draft has no issues", () => {
  expect(validateDraft(ZA, VALID_DRAFT)).toEqual({});
});

test("R1.2 in AU the same draft lacks a state and has no suburb field", () => {
  expect(Object.keys(validateDraft(AU, VALID_DRAFT))).toContain("province");
});

test("R2.14 an empty draft has one message for each required field", () => {
  const issues = validateDraft(ZA, {});
  expect(Object.keys(issues)).toEqual([
    "email",
    "firstName",
    "lastName",
    "address1",
    "suburb",
    "city",
    "zip",
    "phone",
  ]);
  expect(issues.zip).toBe("Please enter your postal code.");
});

test("R2.14 an invalid email address has a message", () => {
  expect(validateDraft(ZA, { ...VALID_DRAFT, email: "thandi@" }).email).toContain("such as");
});

test("R2.14 an address is sent with the site's country, trimmed, without empty optional fields", () => {
  expect(toShippingAddress(ZA, { ...VALID_DRAFT, city: " Cape Town ", company: " " })).toEqual({
    firstName: "Thandi",
    lastName: "Nkosi",
    address1: "12 Long Street",
    suburb: "Gardens",
    city: "Cape Town",
    province: "",
    zip: "8001",
    country: "ZA",
    phone: "082 123 4567",
  });
});

test("R2.14 typed values override the server's values", () => {
  const saved = checkoutOf({ email: "old@example.com", shippingAddress: toShippingAddress(ZA, VALID_DRAFT) });
  const draft = mergeSavedDraft({ email: "new@example.com" }, saved);
  expect([draft.email, draft.city]).toEqual(["new@example.com", "Cape Town"]);
});

test("R2.14 a saved address is not sent again", () => {
  const saved = checkoutOf({ shippingAddress: toShippingAddress(ZA, VALID_DRAFT) });
  expect(isAddressSaved(ZA, VALID_DRAFT, saved)).toBe(true);
  expect(isAddressSaved(ZA, { ...VALID_DRAFT, zip: "8000" }, saved)).toBe(false);
});

test("B4 a stored draft keeps only its known fields", () => {
  expect(
    parseDraft({ email: "a@b.co", zip: 8001, country: "ZA", cardNumber: "4242", city: "Paarl" }),
  ).toEqual({ email: "a@b.co", city: "Paarl" });
});
