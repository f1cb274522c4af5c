/** Most orders that one press may change, so that a slip stays small and an answer comes in time. */
export const MAX_BULK_ORDERS = 200;
