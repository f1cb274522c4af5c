import { DAY_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { Cdn } from "../../ports/cdn/Cdn.ts";
import type { ClaimedCdnPurge } from "../../ports/cdn/CdnPurges.ts";
import { type ItemResult, processDueItems } from "../leasedQueue.ts";
import type { Shop } from "../shop.ts";

const BACKOFF = { minMs: 10 * SECOND_MS, maxMs: 15 * MINUTE_MS } as const;
/** After this time a purge is given up: caches ask the shop again after an hour, unless they were told otherwise. */
export const CDN_PURGE_MAX_AGE_MS = DAY_MS;

type SendCdnPurgesShop = Pick<Shop, "repositories" | "clock" | "background">;

/**
 * Tells the CDN which addresses to drop. Safe with several workers: each purge is leased to one, and may be
 * repeated.
 */
export const sendCdnPurges = (shop: SendCdnPurgesShop, cdn: Cdn): Promise<void> => {
  const { cdnPurges } = shop.repositories;
  return processDueItems<ClaimedCdnPurge>({
    claim: cdnPurges.claim,
    process: (purge) => sendPurge(shop, cdn, purge),
    reschedule: ({ id }, { at, error }) => cdnPurges.retryAt(id, at, error),
    backoff: BACKOFF,
    clock: shop.clock,
  });
};

const sendPurge = async (
  { repositories: { cdnPurges }, clock, background }: SendCdnPurgesShop,
  cdn: Cdn,
  { id, addresses, createdAt }: ClaimedCdnPurge,
): Promise<ItemResult> => {
  const result = await cdn.purge(addresses);
  if (result.kind === "purged") {
    await cdnPurges.remove(id);
    return {};
  }
  if (clock.now().getTime() - createdAt.getTime() > CDN_PURGE_MAX_AGE_MS) {
    background.reportError("purge the CDN", new Error(`given up: ${result.error}`));
    await cdnPurges.remove(id);
    return { endsRun: true };
  }
  return { retry: { error: result.error }, endsRun: true };
};
