import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { Shop } from "../shop.ts";

/** How long an ended link shows that it has ended; afterwards it is unknown. */
export const ENDED_LINK_RETENTION_MS = 30 * DAY_MS;

/**
 * Deletes links that ended long ago, with their walls and email addresses. Photos that were added through them
 * stay.
 */
export const purgeEndedLinks = ({
  repositories: { designLinks },
  clock,
}: Pick<Shop, "repositories" | "clock">): Promise<void> =>
  designLinks.removeEndedBefore(new Date(clock.now().getTime() - ENDED_LINK_RETENTION_MS));
