import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { PrivacyRequest } from "../../ports/privacy/PrivacyRequests.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** As long as the audit log: to show that a request was answered. */
export const PRIVACY_REQUEST_RETENTION_MS = 2 * 366 * DAY_MS;

const MAX_REQUESTS = 100;

/** Returns the newest requests to see or delete personal data, with their states. */
export const listPrivacyRequests = async (
  { repositories: { privacyRequests } }: Pick<Shop, "repositories">,
  actor: StaffActor,
): Promise<Result<readonly PrivacyRequest[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "orders.personalData");
  if (allowed.kind === "error") return allowed;
  return ok(await privacyRequests.list(null, MAX_REQUESTS));
};
