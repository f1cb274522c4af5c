import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { staffSiteOf } from "./staffSite.ts";

/**
 * Queues a mail to the requesting person (B13), at most one a minute. It goes through the outbox like all
 * others, so it shows whether mails of the shop arrive. Returns the person's address.
 */
export const sendTestMail = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "sites" | "mailSender">,
  actor: StaffActor,
): Promise<Result<{ readonly to: string }, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "business.edit");
  if (allowed.kind === "error") return allowed;
  const to = await shop.transaction(async (repositories) => {
    const createdAt = shop.clock.now();
    await repositories.mailOutbox.add({
      id: shop.ids.next(),
      dedupeKey: `test ${actor.id} ${Math.floor(createdAt.getTime() / MINUTE_MS)}`,
      kind: "staff_test",
      subjectId: actor.id,
      createdAt,
    });
    await recordAudit(shop, repositories, {
      actor,
      action: "staff.mailTested",
      subject: { kind: "staff", id: actor.id, label: actor.name },
    });
    const person = await repositories.staffMembers.find(actor.id);
    return person?.email ?? staffSiteOf(shop.sites()).copy.email_address;
  });
  shop.mailSender.wake();
  return ok({ to });
};
