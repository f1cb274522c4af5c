/**
 * Numbers with a unit. Millimetres, pixels, fractions of a photo, degrees and money must not be mixed by accident, so
 * each has its own type. Only the functions below create them.
 */
declare const unit: unique symbol;
export type Unit<Name extends string> = number & { readonly [unit]: Name };

/** Length on the wall or on paper. */
export type Mm = Unit<"mm">;
/** Length in an image; an integer for an image file's width or height. */
export type Px = Unit<"px">;
/**
 * Fraction of the width or height of a photo after its EXIF orientation is applied. 0 is left or top, 1 is right or
 * bottom.
 */
export type Fraction = Unit<"fraction">;
/** Clockwise angle, seen from in front of the wall. */
export type Degrees = Unit<"degrees">;
/** Money in minor units (cents): an integer, never a fraction of a rand or dollar. */
export type Minor = Unit<"minor">;

const finite = (value: number, unitName: string): number => {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number of ${unitName}: ${value}`);
  return value;
};

export const mm = (value: number): Mm => finite(value, "millimetres") as Mm;
export const px = (value: number): Px => finite(value, "pixels") as Px;
export const fraction = (value: number): Fraction => finite(value, "photo fractions") as Fraction;
export const degrees = (value: number): Degrees => finite(value, "degrees") as Degrees;

/**
 * Returns a number as money in minor units (cents).
 * @throws RangeError when it is not a safe integer
 */
export const minor = (value: number): Minor => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole minor units: ${value}`);
  return value as Minor;
};

export const MM_PER_INCH = 25.4;
