import { parseMoney } from "../order/money/parseMoney.ts";
import type { SettingKind } from "./sections/settingSection.ts";

/** Returns a value of a field as it is typed. */
export const toTyped = (kind: SettingKind, value: unknown): string => {
  if (kind === "amount") return moneyToTyped(value);
  if (kind === "paragraphs" && Array.isArray(value)) return value.map(String).join("\n\n");
  return value === null || value === undefined ? "" : String(value);
};

/**
 * Returns what was typed as the value that is stored. What cannot be read stays as it was typed, so that the site's
 * parser names what it expects.
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

/** Returns an amount in minor units; what was typed where it is none. "749", "749.00", "R 749,00" and "0" are amounts. */
export const moneyFromTyped = (typed: string): number | string => parseMoney(typed) ?? typed;

/** Returns an amount as it is typed: 749.00. */
export const moneyToTyped = (value: unknown): string =>
  typeof value === "number" ? (value / 100).toFixed(2) : String(value ?? "");

/** A new country has no prices yet, which are stored as 0. */
const NO_PRICE = 0;

/** Returns the price that was typed as `moneyFromTyped` does. An empty field is no price yet. */
export const priceFromTyped = (typed: string): number | string =>
  typed.trim() === "" ? NO_PRICE : moneyFromTyped(typed);

/** Returns a price as it is typed. One that was never entered is an empty field, and no wall for nothing. */
export const priceToTyped = (value: unknown): string => (value === NO_PRICE ? "" : moneyToTyped(value));
