import { parseMoney } from "../order/money/parseMoney.ts";
import type { SettingKind } from "./sections/settingSection.ts";

/** Returns a field's value as text for its input. */
export const toTyped = (kind: SettingKind, value: unknown): string => {
  if (kind === "amount") return moneyToTyped(value);
  if (kind === "paragraphs" && Array.isArray(value)) return value.map(String).join("\n\n");
  return value === null || value === undefined ? "" : String(value);
};

/**
 * Returns the typed text as the value to store. Text that cannot be read stays as typed, so that the site's parser
 * reports what it expects.
 */
export const fromTyped = (kind: SettingKind, typed: string): unknown => {
  switch (kind) {
    case "optionalLine":
    case "time":
      return typed.trim() === "" ? null : typed;
    case "amount":
      return moneyFromTyped(typed);
    case "optionalInteger":
      return typed.trim() === "" ? null : toNumber(typed);
    case "integer":
    case "percent":
      return toNumber(typed);
    case "paragraphs":
      return typed
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.replace(/\s*\n\s*/g, " ").trim())
        .filter((paragraph) => paragraph !== "");
    default:
      return typed;
  }
};

const toNumber = (typed: string): number | string => {
  const text = typed.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
};

/**
 * Returns an amount in minor units; the typed text when it is not an amount. "749", "749.00", "R 749,00" and "0" are
 * amounts.
 */
export const moneyFromTyped = (typed: string): number | string => parseMoney(typed) ?? typed;

/** Returns an amount as text for its input: 749.00. */
export const moneyToTyped = (value: unknown): string =>
  typeof value === "number" ? (value / 100).toFixed(2) : String(value ?? "");

/** A new country has no prices yet, which are stored as 0. */
const NO_PRICE = 0;

/** Returns a typed price, parsed by `moneyFromTyped`. An empty field means that there is no price yet. */
export const priceFromTyped = (typed: string): number | string =>
  typed.trim() === "" ? NO_PRICE : moneyFromTyped(typed);

/** Returns a price as text for its input. A price that was never entered is empty, not 0.00. */
export const priceToTyped = (value: unknown): string => (value === NO_PRICE ? "" : moneyToTyped(value));
