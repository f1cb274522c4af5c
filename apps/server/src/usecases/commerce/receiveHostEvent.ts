import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { HostEvent } from "../../ports/commerce/CommerceHost.ts";
import type { Shop } from "../shop.ts";

/**
 * Stores an event of a commerce host and marks its order, in one transaction, then starts to compare both sides. An
 * event that was received before changes nothing, and one of an order that is not ours has no effect.
 */
export const receiveHostEvent = async (
  shop: Shop,
  site: SiteCode,
  { eventId, topic, orderId: hostOrderId }: HostEvent,
): Promise<void> => {
  const event = { site, eventId, topic, hostOrderId, receivedAt: shop.clock.now() };
  const isNew = await shop.transaction(({ commerceMirrors }) => commerceMirrors.receiveEvent(event));
  if (isNew) shop.mirrorSender.wake();
};
