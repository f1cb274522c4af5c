/**
 * Error for data that is not as expected. `path` is the position, such as `tiles.2.size`; the message says what was
 * expected.
 */
export class ParseError extends Error {
  readonly path: string;

  constructor(path: string, expected: string) {
    super(expected);
    this.path = path;
  }
}

/**
 * Reads unknown data step by step. Every method returns a checked value or throws a `ParseError`, which the
 * outermost parser turns into a result. This lets the code of a parser have the shape of the data.
 * @throws ParseError when the data is not as expected.
 */
export class Reader {
  readonly #value: unknown;
  readonly #path: string;

  constructor(value: unknown, path = "") {
    this.#value = value;
    this.#path = path;
  }

  fail(expected: string): never {
    throw new ParseError(this.#path, expected);
  }

  get isAbsent(): boolean {
    return this.#value === undefined;
  }

  get isNull(): boolean {
    return this.#value === null;
  }

  get isEmptyString(): boolean {
    return this.#value === "";
  }

  /** Returns a reader of an object's own field; it reads undefined when the field is absent. */
  field(name: string): Reader {
    const value = this.#value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.fail("an object");
    const own: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
    return new Reader(own, this.#inner(name));
  }

  /** Returns the names of the fields of an object. */
  fieldNames(): readonly string[] {
    const value = this.#value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.fail("an object");
    return Object.keys(value);
  }

  array(maxItems: number): readonly Reader[] {
    const value = this.#value;
    if (!Array.isArray(value) || value.length > maxItems) return this.fail(`a list of at most ${maxItems}`);
    return value.map((item: unknown, index) => new Reader(item, this.#inner(String(index))));
  }

  string(maxLength: number): string {
    const value = this.#value;
    if (typeof value !== "string" || value === "" || value.length > maxLength)
      return this.fail(`text of 1 to ${maxLength} characters`);
    return value;
  }

  number(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
    const value = this.#value;
    if (typeof value !== "number" || !Number.isFinite(value) || value < min || value > max)
      return this.fail(min > Number.NEGATIVE_INFINITY ? `a number from ${min} to ${max}` : "a number");
    return value;
  }

  integer(min: number, max: number): number {
    const value = this.#value;
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < min || value > max)
      return this.fail(`a whole number from ${min} to ${max}`);
    return value;
  }

  boolean(): boolean {
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
