/** The time, asked for where it is needed, so that a test can say what it is. */
export type Clock = { now(): Date };
