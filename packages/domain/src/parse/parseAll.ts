import { ParseError, type Reader } from "./reader.ts";

/** Makes one thing of a piece of unknown data, or throws a Fault or Faults. */
export type Parser<T> = (reader: Reader) => T;

/** Everything that is wrong with a piece of data, where a Reader alone would stop at the first (R5.3). */
export class ParseErrors extends Error {
  readonly errors: readonly ParseError[];

  constructor(faults: readonly ParseError[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join("; "));
    this.errors = faults;
  }
}

/** An object of exactly these fields, each read by its own; unknown fields are dropped, absent optional ones stay absent. */
export const readRecord = <T extends object>(
  reader: Reader,
  fields: { readonly [Name in keyof T]-?: Parser<T[Name]> },
): T => {
  const record: Partial<T> = {};
  const collect = createErrorCollector();
  for (const name of keysOf(fields)) {
    // In braces: a field that is not there and need not be stays away, rather than being there as undefined.
    collect(() => {
      const value = fields[name](reader.field(name));
      if (value !== undefined) record[name] = value;
    });
  }
  collect.done();
  // Each field of T has just been read by the reader of that field.
  return record as T;
};

/** A list, each item read on its own. */
export const readArray = <T>(reader: Reader, maxItems: number, parseItem: Parser<T>): readonly T[] => {
  const collect = createErrorCollector();
  const list: T[] = [];
  for (const single of reader.array(maxItems)) collect(() => void list.push(parseItem(single)));
  collect.done();
  return list;
};

/** What came of reading: the thing, or all that is wrong with it. */
export type ParseResult<T> =
  | { readonly kind: "read"; readonly value: T }
  | { readonly kind: "faults"; readonly errors: readonly ParseError[] };

/** Reads to the end and never throws for what is in the data. */
export const parseAll = <T>(parse: () => T): ParseResult<T> => {
  const collect = createErrorCollector();
  const values: T[] = [];
  collect(() => void values.push(parse()));
  const [value] = values;
  return value === undefined ? { kind: "faults", errors: collect.faults } : { kind: "read", value };
};

const createErrorCollector = () => {
  const faults: ParseError[] = [];
  const collect = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (error instanceof ParseError) faults.push(error);
      else if (error instanceof ParseErrors) faults.push(...error.errors);
      else throw error;
    }
  };
  const done = (): void => {
    if (faults.length > 0) throw new ParseErrors(faults);
  };
  return Object.assign(collect, { faults, done });
};

/** `Object.keys` forgets whose keys they are. */
const keysOf = <T extends object>(fields: T): readonly Extract<keyof T, string>[] => {
  const isName = (name: string): name is Extract<keyof T, string> => Object.hasOwn(fields, name);
  return Object.keys(fields).filter(isName);
};
