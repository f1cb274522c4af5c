import type { Schema } from "@storywall/contract/call.ts";
import type { Issue } from "@storywall/contract/errors.ts";
import * as z from "zod/mini";

/** Sentences about wrong fields. zod/mini brings none of its own. */
z.config({
  ...z.locales.en(),
  customError: (issue) =>
    issue.code === "invalid_type" && issue.input === undefined ? "is missing" : undefined,
});

type Validation =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "issues"; readonly issues: Issue[] };

/** Compiled schemas, which are several times faster. When one rejects a value, zod parses it again to explain why. */
const compiledSchemas = new WeakMap<Schema, Schema>();

const getCompiledSchema = (schema: Schema): Schema => {
  const known = compiledSchemas.get(schema);
  if (known) return known;
  const created = z.compile(schema);
  compiledSchemas.set(schema, created);
  return created;
};

/**
 * Maximum number of issues in a reply. Without it, a client that sends hundreds of unknown fields would get
 * each of them back twice.
 */
export const MAX_ISSUES = 20;
/** Names of unknown fields are the client's own, and may be as long as its request. */
const MAX_PATH_LENGTH = 200;

/**
 * Parses a value by a schema. Unknown fields are removed (R5.3). Returns an issue with a sentence for each wrong
 * field, up to `MAX_ISSUES`.
 */
export const validate = (schema: Schema, value: unknown): Validation => {
  const result = z.safeParse(getCompiledSchema(schema), value);
  if (result.success) return { kind: "value", value: result.data };
  const issues = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join("."), message: "is not a field here" }))
      : [{ path: issue.path.join("."), message: issue.message }],
  );
  return {
    kind: "issues",
    issues: issues
      .slice(0, MAX_ISSUES)
      .map(({ path, message }) => ({ path: path.slice(0, MAX_PATH_LENGTH), message })),
  };
};

/** Returns one sentence about all issues, for a person. */
export const issuesMessage = (issues: readonly Issue[]): string => {
  const paths = [...new Set(issues.map(({ path }) => path).filter((path) => path !== ""))];
  if (paths.length === 0) return "The request does not hold what this call needs.";
  return paths.length === 1
    ? `Please check the field ${paths[0]}.`
    : `Please check the fields ${paths.join(", ")}.`;
};
