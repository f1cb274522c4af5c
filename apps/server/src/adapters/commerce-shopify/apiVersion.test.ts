import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { API_VERSION, findVersionWarning } from "./apiVersion.ts";

test("R1.7 the end of the version is announced three months before it", () => {
  expect(findVersionWarning(new Date("2027-03-31T00:00:00Z"))).toBeUndefined();
  expect(findVersionWarning(new Date("2027-05-01T00:00:00Z"))).toContain("in 61 days");
  expect(findVersionWarning(new Date("2027-07-02T00:00:00Z"))).toContain("has ended");
});

test("the documents were checked against the schema of that version", () => {
  const files = join(import.meta.dirname, "../../../../../tools/shopify/shopifyFiles.ts");
  expect(readFileSync(files, "utf8")).toContain(`SCHEMA_VERSION = "${API_VERSION}"`);
});
