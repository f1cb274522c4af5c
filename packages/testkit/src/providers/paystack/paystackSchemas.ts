import { join } from "node:path";
import { createSchemaValidator } from "../schemaValidator.ts";

const SCHEMA_NAMES = [
  "TransactionInitialize",
  "TransactionInitializeResponse",
  "TransactionInitializeBadRequestModel",
  "Error",
  "VerifyResponse",
  "RefundCreate",
  "RefundCreateResponse",
  "RefundListResponse",
  "RefundFetchResponse",
] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** Paystack's own specification; see NOTICE.md. */
const schemas = createSchemaValidator(join(import.meta.dirname, "schemas.json"), SCHEMA_NAMES);

/** Returns how a request or reply differs from Paystack's own specification, or null when it does not. */
export const findFormatError = schemas.findError;

/** Returns the reply. @throws when Paystack would not send it: then the fake is wrong. */
export const validatedReply = <Value>(name: SchemaName, value: Value): Value => {
  const formatError = findFormatError(name, value);
  if (formatError !== null) throw new Error(`The fake Paystack replies with no ${name}: ${formatError}`);
  return value;
};
