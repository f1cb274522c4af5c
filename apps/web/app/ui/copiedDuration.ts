/** How long "Copied" is shown (R9.13). */
export const COPIED_DURATION_MS = 3_000;
