import type { BatchClosing } from "@storywall/domain/batches/batchClosing.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";

type ClosingChange = BatchClosing & {
  /** Version that the person saw; 0 when none was saved. */
  readonly expectedVersion: number;
};

const CHANGED_MEANWHILE = err(
  "CONFLICT",
  "This was changed a moment ago, by someone else or in another tab. The sentence above shows that choice, and so do the fields that you did not change. Save again to keep your changes too.",
);

/** Sets when batches close automatically. An hour that is past today counts from tomorrow. */
export const changeBatchClosing = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  { expectedVersion, ...closing }: ClosingChange,
): Promise<Result<null, "FORBIDDEN" | "CONFLICT">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "CONFLICT">(shop, async (repositories) => {
    const before = await repositories.batchClosings.find();
    const after = { ...closing, hourDoneAt: shop.clock.now() };
    if (!(await repositories.batchClosings.save(after, expectedVersion))) return CHANGED_MEANWHILE;
    await recordAudit(shop, repositories, {
      actor,
      action: "batch.closingChanged",
      subject: { kind: "batch", id: "closing", label: "When batches close by themselves" },
      before: before ? toAudited(before) : null,
      after: toAudited(closing),
    });
    return ok(null);
  });
};

const toAudited = ({ atHour, atPieces, isByAge, site }: BatchClosing) => ({
  atHour,
  atPieces,
  isByAge,
  site,
});
