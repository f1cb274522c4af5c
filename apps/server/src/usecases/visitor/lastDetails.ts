import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { OrderDetails } from "../../ports/visitor/Visitors.ts";
import type { Shop } from "../shop.ts";

/** As long as the cookie with the visitor's id lasts; an older address may have changed. */
const MAX_AGE_MS = 365 * DAY_MS;

type Dependencies = Pick<Shop, "repositories" | "clock">;

/**
 * Returns contact and delivery of the visitor's own last order on the site, so that they need not type them
 * again (R2.14). They are found only by the visitor's id, which no link, mail or page contains
 * (docs/decisions/0130).
 */
export const findLastDetails = (
  { repositories, clock }: Dependencies,
  visitorId: string,
  site: SiteCode,
): Promise<OrderDetails | undefined> =>
  repositories.visitors.findLastDetails(visitorId, site, new Date(clock.now().getTime() - MAX_AGE_MS));

/** Stops offering the details of the visitor's orders so far, because another person uses the browser. */
export const clearLastDetails = ({ repositories, clock }: Dependencies, visitorId: string): Promise<void> =>
  repositories.visitors.clearLastDetails(visitorId, clock.now());
