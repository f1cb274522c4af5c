/** Returns a sentence about what another tab or device has changed in the person's own account; null when nothing. */
export const changedElsewhere = (changes: readonly string[]): string | null =>
  changes.length === 0
    ? null
    : `You changed ${changes.join(" and ")} in another tab or on another device. What you entered here is still here: save again to use it.`;
