/** The arguments of our documents, after graphql-js has checked them against the schema. */
export type Input = Readonly<Record<string, unknown>>;

export const asInput = (value: unknown): Input =>
  typeof value === "object" && value !== null ? { ...value } : {};

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
