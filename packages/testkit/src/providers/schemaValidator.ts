import { readFileSync } from "node:fs";
import { Ajv } from "ajv";

type SchemaValidator<Name extends string> = {
  /** Returns how a value differs from a definition of the specification, or null when it does not. */
  readonly findError: (name: Name, value: unknown) => string | null;
};

/**
 * Creates a validator from a provider's own specification, a file of JSON schemas below `definitions`. The named
 * definitions are compiled now: otherwise the first request to a fake provider would wait for it, and its sender has
 * a short timeout.
 */
export const createSchemaValidator = <Name extends string>(
  schemasPath: string,
  names: readonly Name[],
): SchemaValidator<Name> => {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(JSON.parse(readFileSync(schemasPath, "utf8")), "provider");
  const validators = new Map(names.map((name) => [name, ajv.getSchema(`provider#/definitions/${name}`)]));
  return {
    findError: (name, value) => {
      const validate = validators.get(name);
      if (!validate) throw new Error(`Cannot find the schema ${name} in ${schemasPath}.`);
      return validate(value) ? null : ajv.errorsText(validate.errors);
    },
  };
};
