import type { ProviderEvent } from "../../ports/PaymentRecords.ts";
import type { PaymentEvent, PaymentProvider } from "../../ports/Payments.ts";
import { placeOrder } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";

/** The inbox: an event is stored before it is answered and worked on after. One that was here before changes nothing. */
export const receivePaymentEvent = async (
  shop: Shop,
  provider: PaymentProvider,
  { eventId, paymentId, kind }: PaymentEvent,
): Promise<void> => {
  const event = { provider, eventId, paymentId, kind, receivedAt: shop.clock.now() };
  const isNew = await shop.repositories.payments.insertEvent(event);
  if (isNew) shop.background.run("payment event", () => workOnEvent(shop, event));
};

/** Believes of the event only that it is time to ask the provider. Safe to repeat. */
export const workOnEvent = async (
  shop: Shop,
  { provider, eventId, paymentId }: ProviderEvent,
): Promise<void> => {
  await placeOrder(shop, paymentId);
  await shop.repositories.payments.markEventDone(provider, eventId, shop.clock.now());
};
