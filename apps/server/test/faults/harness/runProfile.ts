/**
 * Whether this is the long profile of `npm run test:faults`, for nights and releases. `npm test` runs the short one.
 */
export const isLongRun = process.env.FAULTS === "long";

export const forProfile = <Value>({ short, long }: { readonly short: Value; readonly long: Value }): Value =>
  isLongRun ? long : short;
