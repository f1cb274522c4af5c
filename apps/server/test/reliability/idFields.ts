import type { RegisteredCallName } from "../../src/http/handler.ts";
import { type ContractField, describeField, listFields } from "./contractFields.ts";

/** The patterns of the contract's `id`, `optionalId`, `clientId` and `userPhotoId`. */
const ID_PATTERN = /^\^\[A-Za-z0-9_(?:\.:)?-\]\{[01],\d+\}\$$/;
/** A field with such a name counts as an id, whatever its schema is. */
const ID_NAME = /^_?(?:id|ids|uuid|token|handle)$|(?:Id|Ids|Token|Handle|Uuid|_id|_ids|_token)$/;

/** Returns the fields of a call that hold an id, each once. */
export const listIdFields = (call: RegisteredCallName): readonly ContractField[] => {
  const fields = listFields(call).filter(isIdField);
  return [...new Map(fields.map((field) => [describeField(field), field])).values()];
};

const isIdField = ({ name, schema }: ContractField): boolean => {
  const isOpenText = schema.type === "string" && schema.enum === undefined && schema.const === undefined;
  return isOpenText && (ID_NAME.test(name) || schema.patterns.some((pattern) => ID_PATTERN.test(pattern)));
};
