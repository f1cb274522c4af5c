import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";

/**
 * How long a proof is valid: long enough to finish a task, too short for another person who finds the screen
 * open.
 */
const PROOF_TTL_MS = 5 * MINUTE_MS;

/**
 * Returns PROOF_NEEDED when the person has neither signed in nor proved their identity within the last five
 * minutes.
 */
export const requireProof = (
  { clock }: Pick<Shop, "clock">,
  { provenAt }: Pick<StaffActor, "provenAt">,
): Result<null, "PROOF_NEEDED"> =>
  clock.now().getTime() - provenAt.getTime() <= PROOF_TTL_MS
    ? ok(null)
    : err("PROOF_NEEDED", "Please confirm that it is you, then try again.");
