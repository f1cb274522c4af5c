/**
 * Whether this is the long profile of `npm run test:faults`, for nights and releases. `npm test` runs the short one.
 */
export const isLongRun = process.env.FAULTS === "long";

/**
 * Kills of a long run; `FAULTS_KILLS` splits it into several, each with another `FAULTS_SEED`, where one would take too
 * long: each checks everything at its end.
 */
export const longKills = (kills: number): number => Number(process.env.FAULTS_KILLS ?? kills);

export const forProfile = <Value>({ short, long }: { readonly short: Value; readonly long: Value }): Value =>
  isLongRun ? long : short;
