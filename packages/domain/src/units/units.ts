/**
 * Numbers with a unit. Millimetres, pixels, fractions of a photo, degrees and money must not be mixed by accident, so
 * each has its own type. Only the functions below create them.
 */
declare const unit: unique symbol;
export type Unit<Name extends string> = number & { readonly [unit]: Name };

/** Length on the wall or on paper. */
export type Mm = Unit<"mm">;
/** Length in an image. Whole numbers for the size of a file. */
export type Px = Unit<"px">;
/** Fraction of the width or height of an upright photo; 0 is left or top, 1 right or bottom. */
export type Fraction = Unit<"fraction">;
/** Clockwise angle, seen from in front of the wall. */
export type Degrees = Unit<"degrees">;
/** Money in whole minor units (cents), never fractions of rands or dollars. */
export type Minor = Unit<"minor">;

const finite = (value: number, unitName: string): number => {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number of ${unitName}: ${value}`);
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
