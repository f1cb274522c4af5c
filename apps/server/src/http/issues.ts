import type { Schema } from "@storywall/contract/call.ts";
import type { Issue } from "@storywall/contract/errors.ts";
import * as z from "zod/mini";

/** The sentences beside wrong fields; zod/mini brings none of its own. */
z.config({
  ...z.locales.en(),
  customError: (issue) =>
    issue.code === "invalid_type" && issue.input === undefined ? "is missing" : undefined,
});

export type Checked =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "issues"; readonly issues: Issue[] };

/** Schemas as functions of their own, a few times as quick; what those refuse zod reads again, to say why. */
const compiled = new WeakMap<Schema, Schema>();

const compiledOf = (schema: Schema): Schema => {
  const known = compiled.get(schema);
  if (known) return known;
  const made = z.compile(schema);
  compiled.set(schema, made);
  return made;
};

/** What a schema makes of a value: unknown fields are gone (R5.3), or each wrong field with a sentence. */
export const check = (schema: Schema, value: unknown): Checked => {
  const result = z.safeParse(compiledOf(schema), value);
  if (result.success) return { kind: "value", value: result.data };
  return {
    kind: "issues",
    issues: result.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => ({ path: [...issue.path, key].join("."), message: "is not a field here" }))
        : [{ path: issue.path.join("."), message: issue.message }],
    ),
  };
};

/** One sentence over all of them, for a person. */
export const sentenceOf = (issues: readonly Issue[]): string => {
  const paths = [...new Set(issues.map(({ path }) => path).filter((path) => path !== ""))];
  if (paths.length === 0) return "The request does not hold what this call needs.";
  return paths.length === 1
    ? `Please check the field ${paths[0]}.`
    : `Please check the fields ${paths.join(", ")}.`;
};
