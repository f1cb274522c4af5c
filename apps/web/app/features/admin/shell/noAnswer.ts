/**
 * Whether this device itself has no network. Browsers are reliable only about that: `onLine` may also mean a dead
 * network.
 */
export const isDeviceOffline = (): boolean => typeof navigator !== "undefined" && navigator.onLine === false;

/** Returns a sentence that says why a call had no answer, and what to do. */
export const noAnswerMessage = (isOffline = isDeviceOffline()): string =>
  isOffline
    ? "You're offline. Please try again once this device has a network."
    : "The shop isn't answering. Please try again in a moment.";
