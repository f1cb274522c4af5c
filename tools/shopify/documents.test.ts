import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { pruneSchema } from "./pruneSchema.ts";
import { API_NAMES, readDocuments, schemaPathOf } from "./shopifyFiles.ts";

describe.each(API_NAMES)("the documents of Shopify's %s API", (api) => {
  const schema = buildSchema(readFileSync(schemaPathOf(api), "utf8"));

  test.each(readDocuments(api))("R1.7 $location fits the schema", ({ document }) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });

  test("the schema has nothing that no document can reach", () => {
    const documents = readDocuments(api).map(({ document }) => document);
    expect(pruneSchema(schema, documents)).toBe(readFileSync(schemaPathOf(api), "utf8"));
  });
});

test("R1.7 the types are those of the documents", () => {
  // In a process of its own: the generator and this test would have two copies of graphql-js.
  const script = join(import.meta.dirname, "writeDocuments.ts");
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("a document with an unknown field does not fit", () => {
  const schema = buildSchema(readFileSync(schemaPathOf("admin"), "utf8"));
  expect(validate(schema, parse("query q { shop { nam } }"))).toHaveLength(1);
});
