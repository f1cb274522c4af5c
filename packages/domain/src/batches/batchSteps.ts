/** The steps of a batch that staff can undo. */
export const BATCH_STEPS = ["closed", "printed"] as const;
export type BatchStep = (typeof BATCH_STEPS)[number];
