import type { Site } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord, Quote } from "../../../ports/checkout/Checkouts.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import type { ProviderPayment } from "../../../ports/payments/Payments.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import { type AdoptedDelivery, adoptHostDelivery } from "../../commerce/adoptHostDelivery.ts";

/** A paid quote, with the delivery that was chosen when paying. */
export type PaidQuote = AdoptedDelivery & { readonly quote: Quote };

/** Returns the quote that the payment pays for, or a sentence for the owner why it pays for none. */
export const findPaidQuote = async (
  { orders, checkouts }: Repositories,
  site: Site,
  checkout: CheckoutRecord,
  providerPayment: ProviderPayment,
  otherOrder: OrderRecord | undefined,
): Promise<PaidQuote | string> => {
  const paid = `paid ${providerPayment.amount} ${providerPayment.currency}`;
  if (otherOrder) return `${paid} beside the payment of order ${otherOrder.number}`;
  if (providerPayment.checkoutId !== checkout.id) return `${paid} for a checkout that it was not made for`;
  const currentQuote = checkout.quote.version === providerPayment.quoteVersion ? checkout.quote : undefined;
  const quote = currentQuote ?? (await checkouts.findQuote(checkout.id, providerPayment.quoteVersion));
  const paidQuote = quote && adoptHostDelivery(site, quote, providerPayment);
  if (!quote || !paidQuote)
    return `${paid}, which is not quote ${providerPayment.quoteVersion} of its checkout`;
  // The same cart may be paid through two checkouts, and a line becomes a line of at most one order.
  const isOrdered = await orders.hasAnyLine(quote.lines.map(({ id }) => id));
  if (isOrdered) return `${paid} for walls that were already ordered in another checkout`;
  if (!paidQuote.isChanged) return { ...paidQuote, quote };
  const changed = { ...paidQuote.quote, version: (await checkouts.findLastQuoteVersion(checkout.id)) + 1 };
  await checkouts.insertQuote(checkout.id, changed);
  return { ...paidQuote, quote: changed };
};
