/** A cell. Numbers are written as numbers; only text can be mistaken for a formula. */
type CsvCell = string | number | null;

/**
 * Returns rows as CSV (RFC 4180): lines end with CR LF, null is an empty cell. Spreadsheets run text that begins like a
 * formula (OWASP, "CSV injection"), so such text gets an apostrophe in front, which marks it as text. NUL is removed,
 * since some programs stop reading at it.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");

const toCell = (value: CsvCell): string => {
  if (value === null) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  // Always in quotes: then no separator of any country's spreadsheet can end a cell.
  return `"${escapeFormula(value).replaceAll('"', '""')}"`;
};

/**
 * Matches the start of a formula, also in full-width characters, and after white space, which some spreadsheets remove.
 */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const escapeFormula = (text: string): string => {
  const clean = text.replaceAll("\0", "");
  return FORMULA.test(clean) ? `'${clean}` : clean;
};
