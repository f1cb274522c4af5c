import { changedFields } from "@storywall/domain/staff/changedFields.ts";
import type { NoticeChoices } from "@storywall/domain/staff/noticeChoices.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";

/** Saves what the actor hears of by mail. What waits for their daily list follows the new choice. */
export const saveNoticeChoices = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  choices: NoticeChoices,
): Promise<Result<null, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "account.edit");
  if (allowed.kind === "error") return allowed;
  await shop.transaction(async (repositories) => {
    const before = await repositories.staffNotices.findChoices(actor.id, actor.role);
    await repositories.staffNotices.saveChoices(actor.id, choices);
    await recordAudit(shop, repositories, {
      actor,
      action: "staff.noticesChosen",
      subject: { kind: "staff", id: actor.id, label: actor.name },
      ...changedFields(before, choices),
    });
  });
  return ok(null);
};
