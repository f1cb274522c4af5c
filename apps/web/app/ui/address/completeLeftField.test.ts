import { findProvinceOfPostcode, validateAddress } from "@storywall/domain/sites/address.ts";
import { type PlaceField, parsePlaces } from "@storywall/domain/sites/places.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  completeLeftField,
  findCleared,
  findContradictedProvince,
  findFilledIn,
  findOtherProvince,
  findPostcodeFixes,
  findRestoredValues,
  isFilledIn,
  isProvinceSet,
  NO_COMPLETION,
  noteTyped,
  type PlaceCompletion,
} from "./completeLeftField.ts";

const PLACES = parsePlaces(
  "WC|Cape Town|8001|Gardens\nWC|Cape Town|8005|Sea Point,Green Point\nGP|Johannesburg|2196|Sandton,Sandown",
);

const provinceOf = (zip: string) => findProvinceOfPostcode(SITE_SEEDS.ZA, zip);

/** A form of which the fields are typed and left one after the other. */
const createForm = (initial: Partial<Record<PlaceField, string>> = {}) => {
  let draft = initial;
  let completion: PlaceCompletion = { ...NO_COMPLETION, completed: initial };
  return {
    isFilledIn: (field: PlaceField) => isFilledIn(completion, draft, field),
    type: (field: PlaceField, value: string) => {
      draft = { ...draft, [field]: value };
      completion = noteTyped(completion, field);
    },
    leave: (left: PlaceField, entered: PlaceField | null) => {
      const restored = findRestoredValues(initial, draft, completion, left);
      if (restored) {
        draft = { ...draft, ...restored };
        completion = { ...NO_COMPLETION, completed: initial };
        return draft;
      }
      const result = completeLeftField(PLACES, draft, completion, { left, entered }, provinceOf);
      draft = { ...draft, ...result.changes };
      completion = result.completion;
      return draft;
    },
  };
};

test("the field that a shopper enters is not filled in before they type in it", () => {
  const form = createForm();
  form.type("suburb", "Gardens");
  expect(form.leave("suburb", "city")).toEqual({ suburb: "Gardens", province: "WC", zip: "8001" });
  form.type("city", "Kaapstad");
  expect(form.leave("city", "zip")).toMatchObject({ city: "Kaapstad", zip: "8001" });
});

test("the field that a shopper entered is filled in once they leave it blank", () => {
  const form = createForm();
  form.type("suburb", "Gardens");
  form.leave("suburb", "city");
  expect(form.leave("city", "zip")).toEqual({
    suburb: "Gardens",
    city: "Cape Town",
    province: "WC",
    zip: "8001",
  });
});

test("province and postcode follow another suburb together, also when the list of provinces is entered next", () => {
  const form = createForm();
  form.type("suburb", "Gardens");
  form.leave("suburb", "province");
  form.type("suburb", "Sandton");
  expect(form.leave("suburb", "province")).toMatchObject({ province: "GP", zip: "2196" });
});

test("what was filled in follows a change, after the shopper has left it", () => {
  const form = createForm();
  form.type("suburb", "Gardens");
  form.leave("suburb", null);
  form.type("suburb", "Sandton");
  expect(form.leave("suburb", "city")).toMatchObject({ city: "Cape Town", province: "GP", zip: "2196" });
  expect(form.leave("city", null)).toMatchObject({ city: "Johannesburg", province: "GP", zip: "2196" });
});

test("the place of a saved address follows another postcode, and comes back with its own", () => {
  const saved = { suburb: "Gardens", city: "Cape Town", province: "WC", zip: "8001" };
  const form = createForm(saved);
  form.type("zip", "2196");
  // A suburb of the earlier postcode would be wrong, and this one has two.
  const moved = { suburb: "", city: "Johannesburg", province: "GP", zip: "2196" };
  expect(form.leave("zip", null)).toEqual(moved);
  form.type("zip", "8001");
  expect(form.leave("zip", null)).toEqual(saved);
});

test("a saved place does not come back over what the shopper typed since", () => {
  const form = createForm({ suburb: "Gardens", city: "Cape Town", province: "WC", zip: "8001" });
  form.type("zip", "2196");
  form.leave("zip", "suburb");
  form.type("suburb", "Sandown");
  form.leave("suburb", "zip");
  form.type("zip", "8001");
  expect(form.leave("zip", null)).toMatchObject({ suburb: "Sandown" });
});

test("a saved address stays when the shopper types a place that is in no list", () => {
  const form = createForm({ suburb: "Gardens", city: "Cape Town", province: "WC", zip: "8001" });
  form.type("suburb", "Tamboerskloof");
  expect(form.leave("suburb", "city")).toEqual({
    suburb: "Tamboerskloof",
    city: "Cape Town",
    province: "WC",
    zip: "8001",
  });
});

test("a value that a shopper removes stays away while they are in its field and when they leave it", () => {
  const form = createForm();
  form.type("suburb", "Gardens");
  form.leave("suburb", null);
  form.type("city", "");
  expect(form.leave("city", "zip")).toMatchObject({ city: "", zip: "8001" });
});

test("a value that a shopper removes stays away when they leave other fields later", () => {
  const form = createForm();
  form.type("suburb", "Gardens");
  form.leave("suburb", null);
  form.type("city", "");
  form.leave("city", null);
  form.type("zip", "2196");
  expect(form.leave("zip", null)).toMatchObject({ city: "" });
});

test("a field that the shopper enters and changes is no longer filled in when they leave it", () => {
  const form = createForm();
  form.type("suburb", "Gardens");
  form.leave("suburb", "zip");
  form.type("zip", "8000");
  expect(form.leave("zip", null)).toMatchObject({ city: "Cape Town", province: "WC", zip: "8000" });
});

test("what was filled in for one place is cleared when another place does not say it", () => {
  const form = createForm();
  form.type("zip", "8001");
  expect(form.leave("zip", null)).toMatchObject({ suburb: "Gardens", city: "Cape Town" });
  form.type("zip", "2196");
  expect(form.leave("zip", null)).toEqual({ suburb: "", city: "Johannesburg", province: "GP", zip: "2196" });
});

test("what a shopper types again, the same as was filled in, is theirs and stays", () => {
  const form = createForm();
  form.type("suburb", "Gardens");
  form.leave("suburb", null);
  form.type("city", "Cape Town");
  form.leave("city", null);
  form.type("zip", "2196");
  const contradiction = { suburb: "Gardens", city: "Cape Town", province: "WC", zip: "2196" };
  expect(form.leave("zip", null)).toEqual(contradiction);
  form.type("zip", "8001");
  expect(form.leave("zip", null)).toEqual({ ...contradiction, zip: "8001" });
  expect([form.isFilledIn("zip"), form.isFilledIn("province")]).toEqual([false, true]);
});

test.each([
  ["2196", "one of another city in the list"],
  ["2001", "one that is in no list, but of another province"],
])("a city with the postcode %s, %s, is rejected though no province was chosen", (zip) => {
  const issueOf = (place: Partial<Record<PlaceField, string>>) =>
    validateAddress(SITE_SEEDS.ZA, { ...place, country: "ZA" }).find(({ field }) => field === "zip")?.message;
  const typeInOrder = (first: [PlaceField, string], second: [PlaceField, string]) => {
    const form = createForm();
    for (const [field, value] of [first, second]) {
      form.type(field, value);
      form.leave(field, null);
    }
    return form.leave(second[0], null);
  };
  const message = `${zip} isn't a postal code in the Western Cape. Check the postal code and the province.`;
  expect(issueOf(typeInOrder(["city", "Cape Town"], ["zip", zip]))).toBe(message);
  expect(issueOf(typeInOrder(["zip", zip], ["city", "Cape Town"]))).toBe(message);
});

test("a city and a postcode of another province, filled in at once by a browser, name the city's province", () => {
  const find = (values: Partial<Record<PlaceField, string>>) =>
    findContradictedProvince(PLACES, values, provinceOf);
  expect(find({ suburb: "Gardens", city: "Cape Town", zip: "2001" })).toBe("WC");
  expect(find({ suburb: "In no list", city: "Cape Town", zip: "2001" })).toBe("WC");
  for (const values of [
    { city: "Cape Town", zip: "8001" },
    { city: "Cape Town", zip: "200" },
    { city: "In no list", zip: "2001" },
    { city: "Cape Town", zip: "2001", province: "GP" },
  ])
    expect(find(values)).toBeUndefined();
});

test("a province that a shopper chose stays, whatever they type then", () => {
  const form = createForm();
  form.type("suburb", "Gardens");
  form.leave("suburb", null);
  form.type("province", "WC");
  form.leave("province", null);
  form.type("zip", "2196");
  expect(form.leave("zip", null)).toMatchObject({ suburb: "Gardens", province: "WC", zip: "2196" });
});

test("for any order of typing, what was typed last in a field is never changed", () => {
  const texts: Readonly<Record<PlaceField, readonly string[]>> = {
    suburb: ["Gardens", "Sea Point", "Sandton", "Nowhere"],
    city: ["Cape Town", "Johannesburg", "Durban"],
    province: ["WC", "GP"],
    zip: ["8001", "8005", "2196", "9999"],
  };
  const step = fc
    .constantFrom<PlaceField>("suburb", "city", "province", "zip")
    .chain((field) => fc.tuple(fc.constant(field), fc.constantFrom(...texts[field])));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const form = createForm();
      const typed: Partial<Record<PlaceField, string>> = {};
      for (const [field, value] of steps) {
        typed[field] = value;
        form.type(field, value);
        expect(form.leave(field, null)).toMatchObject(typed);
      }
    }),
  );
});

test("a code that is in no list chooses its province, unless the shopper has chosen one", () => {
  const form = createForm();
  form.type("zip", "4126");
  expect(form.leave("zip", null)).toEqual({ province: "KZN", zip: "4126" });
  form.type("zip", "9999");
  expect(form.leave("zip", null)).toEqual({ province: "FS", zip: "9999" });
  form.type("province", "NC");
  form.leave("province", null);
  form.type("zip", "4126");
  expect(form.leave("zip", null)).toEqual({ province: "NC", zip: "4126" });
});

test("R2.14 a province is not said to be filled in where the postcode of another one is", () => {
  const completion = { ...NO_COMPLETION, completed: { province: "WC" } };
  const values = { suburb: "Sandton", city: "Cape Town", province: "WC", zip: "2196" };
  expect(findFilledIn(completion, values, {}, () => "GP")).toEqual([]);
  expect(findFilledIn(completion, values, {}, () => "WC")).toEqual(["province"]);
  expect(findFilledIn(completion, values, {}, () => undefined)).toEqual(["province"]);
});

test("R2.14 nothing is said to be filled in once the postcode beside it was changed", () => {
  let completion: PlaceCompletion = NO_COMPLETION;
  let values: Partial<Record<PlaceField, string>> = { suburb: "Gardens" };
  const leave = (left: PlaceField) => {
    const result = completeLeftField(PLACES, values, completion, { left, entered: null }, provinceOf);
    values = { ...values, ...result.changes };
    completion = result.completion;
  };
  const said = () => findFilledIn(completion, values, {}, provinceOf);
  leave("suburb");
  expect(said()).toEqual(["city", "province", "zip"]);
  for (const zip of ["", "800", "8005"]) {
    values = { ...values, zip };
    completion = noteTyped(completion, "zip");
    expect(said(), zip).toEqual([]);
  }
  // Once the field is left, what stands beside the new code is what was filled in.
  leave("zip");
  expect(said()).toEqual(["city", "province"]);
});

test("R2.14 a field that was emptied for another place is named, and one that was empty before is not", () => {
  const saved = { suburb: "Gardens", city: "Cape Town", province: "", zip: "8001" };
  const values = { ...saved, city: "Durban", zip: "" };
  const completion = { ...NO_COMPLETION, completed: { ...saved, zip: "" } };
  expect(findCleared(completion, values, saved)).toEqual(["zip"]);
  expect(findCleared({ ...completion, typed: ["zip"] }, values, saved)).toEqual([]);
});

test("R2.14 a province that was filled in beside a postcode of another one is said, with the one of the postcode", () => {
  const find = (completion: PlaceCompletion, values: Partial<Record<PlaceField, string>>, initial = {}) =>
    findOtherProvince(completion, values, initial, provinceOf);
  const values = { city: "Cape Town", province: "WC", zip: "2196" };
  const completion = { ...NO_COMPLETION, completed: { province: "WC" } };
  expect(find(completion, values)).toBe("GP");
  expect(find(completion, { ...values, zip: "8001" })).toBeUndefined();
  expect(find(completion, { ...values, zip: "21" })).toBeUndefined();
  // The shopper has chosen it, or it is that of a saved address.
  expect(find(noteTyped(completion, "province"), values)).toBeUndefined();
  expect(find(completion, values, { province: "WC" })).toBeUndefined();
});

test("R2.14 a postcode of another province offers the town's own code, and no province that the town is not in", () => {
  const find = (values: Partial<Record<PlaceField, string>>) => findPostcodeFixes(PLACES, values, "GP");
  const gardens = { suburb: "Gardens", city: "Cape Town", province: "WC", zip: "2000" };
  expect(find(gardens)).toEqual({ zip: "8001", canChangeProvince: false });
  // The town has several codes: the shop cannot know which.
  expect(find({ ...gardens, suburb: "" })).toEqual({ zip: undefined, canChangeProvince: false });
  expect(find({ ...gardens, suburb: "Nowhere" })).toEqual({ zip: undefined, canChangeProvince: false });
  expect(find({ ...gardens, suburb: "", city: "Nowhere" })).toEqual({
    zip: undefined,
    canChangeProvince: true,
  });
});

test("R2.14 a postcode that sets another province than the saved one says so, even where the town is in doubt", () => {
  const saved = { suburb: "Gardens", city: "Cape Town", province: "WC", zip: "8001" };
  const typed = noteTyped({ ...NO_COMPLETION, completed: saved }, "zip");
  const leave = (zip: string) => {
    const values = { ...saved, zip };
    const result = completeLeftField(PLACES, values, typed, { left: "zip", entered: null }, provinceOf);
    const changed = { ...values, ...result.changes };
    return [changed.province, isProvinceSet(result.completion, changed, saved, provinceOf)];
  };
  // The list has no such code, so the town stays, and there is a question about it.
  expect(leave("2999")).toEqual([provinceOf("2999"), true]);
  expect(leave("8002")).toEqual(["WC", false]);
  // The shopper has chosen it.
  const chosen = noteTyped(
    { ...typed, completed: { ...saved, province: "GP" }, besideZip: "2196" },
    "province",
  );
  expect(isProvinceSet(chosen, { ...saved, province: "GP", zip: "2196" }, saved, provinceOf)).toBe(false);
});
