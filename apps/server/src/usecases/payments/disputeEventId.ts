/** Returns the id of the event of a dispute: the same by webhook and by asking the provider, so that it counts once. */
export const disputeEventId = (disputeId: string): string => `dispute ${disputeId}`;
