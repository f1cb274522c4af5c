import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";

/** Of Paystack's own specification; see NOTICE.md. */
const SCHEMAS_PATH = join(import.meta.dirname, "schemas.json");

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(JSON.parse(readFileSync(SCHEMAS_PATH, "utf8")), "paystack");

export type SchemaName =
  | "TransactionInitialize"
  | "TransactionInitializeResponse"
  | "TransactionInitializeBadRequestModel"
  | "Error"
  | "VerifyResponse"
  | "RefundCreate"
  | "RefundCreateResponse"
  | "RefundListResponse"
  | "RefundFetchResponse";

/** What is wrong with it by Paystack's own specification, or null. */
export const findFormatError = (name: SchemaName, value: unknown): string | null =>
  ajv.validate(`paystack#/definitions/${name}`, value) ? null : ajv.errorsText();

/** A reply of the stand-in that Paystack would not send is a fault of the stand-in. */
export const validatedReply = <Value>(name: SchemaName, value: Value): Value => {
  const fault = findFormatError(name, value);
  if (fault !== null) throw new Error(`the stand-in of Paystack answers with no ${name}: ${fault}`);
  return value;
};
