import { NOTICE_RIGHTS } from "@storywall/domain/staff/noticeChoices.ts";
import { hasRight, STAFF_ROLES } from "@storywall/domain/staff/roles.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffNotice } from "../../ports/staff/StaffNotices.ts";
import type { Shop } from "../shop.ts";

/**
 * Notifies, by mail, the staff who subscribed to this kind of notice (`queueNoticeMails`). Must run in the
 * transaction of the event, so that staff are notified of each event that happened, and of no other.
 */
export const notifyStaff = (
  { clock }: Pick<Shop, "clock">,
  { staffNotices }: Pick<Repositories, "staffNotices">,
  notice: Omit<StaffNotice, "createdAt">,
): Promise<void> => {
  const roles = STAFF_ROLES.filter((role) => hasRight(role, NOTICE_RIGHTS[notice.kind]));
  return staffNotices.add({ ...notice, createdAt: clock.now() }, roles);
};
