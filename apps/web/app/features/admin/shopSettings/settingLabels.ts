import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { SiteFieldChange } from "@storywall/domain/siteEdits/diffSiteContent.ts";
import { isSameValue } from "@storywall/domain/siteEdits/siteFields.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { Setting } from "./sections/settingSection.ts";
import { SETTING_SECTIONS } from "./settingSections.ts";

/** The parts of a site that are needed to format its values. */
type SiteTerms = Pick<OwnerSite, "currency" | "timeZone">;

const LABELS: ReadonlyMap<string, string> = new Map([
  ...Object.values(FRAME_SIZES).map(({ key, name }) => [`framePrices.${key}`, `Price of ${name}`] as const),
  ...Object.values(TILE_SETS).map(({ key, name }) => [`setPrices.${key}`, `Price of ${name}`] as const),
  ...SETTING_SECTIONS.flatMap(({ settings }) => settings.map(({ path, label }) => [path, label] as const)),
  ["promoCodes", "Promo codes"],
  ["addressForm", "Address form"],
]);

type TaxedSite = Pick<OwnerSite, "tax">;

const fillTax = (text: string, { tax }: TaxedSite): string => text.replaceAll("{tax}", tax.name);

/**
 * Returns a setting whose label and hint use the site's own word for the tax, such as VAT, with examples of its
 * country.
 */
export const nameTax = (setting: Setting, site: TaxedSite & Pick<OwnerSite, "code">): Setting => ({
  ...setting,
  label: fillTax(setting.label, site),
  hint: fillTax(setting.hintsByCountry?.[site.code] ?? setting.hint, site),
});

/**
 * Returns the name of a field when no site is known, with "tax" as the word for the tax; undefined when it is not a
 * setting.
 */
export const settingLabelOf = (path: string): string | undefined =>
  LABELS.get(path)?.replaceAll("{tax}", "tax");

/** Returns the name of a field for people; its path when a newer server has a field that this page does not know. */
export const labelOf = (path: string, site: TaxedSite): string => fillTax(LABELS.get(path) ?? path, site);

/** Returns names of fields as a list: "Headline, VAT in percent and Holidays". */
export const describeFields = (paths: readonly string[], site: TaxedSite): string =>
  new Intl.ListFormat("en-GB").format([...new Set(paths)].map((path) => labelOf(path, site)));

/**
 * Returns both sides of a change, one line each. For a list only the items that differ are named, since a reader would
 * have to skip twelve holidays to find the thirteenth.
 */
export const describeChange = (
  { path, before, after }: SiteFieldChange,
  site: SiteTerms,
): { readonly before: string; readonly after: string } =>
  Array.isArray(before) && Array.isArray(after)
    ? describeListChange(before, after, formatOf(site))
    : { before: describeValue(path, before, site), after: describeValue(path, after, site) };

/** How amounts in minor units and instants are formatted in descriptions of items. */
export type ItemFormat = {
  readonly amount: (value: number) => string;
  readonly day: (instant: string) => string;
};

const formatOf = ({ currency, timeZone }: SiteTerms): ItemFormat => ({
  amount: (value) => formatMoney(minor(value), currency),
  day: (instant) => localDay(instant, timeZone),
});

/** Returns the items that only one side has, one line for each side; an empty text for a side that has none. */
export const describeListChange = (
  before: readonly unknown[],
  after: readonly unknown[],
  format: ItemFormat,
): { readonly before: string; readonly after: string } => {
  const isIn = (items: readonly unknown[]) => (item: unknown) =>
    items.some((other) => isSameValue(item, other));
  const removed = before.filter((item) => !isIn(after)(item));
  const added = after.filter((item) => !isIn(before)(item));
  if (removed.length === 0 && added.length === 0) return { before: "the old order", after: "a new order" };
  return { before: describeItems(removed, format), after: describeItems(added, format) };
};

const describeItems = (items: readonly unknown[], format: ItemFormat): string =>
  items.map((item) => describeItem(item, format)).join("; ");

/** Returns a value as one line of text for people. */
export const describeValue = (path: string, value: unknown, site: SiteTerms): string => {
  if (value === null || value === undefined || value === "") return "nothing";
  if (isAmount(path) && typeof value === "number") return formatMoney(minor(value), site.currency);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? "none" : describeItems(value, formatOf(site));
};

/** Returns "SPRING20 20%, from R1,000.00, last day 2026-11-30": all that a change of a code may be about. */
export const describePromoCode = (promo: Readonly<Record<string, unknown>>, format: ItemFormat): string =>
  `${promo.code} ${describePromoTerms(promo, format)}`;

/** Returns "20%, from R1,000.00, last day 2026-11-30": the discount of a code, and when it is valid. */
export const describePromoTerms = (promo: Readonly<Record<string, unknown>>, format: ItemFormat): string => {
  const { percent, amount, minimum, startsAt, expiresAt, maxUses, oncePerEmail, note } = promo;
  return [
    typeof amount === "number" ? format.amount(amount) : `${percent}%`,
    typeof minimum === "number" && `from ${format.amount(minimum)}`,
    typeof startsAt === "string" && `first day ${format.day(startsAt)}`,
    typeof expiresAt === "string" && `last day ${format.day(expiresAt)}`,
    typeof maxUses === "number" && `${maxUses} orders at most`,
    oncePerEmail === true && "once for each address",
    typeof note === "string" && `note: ${note}`,
  ]
    .filter((part) => part !== false)
    .join(", ");
};

const describeItem = (item: unknown, format: ItemFormat): string => {
  if (!isRecord(item)) return String(item);
  if ("autocomplete" in item) return describeAddressField(item);
  if ("oncePerEmail" in item) return describePromoCode(item, format);
  const { title, set, price, from, until, date, name, code, label, question, courierDays } = item;
  const amount = typeof price === "number" ? format.amount(price) : undefined;
  const setName = Object.values(TILE_SETS).find(({ key }) => key === set)?.name;
  const days = from === undefined ? undefined : `${from} to ${until}`;
  const withCourier = isRecord(courierDays)
    ? `(${courierDays.from} to ${courierDays.to} days on the way)`
    : undefined;
  const parts = [title, setName, amount, withCourier, days, date, name, code, label, question].filter(
    (part) => part !== undefined,
  );
  return parts.map(String).join(" ");
};

/** A part of the address form: "Postcode (required; Such as 1234)". */
const describeAddressField = ({ label, required, hint }: Readonly<Record<string, unknown>>): string => {
  const details = [required === true ? "required" : "optional", hint].filter((part) => part !== undefined);
  return `${label} (${details.join("; ")})`;
};

/** Checks whether a field holds an amount in minor units. */
export const isAmount = (path: string): boolean =>
  /^(framePrices|setPrices)\./.test(path) || /^staffLimits\..*refund/i.test(path);
