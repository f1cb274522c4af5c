type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/**
 * Returns the fields that are not undefined. zod sets absent fields to `undefined`; the use cases expect them to be
 * absent.
 */
export const omitUndefined = <Fields extends object>(fields: Fields): Defined<Fields> => {
  const defined: Defined<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (isDefined(value)) defined[name] = value;
  }
  return defined;
};

const isDefined = <Value>(value: Value): value is Exclude<Value, undefined> => value !== undefined;
