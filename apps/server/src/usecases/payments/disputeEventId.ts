/**
 * Returns the id of the event of a dispute. It is the same for a webhook and for a poll of the provider, so
 * that the dispute counts once.
 */
export const disputeEventId = (disputeId: string): string => `dispute ${disputeId}`;
