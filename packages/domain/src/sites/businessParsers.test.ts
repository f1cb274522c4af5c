import { expect, test } from "vitest";
import { parseChangedSiteContent, parseStoredSite } from "./parseSiteContent.ts";
import { ZA } from "./za.ts";

const errorsOf = (business: object) => {
  const result = parseChangedSiteContent(ZA, { business });
  return result.kind === "ok" ? [] : result.errors.map(({ path }) => path);
};

test.each([
  [{ taxNumber: "xyz" }, "business.taxNumber"],
  [{ taxNumber: "no number yet" }, "business.taxNumber"],
  [{ taxNumber: "12" }, "business.taxNumber"],
  [{ phone: "abc" }, "business.phone"],
  [{ phone: "021 55" }, "business.phone"],
  [{ phone: "021 555 0100 or the bell" }, "business.phone"],
  [{ legalName: "a".repeat(400) }, "business.legalName"],
  [{ registration: "x" }, "business.registration"],
  [{ registration: "- - - -" }, "business.registration"],
  [{ address: "x" }, "business.address"],
  [{ address: "12345678" }, "business.address"],
  [{ address: "Street" }, "business.address"],
])("B13 a detail of the business that cannot be one is refused: %o", (business, path) => {
  expect(errorsOf(business)).toEqual([path]);
});

test.each([
  { taxNumber: "4123456789" },
  { taxNumber: "VAT 4123456789" },
  { taxNumber: "ABN 12 345 678 901" },
  { taxNumber: null },
  { phone: "021 555 0100" },
  { phone: "+27 (21) 555-0100" },
  { phone: null },
  { legalName: "Storywall (Pty) Ltd" },
  { registration: "CIPC 2026/123456/07" },
  { registration: "Sole trader" },
  { registration: null },
  { address: "12 Long Street, Cape Town, 8001" },
  { address: "The Old Mill, Cork" },
  { address: null },
])("B13 a detail of the business is taken as people write it: %o", (business) => {
  expect(errorsOf(business)).toEqual([]);
});

test("B13 what was stored before the check stays readable, and is only refused when it is changed", () => {
  const stored = parseStoredSite(ZA, { business: { phone: "abc" } });
  if (stored.kind !== "ok") throw new Error("The stored site cannot be read");
  expect(stored.value.business.phone).toBe("abc");
  expect(parseChangedSiteContent(stored.value, { copy: { title: "Hello" } }).kind).toBe("ok");
});
