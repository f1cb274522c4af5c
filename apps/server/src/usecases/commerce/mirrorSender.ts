import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { HOUR_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { HostRejectedError, HostUnavailableError } from "../../ports/commerce/CommerceHost.ts";
import type { ClaimedMirror } from "../../ports/commerce/CommerceMirrors.ts";
import type { DueSender } from "../dueSender.ts";
import { type ItemResult, processDueItems } from "../leasedQueue.ts";
import type { Shop } from "../shop.ts";
import { markForReviewOnce } from "./adoptHostChanges.ts";
import { mirrorCheckout } from "./mirrorDraft.ts";
import { mirrorOrder, OrderMismatchError } from "./mirrorOrder.ts";

const BACKOFF = { minMs: 10 * SECOND_MS, maxMs: HOUR_MS } as const;
/** Webhooks get lost, so an unfinished order is also compared at this interval. */
const POLL_INTERVAL_MS = 6 * HOUR_MS;
const FINISHED: ReadonlySet<OrderState> = new Set(["delivered", "cancelled", "refunded"]);

type MirrorSenderShop = Omit<Shop, "mirrorSender">;

/**
 * Creates the sender that makes the commerce hosts' copies equal to our orders. Safe with several workers: each mirror is
 * leased to one.
 */
export const createMirrorSender = (shop: MirrorSenderShop): DueSender => ({
  wake: () => shop.background.run("mirror orders", () => sendDueMirrors(shop)),
  sendDue: () => sendDueMirrors(shop),
});

const sendDueMirrors = (shop: MirrorSenderShop): Promise<void> => {
  const { commerceMirrors } = shop.repositories;
  return processDueItems<ClaimedMirror>({
    claim: commerceMirrors.claim,
    process: (mirror) => sendMirror(shop, mirror),
    reschedule: ({ checkoutId }, { at, error }) => commerceMirrors.retryAt(checkoutId, at, error),
    backoff: BACKOFF,
    clock: shop.clock,
  });
};

const sendMirror = async (shop: MirrorSenderShop, mirror: ClaimedMirror): Promise<ItemResult> => {
  const { repositories, clock } = shop;
  try {
    await repositories.commerceMirrors.settle(mirror, await compare(shop, mirror, clock.now()));
    return {};
  } catch (error) {
    const isExpected = error instanceof HostUnavailableError || error instanceof HostRejectedError;
    if (!isExpected) throw error;
    // Reported once for each change: while the host is down, the change may be tried a hundred times.
    if (mirror.attempts === 1) shop.background.reportError("mirror an order", error);
    if (error instanceof OrderMismatchError) await showToStaff(shop, mirror, error);
    const delayMs = error instanceof HostUnavailableError ? error.retryAfterMs : undefined;
    return {
      retry: { error: error.message, ...(delayMs === undefined ? {} : { delayMs }) },
      // A host that does not answer now will not answer for the next one either; a rejection concerns this one
      // alone.
      endsRun: error instanceof HostUnavailableError,
    };
  }
};

const showToStaff = async (
  shop: MirrorSenderShop,
  { checkoutId }: ClaimedMirror,
  { message }: OrderMismatchError,
): Promise<void> => {
  const order = await shop.repositories.orders.findByCheckout(checkoutId);
  if (order) await markForReviewOnce(shop, order.paymentId, message);
};

/** Makes the copy equal, and returns when to compare again; null means after the next change. */
const compare = async (shop: MirrorSenderShop, mirror: ClaimedMirror, now: Date): Promise<Date | null> => {
  const host = shop.commerceHosts[mirror.site];
  // The site had a host when this was queued, and has none now.
  if (!host) return null;
  const order = await shop.repositories.orders.findByCheckout(mirror.checkoutId);
  if (!order) {
    const checkout = await shop.repositories.checkouts.find(mirror.checkoutId);
    return mirrorCheckout(shop, host, mirror, checkout);
  }
  await mirrorOrder(shop, host, mirror, order);
  return FINISHED.has(order.status) ? null : new Date(now.getTime() + POLL_INTERVAL_MS);
};
