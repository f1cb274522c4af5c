/** R5.1: an id that is missing, empty or the text of a missing value counts as absent and is made anew. */
export const isAbsentId = (
  id: string | null | undefined,
): id is "" | "undefined" | "null" | null | undefined =>
  id === undefined || id === null || id === "" || id === "undefined" || id === "null";
