/**
 * Counts a request before a costly step. Absent where no rate limit applies.
 * @throws HttpError TOO_MANY_REQUESTS when there were too many requests; any call may return it.
 */
export type RateLimitCheck = () => Promise<void>;
