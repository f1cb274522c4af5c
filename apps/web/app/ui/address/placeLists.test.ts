import { readFileSync } from "node:fs";
import { validateAddress } from "@storywall/domain/sites/address.ts";
import { parsePlaces } from "@storywall/domain/sites/places.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";

const listOf = (code: string) =>
  readFileSync(new URL(`../../../public/places/${code}.txt`, import.meta.url), "utf8");

test.each(Object.values(SITE_SEEDS))(
  "each place of $code is in the province that its postcode says",
  (site) => {
    const text = listOf(site.countryCode);
    const places = parsePlaces(text);
    expect(places.length).toBeGreaterThan(200);
    for (const place of places) {
      const issues = validateAddress(site, { ...place, country: site.countryCode });
      expect(
        issues.filter(({ field }) => ["suburb", "city", "province", "zip"].includes(field)),
        JSON.stringify(place),
      ).toEqual([]);
    }
    // Each line that is no comment has been understood, and each place is listed once.
    const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    expect(
      new Set(places.map(({ zip, city, province }) => zip + (site.code === "ZA" ? city : "") + province))
        .size,
    ).toBe(lines.length);
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(places.length);
  },
);
