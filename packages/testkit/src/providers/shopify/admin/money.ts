import { toAmount } from "../shopifyStore.ts";

/** Returns an amount in the currency of the store, as replies contain it. */
export const money = (cents: number, currency: string) => ({
  shopMoney: { amount: toAmount(cents), currencyCode: currency },
});
