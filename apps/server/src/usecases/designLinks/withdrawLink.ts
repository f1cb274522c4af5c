import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";
import { LINK_UNKNOWN } from "./checkLinkOpen.ts";

/** Ends a link for all who have it. Repeating it, or doing it after the link's end, changes nothing. */
export const withdrawLink = async (
  shop: Pick<Shop, "repositories" | "clock">,
  { token, visitorId }: { readonly token: string; readonly visitorId: string },
): Promise<Result<null, "DESIGN_LINK_UNKNOWN" | "FORBIDDEN">> => {
  const { designLinks } = shop.repositories;
  const link = await designLinks.find(token);
  if (!link) return LINK_UNKNOWN;
  if (link.visitorId !== visitorId) return NOT_LINK_CREATOR;
  await designLinks.withdraw(link.id, shop.clock.now());
  return ok(null);
};

export const NOT_LINK_CREATOR = err("FORBIDDEN", "Only the person who made this link can do that.");
