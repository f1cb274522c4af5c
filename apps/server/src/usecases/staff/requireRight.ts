import { hasRight, RIGHT_LABELS, type Right, ROLE_LABELS } from "@storywall/domain/staff/roles.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffMember } from "../../ports/staff/StaffMembers.ts";

/** Returns FORBIDDEN when the person's role lacks the right. Every use case that staff may run begins with it. */
export const requireRight = ({ role }: Pick<StaffMember, "role">, right: Right): Result<null, "FORBIDDEN"> =>
  hasRight(role, right)
    ? ok(null)
    : err(
        "FORBIDDEN",
        `Your role here is ${ROLE_LABELS[role]}, so you cannot ${RIGHT_LABELS[right]}. Please ask an owner of the shop.`,
      );
