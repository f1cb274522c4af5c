/**
 * Numbers with a unit. Millimetres on the wall, pixels of a photo, fractions of a photo, degrees and money must never
 * mix by accident, so each has a type of its own; the constructors below are the only way in and refuse nonsense.
 */
declare const unit: unique symbol;
export type Unit<Name extends string> = number & { readonly [unit]: Name };

/** Length on the wall or on paper. */
export type Mm = Unit<"mm">;
/** Length in a picture. Whole numbers where a file is meant. */
export type Px = Unit<"px">;
/** Part of a photo's upright width or height; 0 is left or top, 1 right or bottom. */
export type Fraction = Unit<"fraction">;
/** Clockwise angle as seen by a person in front of the wall. */
export type Degrees = Unit<"degrees">;
/** Money in whole minor units (cents), never a float of rands or dollars. */
export type Minor = Unit<"minor">;

const finite = (value: number, what: string): number => {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number of ${what}: ${value}`);
  return value;
};

export const mm = (value: number): Mm => finite(value, "millimetres") as Mm;
export const px = (value: number): Px => finite(value, "pixels") as Px;
export const fraction = (value: number): Fraction => finite(value, "photo fractions") as Fraction;
export const degrees = (value: number): Degrees => finite(value, "degrees") as Degrees;

export const minor = (value: number): Minor => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole minor units: ${value}`);
  return value as Minor;
};

export const MM_PER_INCH = 25.4;
