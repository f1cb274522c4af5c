import { parseSiteDefinition } from "@storywall/domain/sites/siteDefinition.ts";
import { expect, test } from "vitest";
import { COUNTRY_FIELDS, findIssues, toDefinition } from "./countryFields.ts";

/** The example that each hint names first. */
const exampleOf = (name: string): string =>
  /such as (.+?)(?:\.(?:\s|$)| or )/.exec(
    COUNTRY_FIELDS.find((field) => field.name === name)?.hint ?? "",
  )?.[1] ?? "";

test("R1.2 the examples of the form are a country that can be added", () => {
  expect(parseSiteDefinition(toDefinition(exampleOf))).toMatchObject({
    kind: "ok",
    value: { code: "NZ", currency: "NZD", taxPercent: 15, postcodeShape: "9999" },
  });
});

test("codes may be typed in small letters, and percentages with a comma", () => {
  const typed: Record<string, string> = {
    code: "nz",
    currency: "nzd",
    taxPercent: "12,5",
    postcodeShape: "a9a 9a9",
  };
  expect(toDefinition((name) => typed[name] ?? "")).toMatchObject({
    code: "NZ",
    currency: "NZD",
    taxPercent: 12.5,
    postcodeShape: "A9A 9A9",
  });
});

test("an empty form has every field wrong except the shape of postcodes", () => {
  const parsed = parseSiteDefinition(toDefinition(() => ""));
  expect(parsed.kind === "error" && parsed.errors.map(({ path }) => path).toSorted()).toEqual(
    COUNTRY_FIELDS.map(({ name }) => name)
      .filter((name) => name !== "postcodeShape")
      .toSorted(),
  );
});

test("what is wrong is said in words that tell what to type", () => {
  const typed: Record<string, string> = { code: "NZL", taxPercent: "fifteen" };
  const issues = new Map(
    findIssues(toDefinition((name) => typed[name] ?? "")).map(({ path, message }) => [path, message]),
  );
  expect(issues.get("code")).toBe("Please enter the two letters of a country, such as NZ");
  expect(issues.get("taxPercent")).toBe("Please enter a number from 0 to 100");
  expect(issues.get("town")).toBe("Please fill this in");
});
