import { Fault, type Reader } from "./reader.ts";

/** Makes one thing of a piece of unknown data, or throws a Fault or Faults. */
export type Read<T> = (reader: Reader) => T;

/** Everything that is wrong with a piece of data, where a Reader alone would stop at the first (R5.3). */
export class Faults extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join("; "));
    this.faults = faults;
  }
}

/** An object of exactly these fields, each read by its own; unknown fields are dropped, absent optional ones stay absent. */
export const readRecord = <T extends object>(
  reader: Reader,
  fields: { readonly [Name in keyof T]-?: Read<T[Name]> },
): T => {
  const record: Partial<T> = {};
  const collect = collector();
  for (const name of namesOf(fields)) {
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
export const readList = <T>(reader: Reader, most: number, item: Read<T>): readonly T[] => {
  const collect = collector();
  const list: T[] = [];
  for (const single of reader.list(most)) collect(() => void list.push(item(single)));
  collect.done();
  return list;
};

/** What came of reading: the thing, or all that is wrong with it. */
export type ReadResult<T> =
  | { readonly kind: "read"; readonly value: T }
  | { readonly kind: "faults"; readonly faults: readonly Fault[] };

/** Reads to the end and never throws for what is in the data. */
export const readAll = <T>(read: () => T): ReadResult<T> => {
  const collect = collector();
  const values: T[] = [];
  collect(() => void values.push(read()));
  const [value] = values;
  return value === undefined ? { kind: "faults", faults: collect.faults } : { kind: "read", value };
};

const collector = () => {
  const faults: Fault[] = [];
  const collect = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (error instanceof Fault) faults.push(error);
      else if (error instanceof Faults) faults.push(...error.faults);
      else throw error;
    }
  };
  const done = (): void => {
    if (faults.length > 0) throw new Faults(faults);
  };
  return Object.assign(collect, { faults, done });
};

/** `Object.keys` forgets whose keys they are. */
const namesOf = <T extends object>(fields: T): readonly Extract<keyof T, string>[] => {
  const isName = (name: string): name is Extract<keyof T, string> => Object.hasOwn(fields, name);
  return Object.keys(fields).filter(isName);
};
