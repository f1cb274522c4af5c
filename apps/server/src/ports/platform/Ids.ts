/** Creates ids that give access (R6.3): URL-safe, with at least 128 random bits. */
export type Ids = { next(): string };
