/**
 * Counts that somebody comes to a costly step, and rejects when there were too many: the door's own refusal, which every
 * call may give. Absent where nobody counts.
 */
export type RateLimitCheck = () => Promise<void>;
