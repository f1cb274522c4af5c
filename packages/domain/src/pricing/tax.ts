import { type Minor, minor } from "../units/units.ts";

/** Returns the tax that an amount includes, in whole cents, half a cent rounded up: 15 percent in 115.00 is 15.00. */
export const calculateIncludedTax = (total: Minor, percent: number): Minor =>
  minor(Math.round((total * percent) / (100 + percent)));
