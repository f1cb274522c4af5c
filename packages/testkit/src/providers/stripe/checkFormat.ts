import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";

/** Of Stripe's own specification; see NOTICE.md. */
const SCHEMAS_PATH = join(import.meta.dirname, "schemas.json");

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(JSON.parse(readFileSync(SCHEMAS_PATH, "utf8")), "stripe");

const KNOWN_OBJECTS = ["payment_intent", "refund", "charge", "event", "error"] as const;
// Compiled before the first request comes, whose sender does not wait long.
const VALIDATORS = new Map(KNOWN_OBJECTS.map((name) => [name, ajv.getSchema(`stripe#/definitions/${name}`)]));

/** What is wrong with a reply or an event by Stripe's own specification, or null. What it does not know has no fault. */
export const findFormatError = (value: object): string | null => {
  const { object, error, data }: { object?: unknown; error?: unknown; data?: unknown } = value;
  const name = KNOWN_OBJECTS.find((known) => known === (error === undefined ? object : "error"));
  if (object === "list" && Array.isArray(data))
    return data.map(findFormatError).find((fault) => fault !== null) ?? null;
  const check = name && VALIDATORS.get(name);
  return !check || check(value) ? null : `no ${name}: ${ajv.errorsText(check.errors)}`;
};

/** A reply of the stand-in that Stripe would not send is a fault of the stand-in. */
export const validated = <Value extends object>(value: Value): Value => {
  const fault = findFormatError(value);
  if (fault !== null) throw new Error(`the stand-in of Stripe says ${fault}`);
  return value;
};
