import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffAccount } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";

/** Six digits are a code of the authenticator app; anything else can only be a recovery code. */
const SIX_DIGITS = /^\d{6}$/;

/**
 * Returns whether a six-digit code or a recovery code of the person is valid, and uses it up: each works once.
 */
export const checkCode = async (
  { oneTimeCodes, clock }: Pick<Shop, "oneTimeCodes" | "clock">,
  { staffFactors }: Pick<Repositories, "staffFactors">,
  { id, totpSecret }: Pick<StaffAccount, "id" | "totpSecret">,
  typed: string,
): Promise<boolean> => {
  const code = typed.replaceAll(/\s/g, "").toLowerCase();
  if (!SIX_DIGITS.test(code)) return staffFactors.useRecoveryCode(id, code);
  const step = totpSecret === null ? undefined : oneTimeCodes.findStep(totpSecret, code, clock.now());
  return step !== undefined && (await staffFactors.useTotpStep(id, step));
};
