import { join } from "node:path";
import { createSchemaValidator } from "../schemaValidator.ts";

const OBJECTS = ["payment_intent", "refund", "charge", "event", "error"] as const;

/** Stripe's own specification; see NOTICE.md. */
const schemas = createSchemaValidator(join(import.meta.dirname, "schemas.json"), OBJECTS);

/**
 * Returns how a reply or an event differs from Stripe's own specification, or null when it does not. Objects that the
 * specification here does not have are not checked.
 */
export const findFormatError = (value: object): string | null => {
  const { object, error, data }: { object?: unknown; error?: unknown; data?: unknown } = value;
  if (object === "list" && Array.isArray(data))
    return data.map(findFormatError).find((formatError) => formatError !== null) ?? null;
  const name = OBJECTS.find((known) => known === (error === undefined ? object : "error"));
  const formatError = name ? schemas.findError(name, value) : null;
  return formatError === null ? null : `no ${name}: ${formatError}`;
};

/** Returns the reply. @throws when Stripe would not send it: then the fake is wrong. */
export const validated = <Value extends object>(value: Value): Value => {
  const formatError = findFormatError(value);
  if (formatError !== null) throw new Error(`The fake Stripe sends ${formatError}`);
  return value;
};
