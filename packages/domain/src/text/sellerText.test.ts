import { expect, test } from "vitest";
import { sellerName, taxNumberAlone, taxNumberBeside } from "./sellerText.ts";

test.each([
  [null, "Storywall"],
  ["Storywall (Pty) Ltd", "Storywall (Pty) Ltd"],
  ["Thandi Nkosi Prints CC", "Storywall, by Thandi Nkosi Prints CC"],
])("a seller whose legal name is %j is written %j", (legalName, text) => {
  expect(sellerName(legalName)).toBe(text);
});

test.each([
  ["VAT", "VAT 4830291746", "4830291746"],
  ["VAT", "vat: 4830291746", "4830291746"],
  ["VAT", "4830291746", "4830291746"],
  ["GST", "GST 123-456-789", "123-456-789"],
  ["GST", "ABN 51 824 753 556", "ABN 51 824 753 556"],
  ["VAT", "VAT", "VAT"],
])("the %s number %j is said once: %j", (taxName, taxNumber, text) => {
  expect(taxNumberAlone(taxName, taxNumber)).toBe(text);
});

test("R9.4 a tax number that is the registration's number is not repeated beside it", () => {
  expect(taxNumberBeside("ABN 51 824 753 556", "GST", "51824753556")).toBe(
    "Registered, under the same number",
  );
  expect(taxNumberBeside("Reg. 2019/123456/07", "VAT", "VAT 4123456789")).toBe("4123456789");
  expect(taxNumberBeside(null, "GST", "51 824 753 556")).toBe("51 824 753 556");
});
