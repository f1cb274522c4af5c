/** What a cell may hold. A number is written as it is and stays a number; only texts can be mistaken for formulas. */
export type CsvCell = string | number | null;

/**
 * Rows as CSV (RFC 4180): lines end with CR LF, null is an empty cell. Spreadsheets run a text that begins like a formula
 * (OWASP, "CSV injection"), so such a text gets an apostrophe before it, which they show as "this is text". NUL, at which
 * some programs stop reading, is left out.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");

const toCell = (value: CsvCell): string => {
  if (value === null) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  // Always between quotes: then no separator of any country's spreadsheet can end a cell.
  return `"${escapeFormula(value).replaceAll('"', '""')}"`;
};

/** Also their full-width forms, and a formula behind blanks, which some spreadsheets take off. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const escapeFormula = (text: string): string => {
  const clean = text.replaceAll("\0", "");
  return FORMULA.test(clean) ? `'${clean}` : clean;
};
