/**
 * Marks a test that repeats, for many pages or with another kind of input, what other tests show once. It takes too
 * long for each `npm test`, and runs with E2E_ALL=1 (docs/decisions/0137).
 */
export const LONG = { tag: "@long" } as const;

/** Marks a test that always runs on a phone, and on a desktop only with E2E_ALL=1. */
export const LONG_ON_DESKTOP = { tag: "@long-on-desktop" } as const;
