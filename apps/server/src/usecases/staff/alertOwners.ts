import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/**
 * Queues a mail to every owner about an entry of the audit log that concerns access. Must run in the
 * transaction of the entry. Call `shop.mailSender.wake()` after it.
 */
export const alertOwners = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { staffMembers, mailOutbox }: Pick<Repositories, "staffMembers" | "mailOutbox">,
  entryId: string,
): Promise<void> => {
  for (const { id, role, stoppedAt } of await staffMembers.list()) {
    if (role !== "owner" || stoppedAt !== null) continue;
    await mailOutbox.add({
      id: ids.next(),
      dedupeKey: `audit entry ${entryId} for ${id}`,
      kind: "staff_alert",
      subjectId: `${entryId} ${id}`,
      createdAt: clock.now(),
    });
  }
};
