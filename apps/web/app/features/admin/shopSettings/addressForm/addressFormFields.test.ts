import { parseAll } from "@storywall/domain/parse/parseAll.ts";
import { Reader } from "@storywall/domain/parse/reader.ts";
import { readAddressForm } from "@storywall/domain/sites/siteParsers.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ADDRESS_PARTS,
  choicesTextOf,
  findField,
  PART_NAMES,
  postcodeShapeOf,
  requirementOf,
  setChoices,
  setHint,
  setLabel,
  setPostcodeShape,
  setRequirement,
} from "./addressFormFields.ts";

const { addressForm: ZA } = SITE_SEEDS.ZA;
const { addressForm: AU } = SITE_SEEDS.AU;
const parse = (form: unknown) => parseAll(() => readAddressForm(new Reader(form)));
const namesOf = (form: typeof ZA) => form.map(({ name }) => name);

test("R2.14 a part is asked, optional, or not asked, and comes to its usual place", () => {
  const withSuburb = setRequirement(AU, "suburb", "optional");
  expect(namesOf(withSuburb).slice(4, 7)).toEqual(["address2", "suburb", "city"]);
  expect(requirementOf(findField(withSuburb, "suburb"))).toBe("optional");
  expect(requirementOf(findField(setRequirement(withSuburb, "suburb", "required"), "suburb"))).toBe(
    "required",
  );
  expect(setRequirement(withSuburb, "suburb", "never")).toEqual(AU);
  expect(requirementOf(findField(AU, "suburb"))).toBe("never");
});

test("R2.14 postcodes are shown and typed as an example, whose hint follows it", () => {
  const zip = (form: typeof ZA) => findField(form, "zip") ?? expect.fail("no postcode");
  expect(postcodeShapeOf(zip(ZA))).toBe("9999");
  const canada = setPostcodeShape(setHint(ZA, "zip", ""), "a9a 9a9");
  expect(zip(canada)).toMatchObject({ hint: "Such as A1B 2C3" });
  expect(zip(canada)).not.toHaveProperty("inputMode");
  expect(postcodeShapeOf(zip(canada))).toBe("A9A 9A9");
  expect(zip(setPostcodeShape(canada, "99999"))).toMatchObject({
    hint: "Such as 12345",
    inputMode: "numeric",
  });
  // A hint that the owner wrote stays.
  expect(zip(setPostcodeShape(ZA, "99999")).hint).toBe("Four digits, such as 8001");
  expect(zip(setPostcodeShape(canada, ""))).not.toHaveProperty("pattern");
  // In upper case it would mean no digit.
  expect(zip(setPostcodeShape(ZA, "^\\d{5}$"))).toMatchObject({ pattern: "^\\d{5}$" });
  const wrong = parse(setPostcodeShape(ZA, "four digits"));
  expect(wrong.kind === "error" && wrong.errors.map(({ path }) => path)).toEqual([
    `${namesOf(ZA).indexOf("zip")}.pattern`,
  ]);
});

test("R2.14 choices are typed one a line, with or without a short code", () => {
  const province = findField(ZA, "province") ?? expect.fail("no province");
  expect(choicesTextOf(province).split("\n")[0]).toBe("EC: Eastern Cape");
  expect(setChoices(ZA, "province", choicesTextOf(province))).toEqual(ZA);
  const typed = setChoices(ZA, "province", "AUK: Auckland\n\n  Otago \n");
  expect(findField(typed, "province")?.options).toEqual([
    { value: "AUK", label: "Auckland" },
    { value: "Otago", label: "Otago" },
  ]);
  expect(findField(setChoices(ZA, "province", " "), "province")).not.toHaveProperty("options");
});

test("R2.14 every form that can be made is one that the shop accepts", () => {
  const optionalNames = PART_NAMES.filter((name) => ADDRESS_PARTS[name].isNeeded !== true);
  const step = fc.oneof(
    fc.tuple(fc.constantFrom(...optionalNames), fc.constantFrom("required", "optional", "never")).map(
      ([name, requirement]) =>
        (form: typeof ZA) =>
          setRequirement(form, name, requirement),
    ),
    fc.constantFrom(...PART_NAMES).map((name) => (form: typeof ZA) => setLabel(form, name, "A label")),
    fc.constantFrom(...PART_NAMES).map((name) => (form: typeof ZA) => setHint(form, name, "")),
    fc.constantFrom("9999", "", "A9A 9A9").map((shape) => (form: typeof ZA) => setPostcodeShape(form, shape)),
    fc.constantFrom("", "A: B\nC").map((typed) => (form: typeof ZA) => setChoices(form, "province", typed)),
  );
  fc.assert(
    fc.property(fc.constantFrom(ZA, AU), fc.array(step), (start, steps) => {
      expect(parse(steps.reduce((form, change) => change(form), start)).kind).toBe("ok");
    }),
  );
});
