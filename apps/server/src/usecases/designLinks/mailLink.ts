import { DESIGN_LINKS } from "@storywall/domain/links/designLink.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import type { Shop } from "../shop.ts";
import { type LinkRefusal, liveLink } from "./liveLink.ts";
import { NOT_ITS_MAKER } from "./withdrawLink.ts";

/**
 * Queues the mail with a link to go on elsewhere (B6), for its maker. The address is kept with the link for this mail and
 * for nothing else: no news follows from it. How often is the door's business (http/limits).
 */
export const mailLink = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender" | "designLinkLifeMs">,
  { token, visitorId, email }: { readonly token: string; readonly visitorId: string; readonly email: string },
): Promise<Outcome<null, LinkRefusal | "FORBIDDEN" | "CONFLICT">> => {
  const outcome = await atomically(shop, async ({ designLinks, mailOutbox }) => {
    const live = liveLink(await designLinks.find(token), shop);
    if (live.kind === "refused") return live;
    if (live.value.visitorId !== visitorId) return NOT_ITS_MAKER;
    // What others may look at goes out by its maker's own hand: the shop writes to nobody's family.
    if (DESIGN_LINKS[live.value.kind].gives !== "design") {
      return refuse("CONFLICT", "Only a link to go on with your own wall is sent by mail.");
    }
    const id = shop.ids.next();
    await designLinks.addMail({ id, linkId: live.value.id, email });
    const occasion = `design link ${id}`;
    await mailOutbox.add({ id, occasion, kind: "design_link", about: id, createdAt: shop.clock.now() });
    return done(null);
  });
  if (outcome.kind === "done") shop.mailSender.wake();
  return outcome;
};
