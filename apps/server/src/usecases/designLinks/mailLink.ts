import { DESIGN_LINKS } from "@storywall/domain/links/designLink.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { checkLinkOpen, type LinkErrorCode } from "./checkLinkOpen.ts";
import { NOT_LINK_CREATOR } from "./withdrawLink.ts";

/**
 * Queues the mail with a link to continue the design elsewhere (B6), to its creator. The email address is
 * stored with the link and used for this mail only, not for newsletters. Http limits how often a visitor may
 * call this.
 */
export const mailLink = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender" | "designLinkTtlMs">,
  { token, visitorId, email }: { readonly token: string; readonly visitorId: string; readonly email: string },
): Promise<Result<null, LinkErrorCode | "FORBIDDEN" | "CONFLICT">> => {
  const result = await runInTransaction(shop, async ({ designLinks, mailOutbox }) => {
    const found = checkLinkOpen(await designLinks.find(token), shop);
    if (found.kind === "error") return found;
    if (found.value.visitorId !== visitorId) return NOT_LINK_CREATOR;
    // A link for other people is sent by its creator: the shop sends no mail to strangers.
    if (DESIGN_LINKS[found.value.kind].shares !== "design") {
      return err("CONFLICT", "You can email yourself a link to continue your own wall, but not this one.");
    }
    const id = shop.ids.next();
    await designLinks.addMail({ id, linkId: found.value.id, email });
    const dedupeKey = `design link ${id}`;
    await mailOutbox.add({ id, dedupeKey, kind: "design_link", subjectId: id, createdAt: shop.clock.now() });
    return ok(null);
  });
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};
