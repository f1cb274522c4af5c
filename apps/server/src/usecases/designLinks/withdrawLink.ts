import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Shop } from "../shop.ts";
import { NO_LINK } from "./liveLink.ts";

/** Ends a link for everybody who has it. Doing it twice, or after its end, is doing it once. */
export const withdrawLink = async (
  shop: Pick<Shop, "repositories" | "clock">,
  { token, visitorId }: { readonly token: string; readonly visitorId: string },
): Promise<Outcome<null, "DESIGN_LINK_UNKNOWN" | "FORBIDDEN">> => {
  const { designLinks } = shop.repositories;
  const link = await designLinks.find(token);
  if (!link) return NO_LINK;
  if (link.visitorId !== visitorId) return NOT_ITS_MAKER;
  await designLinks.withdraw(link.id, shop.clock.now());
  return done(null);
};

export const NOT_ITS_MAKER = refuse("FORBIDDEN", "Only whoever made this link can do that.");
