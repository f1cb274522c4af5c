/**
 * Whether this is the long profile of `npm run test:faults`, for nights and releases. `npm test` runs the short one.
 */
export const isLongRun = process.env.FAULTS === "long";

/**
 * Kills of a long run; `FAULTS_KILLS` splits it into several, each with another `FAULTS_SEED`, where one would take too
 * long: each checks everything at its end.
 */
export const longKills = (kills: number): number => Number(process.env.FAULTS_KILLS ?? kills);

/** In the short profile, one of so many values is tried at each place. */
const SAMPLE_EVERY = 3;

/**
 * Returns the values to try at the place with this index: all of them in the long profile, every third in the short one. The
 * next places try the other thirds, so that a short run tries each value too.
 */
export const sampleForProfile = <Value>(values: readonly Value[], placeIndex: number): readonly Value[] =>
  isLongRun ? values : values.filter((_, index) => (index + placeIndex) % SAMPLE_EVERY === 0);

export const forProfile = <Value>({ short, long }: { readonly short: Value; readonly long: Value }): Value =>
  isLongRun ? long : short;
