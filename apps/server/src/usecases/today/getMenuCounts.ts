import { hasRight, type Right } from "@storywall/domain/staff/roles.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** Counts beside pages of the menu; 0 for a role without access to the page. */
export type MenuCounts = {
  /** Number of threads with messages that no staff member has read. */
  readonly unread: number;
  /** Number of soft prints that wait for a review. */
  readonly toLookAt: number;
  /** Number of prints that may be printed and are not printed yet. */
  readonly toPrint: number;
};

export const getMenuCounts = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  actor: StaffActor,
): Promise<Result<MenuCounts, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "orders.read");
  if (allowed.kind === "error") return allowed;
  const { messageThreads, printJobs, batches } = repositories;
  const now = clock.now();
  const countIf = async (right: Right, count: () => Promise<number>) =>
    hasRight(actor.role, right) ? count() : 0;
  return ok({
    unread: await countIf(
      "messages.write",
      async () => (await messageThreads.list({ offset: 0, limit: 1 })).unread,
    ),
    toLookAt: await countIf("prints.work", async () => (await printJobs.findHeld(now, 1)).toLookAt),
    toPrint: await countIf("prints.work", () => batches.countToPrint(now)),
  });
};
