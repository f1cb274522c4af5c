import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

/** Together they reach every setting: some are read only where another one asks for them. */
const ENVIRONMENTS = [
  { PAYMENTS_ZA: "stripe", PAYMENTS_AU: "paystack", PHOTO_STORE: "s3" },
  {
    ...{ COMMERCE: "shopify", SHOPIFY_STORE_ZA: "shop.myshopify.com", PAYMENTS_ZA: "shopify" },
    PHOTO_STORE: "cloudinary",
  },
] as const;

/** Returns the name of a setting without the site that it ends with. */
const withoutSite = (name: string): string => name.replace(/_(ZA|AU)$/, "_…");

/** Returns the names that the configuration asks the environment for. */
const readNames = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const names: string[] = [];
  readConfig(
    new Proxy(environment, {
      get: (target, name) => {
        names.push(String(name));
        return Reflect.get(target, name);
      },
    }),
  );
  return names;
};

test("B14 docs/operations.md names every setting that the process reads, and no other", () => {
  const [, section = ""] = readFileSync(
    new URL("../../../../docs/operations.md", import.meta.url),
    "utf8",
  ).split(/^## Settings$/m);
  const rows = section.split(/^## /m)[0]?.matchAll(/^\| (`[^|]+) \|/gm) ?? [];
  const named = [...rows].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z]\w+)`/g)].map(([, name = ""]) => withoutSite(name)),
  );
  const read = ENVIRONMENTS.flatMap(readNames).map(withoutSite);
  expect([...new Set(named)].toSorted()).toEqual([...new Set(read)].toSorted());
});
