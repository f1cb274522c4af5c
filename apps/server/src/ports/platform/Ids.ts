/** Makes ids that open things (R6.3): URL-safe, at least 128 random bits. */
export type Ids = { next(): string };
