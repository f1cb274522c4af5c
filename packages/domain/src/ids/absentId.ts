/** Returns true if an id is missing, empty, or the text "null" or "undefined". The caller then creates one (R5.1). */
export const isAbsentId = (
  id: string | null | undefined,
): id is "" | "undefined" | "null" | null | undefined =>
  id === undefined || id === null || id === "" || id === "undefined" || id === "null";
