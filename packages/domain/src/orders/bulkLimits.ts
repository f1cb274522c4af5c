/** Maximum number of orders in one bulk action, so that a mistake stays small and the reply comes in time. */
export const MAX_BULK_ORDERS = 200;
