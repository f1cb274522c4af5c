/** What was expected, and where: `tiles.2.size`. */
export class Fault extends Error {
  readonly path: string;

  constructor(path: string, expected: string) {
    super(expected);
    this.path = path;
  }
}

/**
 * Reads unknown data piece by piece. Every method gives a checked value or throws a Fault, which the parser at the top
 * turns into a value; so the code between reads like the shape of the data.
 */
export class Reader {
  readonly #value: unknown;
  readonly #path: string;

  constructor(value: unknown, path = "") {
    this.#value = value;
    this.#path = path;
  }

  fail(expected: string): never {
    throw new Fault(this.#path, expected);
  }

  get isAbsent(): boolean {
    return this.#value === undefined;
  }

  get isNull(): boolean {
    return this.#value === null;
  }

  get isEmptyText(): boolean {
    return this.#value === "";
  }

  /** An own field of an object; absent fields give a reader of undefined. */
  field(name: string): Reader {
    const value = this.#value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.fail("an object");
    const own: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
    return new Reader(own, this.#inner(name));
  }

  /** The names of the fields that are there. */
  fieldNames(): readonly string[] {
    const value = this.#value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.fail("an object");
    return Object.keys(value);
  }

  list(most: number): readonly Reader[] {
    const value = this.#value;
    if (!Array.isArray(value) || value.length > most) return this.fail(`a list of at most ${most}`);
    return value.map((item: unknown, index) => new Reader(item, this.#inner(String(index))));
  }

  text(longest: number): string {
    const value = this.#value;
    if (typeof value !== "string" || value === "" || value.length > longest)
      return this.fail(`text of 1 to ${longest} characters`);
    return value;
  }

  number(low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY): number {
    const value = this.#value;
    if (typeof value !== "number" || !Number.isFinite(value) || value < low || value > high)
      return this.fail(low > Number.NEGATIVE_INFINITY ? `a number from ${low} to ${high}` : "a number");
    return value;
  }

  whole(low: number, high: number): number {
    const value = this.#value;
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < low || value > high)
      return this.fail(`a whole number from ${low} to ${high}`);
    return value;
  }

  yesOrNo(): boolean {
    const value = this.#value;
    return typeof value === "boolean" ? value : this.fail("true or false");
  }

  oneOf<Value extends string>(values: readonly Value[]): Value {
    return values.find((value) => value === this.#value) ?? this.fail(`one of ${values.join(", ")}`);
  }

  #inner(name: string): string {
    return this.#path === "" ? name : `${this.#path}.${name}`;
  }
}
