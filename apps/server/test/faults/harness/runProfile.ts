/** The short profile is for every check-in; the long one, by `npm run test:faults`, is for a night or before a release. */
export const isLongRun = process.env.FAULTS === "long";

export const forProfile = <Value>({ short, long }: { readonly short: Value; readonly long: Value }): Value =>
  isLongRun ? long : short;

export const MINUTE_MS = 60_000;
