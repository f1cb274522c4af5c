import type { Shop } from "../shop.ts";

/** So long whoever opens a link that has ended hears that it did, and not that there never was one. */
export const ENDED_LINK_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Forgets links that ended long ago, with their walls and addresses. Photos that came by them stay with who has them. */
export const purgeEndedLinks = ({
  repositories: { designLinks },
  clock,
}: Pick<Shop, "repositories" | "clock">): Promise<void> =>
  designLinks.removeEndedBefore(new Date(clock.now().getTime() - ENDED_LINK_RETENTION_MS));
