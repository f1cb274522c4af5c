/** A line of a list of parcels, from a courier's portal or a spreadsheet. */
export type ParcelEntry = { readonly orderNumber: string; readonly parcelNumber: string };

/**
 * Whether a line of the list can be sent. `fits`: the order may be sent with this parcel number. `sent`: it already
 * has this number, so nothing changes.
 */
export const PARCEL_VERDICTS = [
  "fits",
  "sent",
  "unknownOrder",
  "orderTwice",
  "parcelTwice",
  "otherParcel",
  "notReady",
] as const;
export type ParcelVerdict = (typeof PARCEL_VERDICTS)[number];

/** Matches the number of an order as people write it: `ZA-1042`, `za1042`, `ZA-1042-R1`. */
const ORDER_NUMBER = /^[a-z]{2}-?\d+(-r\d+)?$/i;

/** Matches an order's number without its country. Such a line has no other columns: those often hold numbers too. */
const BARE_NUMBER = /^\d{1,8}$/;

/** Names of the column with parcel numbers in the files of couriers. */
const PARCEL_HEADING = /parcel|track|waybill|consignment|connote|shipment|article/i;

const MAX_CELL_LENGTH = 100;

/** The parsed content of a pasted or opened list. */
export type ParcelList = {
  readonly entries: readonly ParcelEntry[];
  /** Lines without both an order number and a parcel number, unchanged; the heading is left out. */
  readonly unreadable: readonly string[];
};

/**
 * Parses a list of order numbers and parcel numbers: a CSV file with comma, semicolon or tab, or typed lines with a
 * space between both. The columns may be in any order, and others are ignored; with more than two columns, a heading
 * must tell which one has the parcel number.
 */
export const parseParcelList = (text: string): ParcelList => {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "");
  const heading = lines[0] === undefined ? [] : toCells(lines[0]);
  const hasHeading =
    !heading.some((cell) => ORDER_NUMBER.test(cell) || BARE_NUMBER.test(cell)) && heading.length > 1;
  const parcelColumn = hasHeading ? heading.findIndex((cell) => PARCEL_HEADING.test(cell)) : -1;
  const entries: ParcelEntry[] = [];
  const unreadable: string[] = [];
  for (const line of hasHeading ? lines.slice(1) : lines) {
    const cells = toCells(line);
    const findColumn = (pattern: RegExp) =>
      cells.findIndex((cell, column) => column !== parcelColumn && pattern.test(cell));
    const isPair = cells.filter((cell) => cell !== "").length === 2;
    const withCountry = findColumn(ORDER_NUMBER);
    const orderColumn = withCountry < 0 && isPair ? findColumn(BARE_NUMBER) : withCountry;
    const rest = cells.filter((cell, column) => column !== orderColumn && cell !== "");
    const parcelNumber = parcelColumn >= 0 ? cells[parcelColumn] : rest.length === 1 ? rest[0] : undefined;
    const orderNumber = cells[orderColumn];
    if (orderNumber && parcelNumber) entries.push({ orderNumber: orderNumber.toUpperCase(), parcelNumber });
    else unreadable.push(line.trim().slice(0, MAX_CELL_LENGTH));
  }
  return { entries, unreadable };
};

const toCells = (line: string): readonly string[] => {
  const separator = ["\t", ";", ","].find((candidate) => line.includes(candidate));
  const cells = separator === undefined ? line.trim().split(/\s+/) : splitQuoted(line, separator);
  // Removes the formula guard of our own exports, and the quotes that a spreadsheet puts around numbers.
  return cells.map((cell) => cell.trim().replace(/^'/, "").slice(0, MAX_CELL_LENGTH));
};

/** Splits a line at its separators that are not inside quotes (RFC 4180). */
const splitQuoted = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index] ?? "";
    if (character === '"' && isQuoted && line[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += character;
  }
  return [...cells, cell];
};
