import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { REMAKE_REASON_RULES, REMAKE_REASONS } from "@storywall/domain/print/remakeReasons.ts";
import { isSameValue } from "@storywall/domain/siteEdits/siteFields.ts";
import {
  describeListChange,
  describePromoTerms,
  type ItemFormat,
  isAmount,
  settingLabelOf,
} from "../shopSettings/settingLabels.ts";
import { ORDER_STATE_LABELS } from "../ui/orderStateLabels.ts";

type Fields = Readonly<Record<string, unknown>> | null;

/** Longest value on the page; the CSV contains it in full. */
const MAX_LENGTH = 80;
const MINOR_UNITS = 100;

/** Names of the fields of log entries for staff. Fields of a country's settings have the names of their forms. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  amount: "Amount",
  answer: "Answers about soft prints",
  expectedOn: "Back about",
  featured: "Shown first",
  hour: "Hour of the daily list",
  isOpen: "Open to shoppers",
  isOut: "Out of stock",
  isStopped: "Suspended",
  late: "Orders that are late",
  message: "Messages from shoppers",
  order: "New orders",
  payment: "Payments to look at",
  print: "Prints that failed",
  refund: "Which refund",
  state: "State",
  status: "State",
  text: "What",
  tiles: "For",
  "tracking.carrier": "Courier",
  "tracking.number": "Parcel number",
  "tracking.url": "Tracking link",
};

const VALUE_LABELS: Readonly<Record<string, string>> = {
  ...ORDER_STATE_LABELS,
  ...Object.fromEntries(REMAKE_REASONS.map((reason) => [reason, REMAKE_REASON_RULES[reason].label])),
  each: "an email for each",
  daily: "one list a day",
  none: "no emails",
};

/** Fields that mean nothing to people, or that are part of the amount's text. */
const UNSHOWN_FIELDS: ReadonlySet<string> = new Set(["currency", "line"]);

/** Returns one line for each changed field: `State: New → In the workshop`. Times are in the given time zone. */
export const changeLines = (before: Fields, after: Fields, timeZone: string): readonly string[] => {
  const [old, current] = [flatten(before ?? {}), flatten(after ?? {})];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((path) => {
    const values = [old, current].filter((side) => side.has(path)).map((side) => side.get(path));
    if (UNSHOWN_FIELDS.has(path) || values.every(isNothing)) return [];
    if (path === PROMO_CODES && values.length === 2 && values.every(isListOfRecords)) {
      const created = createdCodes(values, timeZone);
      if (created) return created;
    }
    if (values.every(isListOfRecords) && values.some(({ length }) => length > 0))
      return [`${labelOf(path)}: ${entryChange(values, timeZone)}`];
    const currency = String(current.get("currency") ?? old.get("currency") ?? "");
    return [`${labelOf(path)}: ${values.map((value) => describe(path, value, currency)).join(" → ")}`];
  });
};

/** Lists of promo codes, delivery options and the like. An empty list counts as one of them. */
const isListOfRecords = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) && value.every(isRecord);

const PROMO_CODES = "promoCodes";

type Entries = readonly Readonly<Record<string, unknown>>[];

/** Returns a line for each promo code that was created; null when something else was changed. */
const createdCodes = (
  [before = [], after = []]: readonly Entries[],
  timeZone: string,
): readonly string[] | null => {
  const isIn = (list: Entries, { code }: Entries[number]) => list.some((each) => each.code === code);
  const created = after.filter((each) => !isIn(before, each));
  const rest = after.filter((each) => isIn(before, each));
  if (created.length === 0 || !isSameValue(rest, before)) return null;
  const format = itemFormatIn(timeZone);
  return created.map(
    (each) => `Promo code ${each.code} created: ${shorten(describePromoTerms(each, format))}`,
  );
};

const itemFormatIn = (timeZone: string): ItemFormat => ({
  amount: (amount) => (amount / MINOR_UNITS).toFixed(2),
  day: (instant) => `${localDay(instant, timeZone)} ${localTime(instant, timeZone)}`,
});

/** Returns the changed items of a list, before and after. */
const entryChange = (
  values: readonly (readonly Readonly<Record<string, unknown>>[])[],
  timeZone: string,
): string => {
  const [one = [], other] = values;
  const { before, after } = describeListChange(one, other ?? [], itemFormatIn(timeZone));
  return (other === undefined ? [before] : [before, after])
    .map((side) => shorten(side || "none"))
    .join(" → ");
};

const flatten = (fields: object, prefix = ""): Map<string, unknown> => {
  const values = new Map<string, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    if (isRecord(value))
      for (const [path, inner] of flatten(value, `${prefix}${name}.`)) values.set(path, inner);
    else values.set(prefix + name, value);
  }
  return values;
};

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "";

/** A field without a name of its own is named by the last part of its path: `createdAt` is "Created at". */
const labelOf = (path: string): string => {
  const known = FIELD_LABELS[path] ?? settingLabelOf(path);
  if (known !== undefined) return known;
  const words = (path.split(".").at(-1) ?? path)
    .replaceAll("_", " ")
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const describe = (path: string, value: unknown, currency: string): string => {
  if (isNothing(value)) return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && (path === "amount" || isAmount(path)))
    return `${currency} ${(value / MINOR_UNITS).toFixed(2)}`.trim();
  if (path === "hour") return `${String(value).padStart(2, "0")}:00`;
  if (path === "tile") return shorten(String(value).replace("tile_", ""));
  if (!Array.isArray(value)) return shorten(VALUE_LABELS[String(value)] ?? String(value));
  return value.length === 0 ? "none" : shorten(value.join(", "));
};

const shorten = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
