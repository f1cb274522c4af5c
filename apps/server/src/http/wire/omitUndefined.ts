type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Fields that were given. zod reads an absent field as `undefined`; inside the house absent is absent. */
export const omitUndefined = <Fields extends object>(fields: Fields): Defined<Fields> => {
  const defined: Defined<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (isDefined(value)) defined[name] = value;
  }
  return defined;
};

const isDefined = <Value>(value: Value): value is Exclude<Value, undefined> => value !== undefined;
