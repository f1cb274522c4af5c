import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VERDICT_BANDS } from "../crop/verdicts.ts";
import { normalisePromoCode } from "../pricing/promo.ts";
import { parseChangedSiteContent, parseSiteContent, parseStoredSite } from "./parseSiteContent.ts";
import { SEED_SITE_CODES } from "./site.ts";
import { migrateSiteContent, toStoredContent } from "./siteContent.ts";
import { SITE_LIMITS } from "./siteParsers.ts";
import { SITE_SEEDS } from "./sites.ts";

const { ZA, AU } = SITE_SEEDS;
const promo = { code: "SUMMER20", percent: 20, oncePerEmail: false };
const field = (name: string) => ZA.addressForm.find((candidate) => candidate.name === name);

/** Returns the paths of the errors of a change of ZA; none where it is valid. */
const errorsOf = (change: object): readonly string[] => {
  const result = parseChangedSiteContent(ZA, change);
  return result.kind === "error" ? result.errors.map(({ path }) => path) : [];
};

describe.each(SEED_SITE_CODES)("%s", (code) => {
  const seed = SITE_SEEDS[code];

  test("R1.2 what the site begins with is good, and comes back from the database as it is", () => {
    const content = parseSiteContent(seed);
    if (content.kind === "error") throw content.errors[0];
    const stored: unknown = JSON.parse(JSON.stringify(toStoredContent(content.value)));
    expect(parseStoredSite(seed, stored)).toEqual({ kind: "ok", value: seed });
  });

  test("what an older program did not store is as the newer one has it", () => {
    const { changeWindowMinutes: _, copy, ...older } = seed;
    const { business_location: __, ...fewerWords } = copy;
    const stored = { format: 1, ...older, copy: { ...fewerWords, title: "Ours" } };
    expect(parseStoredSite(seed, stored)).toEqual({
      kind: "ok",
      value: { ...seed, copy: { ...copy, title: "Ours" } },
    });
  });
});

test("code, country and currency come from the seed, whatever is stored", () => {
  const stored = { ...ZA, code: "AU", currency: "AUD", orderNumberPrefix: "AU", timeZone: "UTC", x: 1 };
  expect(parseStoredSite(ZA, stored)).toEqual({ kind: "ok", value: ZA });
  expect(parseChangedSiteContent(ZA, { currency: "AUD" })).toEqual(parseSiteContent(ZA));
});

test("stored content of an older format is migrated step by step", () => {
  const migrations = { 1: (old: object) => ({ ...old, a: 1 }), 2: (old: object) => ({ ...old, b: 2 }) };
  expect(migrateSiteContent({ format: 1 }, migrations)).toEqual({ format: 3, a: 1, b: 2 });
});

test("a change contains only the fields that change", () => {
  const changed = parseChangedSiteContent(ZA, {
    framePrices: { rectangle_small: 75_000 },
    copy: { title: " Hi " },
  });
  expect(changed).toMatchObject({
    kind: "ok",
    value: {
      framePrices: { ...ZA.framePrices, rectangle_small: 75_000 },
      copy: { ...ZA.copy, title: "Hi" },
      promoCodes: ZA.promoCodes,
    },
  });
});

test("fields of the business can be set one by one and removed", () => {
  const given = parseChangedSiteContent(ZA, {
    business: { phone: " 021 555 0100 ", hours: "Monday to Friday" },
  });
  if (given.kind === "error") throw given.errors[0];
  expect(given.value.business).toEqual({ ...ZA.business, phone: "021 555 0100", hours: "Monday to Friday" });
  const removed = parseChangedSiteContent({ ...ZA, ...given.value }, { business: { phone: null } });
  expect(removed).toMatchObject({ value: { business: { phone: null, hours: "Monday to Friday" } } });
});

test("B10 a promo code is stored in capitals", () => {
  const changed = parseChangedSiteContent(ZA, {
    promoCodes: [...ZA.promoCodes, { ...promo, code: " summer20 " }],
  });
  expect(changed).toMatchObject({ value: { promoCodes: [{}, { code: "SUMMER20" }] } });
});

test("R5.3 all errors are returned at once", () => {
  expect(
    errorsOf({
      copy: { title: "", email_address: "nobody" },
      framePrices: { rectangle_small: 0, rectangle_large: 1.5 },
      tax: { percent: 101 },
      promoCodes: [...ZA.promoCodes, { code: "x", percent: 0, oncePerEmail: 1 }],
    }),
  ).toEqual([
    "copy.title",
    "copy.email_address",
    "framePrices.rectangle_small",
    "framePrices.rectangle_large",
    "tax.percent",
    "promoCodes.1.code",
    "promoCodes.1.percent",
    "promoCodes.1.oncePerEmail",
  ]);
});

test.each<[what: string, change: object, path: string]>([
  ["a price below nothing", { setPrices: { square_trio: -1 } }, "setPrices.square_trio"],
  ["a price with a slipped comma", { setPrices: { square_trio: 10_000_001 } }, "setPrices.square_trio"],
  ["a price in words", { setPrices: { square_trio: "99" } }, "setPrices.square_trio"],
  ["blank words", { copy: { title: "   " } }, "copy.title"],
  ["endless words", { copy: { title: "x".repeat(121) } }, "copy.title"],
  ["words on two lines", { copy: { description: "one\ntwo" } }, "copy.description"],
  ["hidden turns of direction", { copy: { description: "a\u202eb" } }, "copy.description"],
  [
    "days of a courier that end before they begin",
    { shippingRates: [{ handle: "air", title: "Air", price: 1, courierDays: { from: 3, to: 2 } }] },
    "shippingRates.0.courierDays",
  ],
  [
    "half of a courier's days",
    { shippingRates: [{ handle: "air", title: "Air", price: 1, courierDays: { from: 3, to: null } }] },
    "shippingRates.0.courierDays.to",
  ],
  [
    "a picture of another house",
    { copy: { made_and_shipped_image: "//x.example/a.svg" } },
    "copy.made_and_shipped_image",
  ],
  [
    "a picture by script",
    { copy: { made_and_shipped_image: "javascript:1" } },
    "copy.made_and_shipped_image",
  ],
  [
    "a mail header in the address",
    { copy: { email_address: "a@b.co\r\nBcc: c@d.co" } },
    "copy.email_address",
  ],
  ["two mail addresses", { copy: { email_address: "a@b.co,c@d.co" } }, "copy.email_address"],
  ["no way of delivery", { shippingRates: [] }, "shippingRates"],
  ["two ways of one handle", { shippingRates: [ZA.shippingRates[0], ZA.shippingRates[0]] }, "shippingRates"],
  [
    "a handle with blanks",
    { shippingRates: [{ handle: "by air", title: "Air", price: 1 }] },
    "shippingRates.0.handle",
  ],
  [
    "a delivery that pays",
    { shippingRates: [{ handle: "air", title: "Air", price: -1 }] },
    "shippingRates.0.price",
  ],
  ["a code twice", { promoCodes: [...ZA.promoCodes, ...ZA.promoCodes] }, "promoCodes"],
  [
    "a code that is taken for another",
    { promoCodes: [...ZA.promoCodes, { ...promo, code: "we1c0me1o" }, { ...promo, code: "WELC0ME1O" }] },
    "promoCodes",
  ],
  [
    "a code for everything",
    { promoCodes: [...ZA.promoCodes, { ...promo, percent: 100 }] },
    "promoCodes.1.percent",
  ],
  [
    "a code until some day",
    { promoCodes: [...ZA.promoCodes, { ...promo, expiresAt: "2026-13-01T00:00:00Z" }] },
    "promoCodes.1.expiresAt",
  ],
  [
    "a code for no order",
    { promoCodes: [...ZA.promoCodes, { ...promo, maxUses: 0 }] },
    "promoCodes.1.maxUses",
  ],
  ["the banner's code taken away", { promoCodes: [promo] }, "welcomeBanner.code"],
  ["a banner for no code", { welcomeBanner: { code: "NOSUCH" } }, "welcomeBanner.code"],
  ["dispatch before it begins", { dispatchDays: { from: 3 } }, "dispatchDays"],
  ["a courier who arrives before he begins", { courierDays: { from: 9 } }, "courierDays"],
  ["half a promise of the courier", { courierDays: { from: null } }, "courierDays"],
  ["a change window of a month", { changeWindowMinutes: 43_200 }, "changeWindowMinutes"],
  ["a limit of softness below what is ever printed unseen", { reviewBelowPpi: 99 }, "reviewBelowPpi"],
  ["a limit of softness above what is soft", { reviewBelowPpi: 151 }, "reviewBelowPpi"],
  ["a line about the business with nothing in it", { business: { phone: "" } }, "business.phone"],
  ["an answer at some time", { business: { answerDays: 0 } }, "business.answerDays"],
  ["a shop without buyers' rights", { rights: { buyer: [] } }, "rights.buyer"],
  [
    "a form without a street",
    { addressForm: ZA.addressForm.filter((one) => one.name !== "address1") },
    "addressForm",
  ],
  [
    "a form that does not require the name",
    { addressForm: ZA.addressForm.map((one) => ({ ...one, required: false })) },
    "addressForm",
  ],
  ["a form that asks twice", { addressForm: [...ZA.addressForm, field("city")] }, "addressForm"],
  [
    "a form that asks the country",
    { addressForm: [...ZA.addressForm, { ...field("city"), name: "country" }] },
    `addressForm.${ZA.addressForm.length}.name`,
  ],
  ["a form that is none", { addressForm: 1 }, "addressForm"],
])("R5.3 %s is rejected with its path", (_, change, path) => {
  expect(errorsOf(change)).toEqual([path]);
});

test.each([
  "[0-9]{4}",
  "^[0-9]{4}",
  "^[0-9$",
  "^(a+)+$",
  "^(?:[a-z]*)*$",
  "^(a|b+){2,}$",
  `^${"a".repeat(200)}$`,
  "^[a&&&b]$",
])("the pattern %s is rejected", (pattern) => {
  const addressForm = ZA.addressForm.map((one) => (one.name === "zip" ? { ...one, pattern } : one));
  expect(errorsOf({ addressForm })).toEqual([expect.stringMatching(/^addressForm\.\d+\.pattern$/)]);
});

test.each([
  [{ ...promo, amount: 5_000 }, "percent"],
  [{ code: "SUMMER20", oncePerEmail: false }, "percent"],
  [{ code: "SUMMER20", oncePerEmail: false, amount: 0 }, "amount"],
  [{ ...promo, minimum: -1 }, "minimum"],
  [{ ...promo, startsAt: "2026-12-02T00:00:00Z", expiresAt: "2026-12-01T00:00:00Z" }, "expiresAt"],
  [{ ...promo, startsAt: "tomorrow" }, "startsAt"],
])("B10 a code needs a percentage or an amount, and dates in order: %j", (code, field) => {
  expect(errorsOf({ promoCodes: [...ZA.promoCodes, code] })).toEqual([`promoCodes.1.${field}`]);
});

test("B10 a code may take an amount off, from a minimum and a day on", () => {
  const code = {
    code: "FIFTY",
    amount: 5_000,
    minimum: 100_000,
    startsAt: "2026-12-01T00:00:00Z",
    oncePerEmail: true,
  };
  const changed = parseChangedSiteContent(ZA, { promoCodes: [...ZA.promoCodes, code] });
  expect(changed).toMatchObject({ kind: "ok", value: { promoCodes: [{}, code] } });
});

const EARLIER = { set: "square_trio", price: 159_900, from: "2026-09-01", until: "2026-09-28" };

test("R3.5 an earlier price of a set is recorded with the days on which it was charged", () => {
  expect(parseChangedSiteContent(ZA, { earlierPrices: [EARLIER] })).toMatchObject({
    kind: "ok",
    value: { earlierPrices: [EARLIER] },
  });
});

test.each([
  [[{ ...EARLIER, until: "2026-09-27" }], "earlierPrices.0.until"],
  [[{ ...EARLIER, until: "2026-08-01" }], "earlierPrices.0.until"],
  [[{ ...EARLIER, from: "soon" }], "earlierPrices.0.from"],
  [[{ ...EARLIER, price: 0 }], "earlierPrices.0.price"],
  [[{ ...EARLIER, set: "rectangle_small" }], "earlierPrices.0.set"],
  [[EARLIER, { ...EARLIER, price: 169_900 }], "earlierPrices"],
])("R3.5 an earlier price that was not charged for four weeks is rejected: %j", (earlierPrices, path) => {
  expect(errorsOf({ earlierPrices })).toEqual([path]);
});

test.each([
  [{ holidays: [{ date: "2026-02-30", name: "Never" }] }, "holidays.0.date"],
  [{ holidays: [{ date: "25.12.2026", name: "Christmas" }] }, "holidays.0.date"],
  [{ holidays: [{ date: "2026-12-25", name: "" }] }, "holidays.0.name"],
  [{ holidays: [1, 2].map(() => ({ date: "2026-12-25", name: "Twice" })) }, "holidays"],
  [{ cutOffTime: "24:00" }, "cutOffTime"],
  [{ cutOffTime: "2 pm" }, "cutOffTime"],
])("R9.4 a calendar that cannot be is rejected: %j", (change, path) => {
  expect(errorsOf(change)).toEqual([path]);
});

test("R9.4 holidays are in the order of their days, and the cut-off time can be removed", () => {
  const holidays = [
    { date: "2027-01-01", name: "New Year" },
    { date: "2026-12-25", name: "Christmas" },
  ];
  expect(
    parseChangedSiteContent({ ...ZA, cutOffTime: "14:00" }, { holidays, cutOffTime: null }),
  ).toMatchObject({
    kind: "ok",
    value: { holidays: holidays.toReversed(), cutOffTime: null },
  });
});

test.each([
  [{ faq: [] }, "faq"],
  [{ faq: [{ id: "a", question: "", answer: "Yes." }] }, "faq.0.question"],
  [{ faq: [{ id: "a", question: "Where?", answer: "[Here](https://elsewhere.example)" }] }, "faq.0.answer"],
  [{ faq: [{ id: "a", question: "Where?", answer: "[Here](//elsewhere.example)" }] }, "faq.0.answer"],
  [{ faq: [{ id: "a", question: "Where?", answer: "[Here](javascript:alert(1))" }] }, "faq.0.answer"],
  [{ faq: [{ id: "a", question: "Who?", answer: "Ask {somebody}." }] }, "faq.0.answer"],
  [{ faq: ["a", "a"].map((id) => ({ id, question: "Twice?", answer: "No." })) }, "faq"],
])("R1.6 questions and answers that cannot be are rejected: %j", (change, path) => {
  expect(errorsOf(change)).toEqual([path]);
});

test("parsing any data returns a result", () => {
  const parts = fc.dictionary(fc.constantFrom(...Object.keys(ZA)), fc.anything());
  fc.assert(
    fc.property(fc.oneof(parts, fc.anything()), (change) => {
      expect(["ok", "error"]).toContain(parseChangedSiteContent(AU, change).kind);
    }),
  );
});

test("valid content is valid and the same after the database", () => {
  const price = fc.integer({ min: 1, max: 10_000_000 });
  const code = fc.record(
    {
      code: fc.stringMatching(/^[A-Za-z]{3,10}[2-9]{1,6}$/),
      percent: fc.integer({ min: 1, max: 99 }),
      oncePerEmail: fc.boolean(),
      minimum: price,
      expiresAt: fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date("2100") })
        .map((at) => at.toISOString()),
      maxUses: fc.integer({ min: 1, max: 1000 }),
    },
    { requiredKeys: ["code", "percent", "oncePerEmail"] },
  );
  const good = fc.record(
    {
      framePrices: fc.dictionary(fc.constantFrom(...Object.keys(ZA.framePrices)), price),
      setPrices: fc.dictionary(fc.constantFrom(...Object.keys(ZA.setPrices)), price),
      tax: fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
      promoCodes: fc
        .uniqueArray(code, { selector: (promo) => normalisePromoCode(promo.code), maxLength: 5 })
        .map((codes) => [...AU.promoCodes, ...codes]),
      shippingRates: fc.uniqueArray(
        fc.record({ handle: fc.stringMatching(/^[a-z][a-z-]{0,9}$/), title: fc.constant("By road"), price }),
        { selector: ({ handle }) => handle, minLength: 1 },
      ),
      changeWindowMinutes: fc.nat(10_000),
      reviewBelowPpi: fc.integer({ min: 100, max: 150 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(good, (change) => {
      const result = parseChangedSiteContent(AU, change);
      if (result.kind === "error") throw result.errors[0];
      const stored: unknown = JSON.parse(JSON.stringify(toStoredContent(result.value)));
      expect(parseStoredSite(AU, stored)).toEqual({ kind: "ok", value: { ...AU, ...result.value } });
    }),
  );
});

test("B13 what the owner may have reviewed are the soft prints", () => {
  expect(SITE_LIMITS.reviewBelowPpi).toEqual({ from: VERDICT_BANDS.soft, to: VERDICT_BANDS.good });
});
