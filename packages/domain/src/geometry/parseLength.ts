import { type Mm, mm } from "../units/units.ts";

const MM_PER: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  metre: 1000,
  metres: 1000,
  meter: 1000,
  meters: 1000,
};

/**
 * Parses a typed length: `240`, `2,4 m`, `2.40`, `240cm`, `2400 mm`. A number without a unit is metres below 10,
 * centimetres up to 1000, and millimetres above: in other units it would not be the size of a wall. Null for
 * anything else.
 */
export const parseLength = (text: string): Mm | null => {
  const [, digits = "", unit] =
    /^(\d{1,6}(?:[.,]\d{1,4})?|[.,]\d{1,4})([a-z]*)$/.exec(stripFormatting(text)) ?? [];
  const value = Number(digits.replace(",", "."));
  if (digits === "" || value <= 0 || unit === undefined) return null;
  const perUnit = unit === "" ? MM_PER[guessUnit(value)] : MM_PER[unit];
  return perUnit === undefined ? null : mm(value * perUnit);
};

const stripFormatting = (text: string): string => text.toLowerCase().replace(/\s/g, "").replace(/\.$/, "");

const guessUnit = (value: number): "m" | "cm" | "mm" => (value < 10 ? "m" : value <= 1000 ? "cm" : "mm");
