/** What is wrong with the fields of a form, by their names. */
export type FieldProblems = Readonly<Record<string, string>>;

export type CheckedField = {
  readonly name: string;
  readonly required?: boolean;
  /** Returns what is wrong with what was typed; null: nothing. Not called for an empty field. */
  readonly check?: (value: string) => string | null;
};

/** Returns what is wrong with the values of a form, in the order of its fields. */
export const findProblems = (
  fields: readonly CheckedField[],
  values: Readonly<Record<string, string>>,
): FieldProblems =>
  Object.fromEntries(
    fields.flatMap(({ name, required, check }) => {
      const value = values[name] ?? "";
      const problem = value === "" ? (required ? "Please fill this in." : null) : (check?.(value) ?? null);
      return problem === null ? [] : [[name, problem]];
    }),
  );
