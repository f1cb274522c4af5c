import { expect, test } from "vitest";
import { guessCountry, listCountries, listCurrencies, listTimeZones } from "./countrySuggestions.ts";

const countries = listCountries();

test("R1.2 the name of a country tells its code and language tag, and its time zone where there is one", () => {
  expect(guessCountry(countries, " new zealand")).toMatchObject({ code: "NZ", locale: "en-NZ" });
  expect(guessCountry(countries, "Namibia")).toEqual({
    code: "NA",
    locale: "en-NA",
    timeZone: "Africa/Windhoek",
  });
  expect(guessCountry(countries, "Australia")?.timeZone).toBe("");
  expect(guessCountry(countries, "Narnia")).toBeUndefined();
});

test("R1.2 only countries, and only currencies of a hundred cents, are suggested", () => {
  expect(countries.size).toBeGreaterThan(200);
  for (const code of ["EU", "UN", "ZZ"]) expect(countries.has(code), code).toBe(false);
  const currencies = listCurrencies().map(({ value }) => value);
  expect(currencies).toContain("NZD");
  expect(currencies).not.toContain("JPY");
});

test("R1.2 time zones are those of the country, or of the world while there is none", () => {
  expect(listTimeZones("NZ")).toContain("Pacific/Auckland");
  expect(listTimeZones("NZ")).not.toContain("Africa/Windhoek");
  expect(listTimeZones("")).toContain("Africa/Windhoek");
});
