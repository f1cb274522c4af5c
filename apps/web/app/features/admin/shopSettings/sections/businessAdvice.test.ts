import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { postcodeRule } from "@storywall/domain/sites/postcodeShape.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";
import { adviseOnBusiness } from "./businessAdvice.ts";

const ZA: Pick<OwnerSite, "addressForm" | "countryName"> = {
  countryName: "South Africa",
  addressForm: SITE_SEEDS.ZA.addressForm.map((field) => ({
    ...field,
    options: field.options?.map((option) => ({ ...option })),
  })),
};
const adviseOnAddress = (address: string, site = ZA) => adviseOnBusiness("business.address", address, site);

test("B13 an address without a postcode of the country is remarked on in words, and not refused", () => {
  expect(adviseOnAddress("12 Long Street, Cape Town, 8001")).toBeNull();
  expect(adviseOnAddress("")).toBeNull();
  for (const address of ["12 Long Street, Cape Town, 80011", "12 Long Street, Cape Town"])
    expect(adviseOnAddress(address)).toBe(
      "We can't find a postal code of South Africa in it (four digits, such as 8001). If the address is in another country, leave it like this.",
    );
});

test("B13 a postcode of two words is found, and a country without a form of postcodes has no remark", () => {
  const zip = { name: "zip" as const, label: "Postal code", required: true, autocomplete: "postal-code" };
  const canada = { countryName: "Canada", addressForm: [{ ...zip, ...postcodeRule("A9A 9A9") }] };
  expect(adviseOnAddress("1 King St, Toronto M5H 1A1", canada)).toBeNull();
  expect(adviseOnAddress("1 King St, Toronto 8001", canada)).toContain("such as A1B 2C3");
  expect(adviseOnAddress("1 King St, Toronto", { ...canada, addressForm: [zip] })).toBeNull();
});

test("B13 a registration without a number is remarked on", () => {
  const advise = (value: string | null) => adviseOnBusiness("business.registration", value, ZA);
  expect(advise("Sole trader")).toContain("no number in it");
  expect(advise("CIPC 2026/123456/07")).toBeNull();
  expect(advise(null)).toBeNull();
});
