import { hasRight } from "@storywall/domain/staff/roles.ts";
import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";

/**
 * Returns the thread of an order for the pages where staff work on the order: a wish like "please crop it
 * tighter" must be seen beside the tile. Null when there are no messages, or the person may not read them.
 */
export const findThreadOfOrder = async (
  { messageThreads }: Pick<Shop["repositories"], "messageThreads">,
  actor: Pick<StaffActor, "role">,
  orderId: string,
): Promise<ThreadRecord | null> =>
  hasRight(actor.role, "messages.write") ? ((await messageThreads.findByOrder(orderId)) ?? null) : null;
