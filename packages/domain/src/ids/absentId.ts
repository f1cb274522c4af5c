/** Checks whether an id is missing, empty or the text of a missing value; then a new one is created (R5.1). */
export const isAbsentId = (
  id: string | null | undefined,
): id is "" | "undefined" | "null" | null | undefined =>
  id === undefined || id === null || id === "" || id === "undefined" || id === "null";
