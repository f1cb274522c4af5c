const ABSENT_TEXTS: ReadonlySet<string> = new Set(["", "undefined", "null"]);

/** R5.1: an id that is missing or is one of the texts that careless clients store counts as absent. */
export const isAbsentId = (value: string | null | undefined): boolean =>
  value === null || value === undefined || ABSENT_TEXTS.has(value);
