import fc from "fast-check";
import { expect, test } from "vitest";
import { type Address, findProvinceOfPostcode, normaliseAddress, validateAddress } from "./address.ts";
import { ADDRESS_FIELDS } from "./site.ts";
import { SITE_SEEDS } from "./sites.ts";

const capeTown: Address = {
  firstName: "Thandi",
  lastName: "Nkosi",
  address1: "12 Long Street",
  suburb: "Gardens",
  city: "Cape Town",
  zip: "8001",
  country: "ZA",
  phone: "082 123 4567",
};
const sydney: Address = {
  firstName: "Zoë",
  lastName: "O'Brien",
  address1: "1/12 George Street",
  city: "The Rocks",
  province: "NSW",
  zip: "2000",
  country: "AU",
  phone: "+61 (0)412 345 678",
};
const invalidFields = (code: "ZA" | "AU", address: Address) =>
  validateAddress(SITE_SEEDS[code], address).map(({ field }) => field);

test("R1.2 a valid address has no issues, the province of a South African one is optional", () => {
  expect(validateAddress(SITE_SEEDS.ZA, capeTown)).toEqual([]);
  expect(validateAddress(SITE_SEEDS.ZA, { ...capeTown, province: "WC" })).toEqual([]);
  expect(validateAddress(SITE_SEEDS.AU, sydney)).toEqual([]);
});

test("R1.2 an empty form has one issue per required field, in the order of the form", () => {
  expect(validateAddress(SITE_SEEDS.ZA, { country: "ZA" })).toEqual([
    { field: "firstName", message: "Please enter your first name." },
    { field: "lastName", message: "Please enter your last name." },
    { field: "address1", message: "Please enter your street address." },
    { field: "suburb", message: "Please enter your suburb." },
    { field: "city", message: "Please enter your city or town." },
    { field: "zip", message: "Please enter your postal code." },
    { field: "phone", message: "Please enter your phone number." },
  ]);
});

test.each([
  "PO Box 12",
  "P.O. Box 12",
  "p o box 12",
  "GPO Box 7",
  "Posbus 12",
  "Private Bag X9",
  "Locked Bag 3",
])("R1.2 the post box %s is rejected", (address1) => {
  for (const [code, good] of [
    ["ZA", capeTown],
    ["AU", sydney],
  ] as const) {
    const [fault] = validateAddress(SITE_SEEDS[code], { ...good, address1 });
    expect(fault?.message).toBe(
      "We can't deliver to a PO box or parcel locker. Please enter a street address.",
    );
  }
});

test.each(["Parcel Locker 10025 12345", "parcel collect 10105 12345"])(
  "R1.2 %s is rejected in either line: couriers can't deliver there",
  (line) => {
    const message = "We can't deliver to a PO box or parcel locker. Please enter a street address.";
    for (const field of ["address1", "address2"] as const)
      expect(validateAddress(SITE_SEEDS.AU, { ...sydney, [field]: line })).toEqual([{ field, message }]);
  },
);

test.each(["3 Box Hill Road", "Unit 4, 7 Postbus Lane", "1 Napo Boxer Street", "9 Private Drive"])(
  "R1.2 the street %s is accepted",
  (address1) => expect(invalidFields("ZA", { ...capeTown, address1 })).toEqual([]),
);

test("R1.2 an Australian address needs its state", () => {
  expect(validateAddress(SITE_SEEDS.AU, { ...sydney, province: "" })).toEqual([
    { field: "province", message: "Please choose your state or territory." },
  ]);
});

test.each<[what: string, change: Address, field: string]>([
  ["only spaces", { lastName: "   " }, "lastName"],
  ["a code of three digits", { zip: "800" }, "zip"],
  ["letters in the code", { zip: "80O1" }, "zip"],
  ["a phone without enough digits", { phone: "12345" }, "phone"],
  ["a phone with digits missing", { phone: "082 555 01" }, "phone"],
  ["an international phone with digits missing", { phone: "+27 82 555 01" }, "phone"],
  ["a phone with letters", { phone: "082 CALL ME" }, "phone"],
  ["a province that is not in the list", { province: "Texas" }, "province"],
  ["another country", { country: "AU" }, "country"],
  ["a line break", { address1: "12 Long Street\nTo: someone else" }, "address1"],
  ["a hidden turn of direction", { city: "Cape\u202eTown" }, "city"],
  ["an endless street", { address1: "a".repeat(121) }, "address1"],
  ["an endless field that the form has not", { address2: "a".repeat(121) }, "address2"],
])("R1.2 %s is an issue of its field", (_, change, field) => {
  expect(invalidFields("ZA", { ...capeTown, ...change })).toEqual([field]);
});

test.each(["0821234567", "+27 82 123 4567", "(021) 555-0100", "+44 20 7946 0958"])(
  "the phone %s is accepted",
  (phone) => {
    expect(invalidFields("ZA", { ...capeTown, phone })).toEqual([]);
  },
);

test("R1.2 a wrong phone number is answered with one that is right in the country", () => {
  const messageOf = (code: "ZA" | "AU", address: Address) =>
    validateAddress(SITE_SEEDS[code], { ...address, phone: "12345" }).map(({ message }) => message);
  expect(messageOf("ZA", capeTown)).toEqual([
    "Please check the phone number. Ten digits, such as 082 123 4567, so the courier can reach you.",
  ]);
  expect(messageOf("AU", sydney)).toEqual([
    "Please check the phone number. Ten digits, such as 0412 345 678, so the courier can reach you.",
  ]);
});

test.each([
  ["NSW", "2000"],
  ["ACT", "2601"],
  ["NSW", "2601"],
  ["VIC", "3000"],
  ["QLD", "4870"],
  ["SA", "5000"],
  ["WA", "6000"],
  ["TAS", "7250"],
  ["NT", "0872"],
  ["SA", "0872"],
  ["WA", "0872"],
  ["NSW", "3644"],
  ["VIC", "2640"],
])("an address in %s may have the postcode %s", (province, zip) => {
  expect(invalidFields("AU", { ...sydney, province, zip })).toEqual([]);
});

test("an Australian postcode of another state is an issue", () => {
  expect(validateAddress(SITE_SEEDS.AU, { ...sydney, zip: "6000" })).toEqual([
    {
      field: "zip",
      message: "6000 isn't a postcode in New South Wales. Check the postcode and the state or territory.",
    },
  ]);
});

test("spaces around a value are ignored", () => {
  expect(invalidFields("AU", { ...sydney, zip: " 2000 ", province: " NSW" })).toEqual([]);
});

test.each([
  ["WC", "8001"],
  ["WC", "6530"],
  ["GP", "2196"],
  ["GP", "0002"],
  ["KZN", "4001"],
  ["EC", "6001"],
  ["FS", "9301"],
  ["FS", "1947"],
  ["MP", "1200"],
  ["LP", "0699"],
  ["NW", "2745"],
  ["NC", "8301"],
  ["NC", "7000"],
])("a South African address in %s may have the code %s", (province, zip) => {
  expect(invalidFields("ZA", { ...capeTown, province, zip })).toEqual([]);
});

test("a South African code of another province is an issue, and leaving the province out is the way past it", () => {
  expect(validateAddress(SITE_SEEDS.ZA, { ...capeTown, province: "GP" })).toEqual([
    {
      field: "zip",
      message: "8001 isn't a postal code in Gauteng. Check the postal code and the province.",
    },
  ]);
  expect(validateAddress(SITE_SEEDS.ZA, { ...capeTown, province: "" })).toEqual([]);
});

test.each([
  ["ZA", "WC", "2196", "a postal code in the Western Cape"],
  ["ZA", "EC", "8001", "a postal code in the Eastern Cape"],
  ["ZA", "FS", "8001", "a postal code in the Free State"],
  ["AU", "NT", "2000", "a postcode in the Northern Territory"],
  ["AU", "ACT", "4000", "a postcode in the Australian Capital Territory"],
] as const)(
  "a code that is not in the province of %s, %s, is said in idiomatic words",
  (site, province, zip, name) => {
    const address = { ...(site === "ZA" ? capeTown : sydney), province, zip };
    expect(validateAddress(SITE_SEEDS[site], address)[0]?.message).toMatch(`${zip} isn't ${name}. `);
  },
);

test("a postcode that is in one province only names it", () => {
  expect(findProvinceOfPostcode(SITE_SEEDS.ZA, "8001")).toBe("WC");
  expect(findProvinceOfPostcode(SITE_SEEDS.ZA, " 2196 ")).toBe("GP");
  expect(findProvinceOfPostcode(SITE_SEEDS.AU, "2000")).toBe("NSW");
  expect(findProvinceOfPostcode(SITE_SEEDS.AU, "2620")).toBeUndefined();
  expect(findProvinceOfPostcode(SITE_SEEDS.ZA, "80")).toBeUndefined();
  expect(findProvinceOfPostcode(SITE_SEEDS.ZA, "")).toBeUndefined();
});

test("an unknown state is an issue of the state, not of the postcode", () => {
  expect(invalidFields("AU", { ...sydney, province: "constructor" })).toEqual(["province"]);
});

test("an address is stored without blank fields, and with the value of an option where its label was typed", () => {
  const typed = {
    ...capeTown,
    city: " Cape Town ",
    company: "  ",
    province: "western cape",
    country: "South Africa",
  };
  expect(validateAddress(SITE_SEEDS.ZA, typed)).toEqual([]);
  expect(normaliseAddress(SITE_SEEDS.ZA, typed)).toEqual({ ...capeTown, province: "WC" });
});

test("for any input each field has at most one issue, and validation is fast", () => {
  // Of any code point, half of a pair too. (fc.string's own "binary" takes seconds to get ready.)
  const character = fc.integer({ min: 0, max: 0x10ffff }).map((codePoint) => String.fromCodePoint(codePoint));
  const text = fc
    .oneof(
      fc.array(character, { maxLength: 130 }),
      fc.array(fc.constantFrom("(", "0", " ", "-"), { maxLength: 130 }),
    )
    .map((characters) => characters.join(""));
  const anyAddress = fc.dictionary(fc.constantFrom(...ADDRESS_FIELDS), text);
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(SITE_SEEDS)), anyAddress, (site, address) => {
      const fields = validateAddress(site, address).map(({ field }) => field);
      expect(new Set(fields).size).toBe(fields.length);
    }),
  );
});
