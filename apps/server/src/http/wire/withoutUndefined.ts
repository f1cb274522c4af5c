type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Fields that were given. zod reads an absent field as `undefined`; inside the house absent is absent. */
export const withoutUndefined = <Fields extends object>(fields: Fields): Given<Fields> => {
  const given: Given<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (isGiven(value)) given[name] = value;
  }
  return given;
};

const isGiven = <Value>(value: Value): value is Exclude<Value, undefined> => value !== undefined;
