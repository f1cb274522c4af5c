/**
 * Returns the errors that a list of settings shows, without those of its blank rows. A row that was just added is not
 * wrong, only not filled in yet. The shop still cannot be saved with it.
 */
export const hideErrorsOfBlankRows = <Row>(
  errors: ReadonlyMap<string, string>,
  path: string,
  rows: readonly Row[],
  isBlank: (row: Row) => boolean,
): ReadonlyMap<string, string> => {
  const hidden = rows.flatMap((row, index) => (isBlank(row) ? [`${path}.${index}.`] : []));
  return new Map([...errors].filter(([at]) => !hidden.some((start) => at.startsWith(start))));
};
