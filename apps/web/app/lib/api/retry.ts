/**
 * Pauses for work that is repeated until the server answers: short enough for a short outage, long enough for a long
 * one.
 */
export const RETRY_DELAYS_MS: readonly number[] = [2_000, 5_000, 15_000, 30_000];

export type Wait = (milliseconds: number) => Promise<void>;

/** Returns null to try again, any other value to stop. */
type Attempt<Value> = (attempts: number) => Promise<Value | null>;

export const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Repeats `attempt` until it returns a value, with these pauses in between. Returns null when the attempt after the last
 * pause returned null too. `attempt` gets the number of attempts made before it.
 */
export const retry = async <Value>(
  attempt: Attempt<Value>,
  delaysMs: readonly number[],
  wait: Wait = sleep,
): Promise<Value | null> => {
  for (let attempts = 0; ; attempts += 1) {
    const value = await attempt(attempts);
    const delayMs = delaysMs[attempts];
    if (value !== null || delayMs === undefined) return value;
    await wait(delayMs);
  }
};

/**
 * Repeats `attempt` until it returns a value or throws, however long that takes. The last pause repeats.
 */
export const retryForever = async <Value>(
  attempt: Attempt<Value>,
  delaysMs: readonly number[],
  wait: Wait,
): Promise<Value> => {
  for (let attempts = 0; ; attempts += 1) {
    const value = await attempt(attempts);
    if (value !== null) return value;
    await wait(delaysMs[attempts] ?? delaysMs.at(-1) ?? 0);
  }
};
