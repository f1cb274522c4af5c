import { ParseError, type Reader } from "./reader.ts";

/** Parses unknown data. @throws ParseError or ParseErrors when it is not as expected. */
export type Parser<T> = (reader: Reader) => T;

/** All errors of data together (R5.3); a `Reader` alone stops at the first error. */
class ParseErrors extends Error {
  readonly errors: readonly ParseError[];

  constructor(errors: readonly ParseError[]) {
    super(errors.map(({ path, message }) => `${path}: ${message}`).join("; "));
    this.errors = errors;
  }
}

/**
 * Reads an object of exactly these fields, each by its own parser. Unknown fields are dropped, absent optional ones
 * stay absent.
 * @throws ParseErrors with the errors of all fields.
 */
export const readRecord = <T extends object>(
  reader: Reader,
  fields: { readonly [Name in keyof T]-?: Parser<T[Name]> },
): T => {
  const record: Partial<T> = {};
  const collect = createErrorCollector();
  for (const name of keysOf(fields)) {
    // An absent optional field must stay absent, not become undefined.
    collect(() => {
      const value = fields[name](reader.field(name));
      if (value !== undefined) record[name] = value;
    });
  }
  collect.throwIfAny();
  // The parser of each field of T has returned its value.
  return record as T;
};

/** Reads a list, each item by the parser. @throws ParseErrors with the errors of all items. */
export const readArray = <T>(reader: Reader, maxItems: number, parseItem: Parser<T>): readonly T[] => {
  const collect = createErrorCollector();
  const items: T[] = [];
  for (const item of reader.array(maxItems)) collect(() => void items.push(parseItem(item)));
  collect.throwIfAny();
  return items;
};

export type ParseResult<T> =
  | { readonly kind: "ok"; readonly value: T }
  | { readonly kind: "error"; readonly errors: readonly ParseError[] };

/** Runs a parser to the end and returns its value or all errors. Never throws because of the data. */
export const parseAll = <T>(parse: () => T): ParseResult<T> => {
  const collect = createErrorCollector();
  const values: T[] = [];
  collect(() => void values.push(parse()));
  const [value] = values;
  return value === undefined ? { kind: "error", errors: collect.errors } : { kind: "ok", value };
};

const createErrorCollector = () => {
  const errors: ParseError[] = [];
  const collect = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (error instanceof ParseError) errors.push(error);
      else if (error instanceof ParseErrors) errors.push(...error.errors);
      else throw error;
    }
  };
  const throwIfAny = (): void => {
    if (errors.length > 0) throw new ParseErrors(errors);
  };
  return Object.assign(collect, { errors, throwIfAny });
};

/** Returns the keys with their type, which `Object.keys` loses. */
const keysOf = <T extends object>(fields: T): readonly Extract<keyof T, string>[] => {
  const isName = (name: string): name is Extract<keyof T, string> => Object.hasOwn(fields, name);
  return Object.keys(fields).filter(isName);
};
