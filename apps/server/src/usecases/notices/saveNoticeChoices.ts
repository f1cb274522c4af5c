import { changedFields } from "@storywall/domain/staff/changedFields.ts";
import { findStaleFields } from "@storywall/domain/staff/findStaleFields.ts";
import type { NoticeChoices } from "@storywall/domain/staff/noticeChoices.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { CHANGED_ELSEWHERE } from "../staff/account.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";

type SomeChoices = { readonly [Name in keyof NoticeChoices]?: NoticeChoices[Name] | undefined };

/**
 * Saves which notices the actor gets by mail; kinds that are left out stay as they are. Notices that wait for
 * their daily list follow the new choice. CONFLICT, and no change, when one of the choices in `seen` was
 * changed in another tab or on another device.
 */
export const saveNoticeChoices = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  { seen, ...choices }: SomeChoices & { readonly seen?: SomeChoices | undefined },
): Promise<Result<null, "FORBIDDEN" | "CONFLICT">> => {
  const allowed = requireRight(actor, "account.edit");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "CONFLICT">(shop, async (repositories) => {
    // The choices have no row before the first one is saved, so the lock is on the account.
    await repositories.staffMembers.lock(actor.id);
    const before = await repositories.staffNotices.findChoices(actor.id, actor.role);
    if (findStaleFields(seen, before).length > 0) return CHANGED_ELSEWHERE;
    const after = withChoices(before, choices);
    await repositories.staffNotices.saveChoices(actor.id, after);
    await recordAudit(shop, repositories, {
      actor,
      action: "staff.noticesChosen",
      subject: { kind: "staff", id: actor.id, label: actor.name },
      ...changedFields(before, after),
    });
    return ok(null);
  });
};

const withChoices = (
  before: NoticeChoices,
  { order, late, payment, print, answer, message, hour }: SomeChoices,
): NoticeChoices => ({
  order: order ?? before.order,
  late: late ?? before.late,
  payment: payment ?? before.payment,
  print: print ?? before.print,
  answer: answer ?? before.answer,
  message: message ?? before.message,
  hour: hour ?? before.hour,
});
