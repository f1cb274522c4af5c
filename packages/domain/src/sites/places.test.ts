import { expect, test } from "vitest";
import { completePlace, findPlaceMismatch, parsePlaces, suggestPlaces } from "./places.ts";

const ZA = parsePlaces(`# Places
WC|Cape Town|8001|Gardens,Tamboerskloof
WC|Cape Town|7140|Strand,Gordon's Bay
WC|Hermanus|7200|Hermanus
GP|Johannesburg|2092|Westdene
FS|Bloemfontein|9301|Westdene
a broken line`);
const AU = parsePlaces("NSW||2000|Sydney,The Rocks\nNSW||2010|Surry Hills");

test.each([
  [{ suburb: "gardens" }, { city: "Cape Town", province: "WC", zip: "8001" }],
  [{ zip: "8001" }, { city: "Cape Town", province: "WC" }],
  [{ zip: "7200" }, { suburb: "Hermanus", city: "Hermanus", province: "WC" }],
  [{ suburb: " Gordons bay " }, { city: "Cape Town", province: "WC", zip: "7140" }],
  // Two towns have a Westdene.
  [{ suburb: "Westdene" }, {}],
  [
    { suburb: "Westdene", province: "FS" },
    { city: "Bloemfontein", zip: "9301" },
  ],
  // A suburb that the list lacks hides nothing that the code says.
  [
    { suburb: "Higgovale", zip: "8001" },
    { city: "Cape Town", province: "WC" },
  ],
  // What contradicts itself, or says nothing, completes nothing.
  [
    { suburb: "Gardens", zip: "7200" },
    { city: "Hermanus", province: "WC" },
  ],
  [{ city: "Johannesburg", zip: "8001" }, {}],
  [{ province: "WC" }, {}],
  [{ city: " " }, {}],
])("%j completes %j", (address, completed) => {
  expect(completePlace(ZA, address)).toEqual(completed);
});

test("where there is no suburb beside the city, the name of the suburb is the city's", () => {
  expect(completePlace(AU, { city: "surry hills" })).toEqual({ province: "NSW", zip: "2010" });
  expect(completePlace(AU, { zip: "2000" })).toEqual({ province: "NSW" });
  expect(suggestPlaces(AU, { zip: "2000" }, "city")).toEqual(["Sydney", "The Rocks"]);
});

test("a field suggests what fits the others and what is typed in it", () => {
  expect(suggestPlaces(ZA, { city: "Cape Town" }, "suburb")).toEqual([
    "Gardens",
    "Gordon's Bay",
    "Strand",
    "Tamboerskloof",
  ]);
  expect(suggestPlaces(ZA, { suburb: "g", zip: "8001" }, "suburb")).toEqual(["Gardens"]);
  expect(suggestPlaces(ZA, { city: "Atlantis" }, "suburb")).toEqual([]);
});

test.each([
  [{ city: "Cape Town", zip: "2092" }, "GP", { name: "Cape Town", zip: "2092", expected: ["Johannesburg"] }],
  // A code that is in no list, but in another province than the city.
  [{ city: "cape town", zip: "0001" }, "GP", { name: "cape town", zip: "0001", expected: [] }],
  [
    { suburb: "Gardens", city: "Cape Town", zip: "7140" },
    "WC",
    { name: "Gardens", zip: "7140", expected: ["Strand", "Gordon's Bay"] },
  ],
  [{ suburb: "Gardens", city: "Cape Town", zip: "8001" }, "WC", null],
  // No list has every code, suburb and town.
  [{ city: "Cape Town", zip: "7945" }, "WC", null],
  [{ suburb: "Higgovale", city: "Cape Town", zip: "8001" }, "WC", null],
  // A town of its own in the list, near the city that is written beside it; not one of another province.
  [{ suburb: "Hermanus", city: "Cape Town", zip: "7200" }, "WC", null],
  [
    { suburb: "Hermanus", city: "Bloemfontein", zip: "7200" },
    "WC",
    { name: "Bloemfontein", zip: "7200", expected: ["Hermanus"] },
  ],
  [{ city: "Prince Albert", zip: "2092" }, "GP", null],
  [{ suburb: "Westdene", city: "Springs", zip: "8001" }, undefined, null],
  [{ city: "", zip: "8001" }, "WC", null],
  [{ city: "Cape Town", zip: "" }, undefined, null],
])("of %j, a code in %s, the list doubts %j", (address, province, doubt) => {
  expect(findPlaceMismatch(ZA, address, province)).toEqual(doubt);
});
