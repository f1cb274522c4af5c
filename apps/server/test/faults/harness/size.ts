/** The short profile is for every check-in; the long one, by `npm run test:faults`, is for a night or before a release. */
export const isLong = process.env.FAULTS === "long";

export const sized = <Value>({ short, long }: { readonly short: Value; readonly long: Value }): Value =>
  isLong ? long : short;

export const MINUTES = 60_000;
