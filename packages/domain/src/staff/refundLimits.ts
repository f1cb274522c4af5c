import { type Minor, minor } from "../units/units.ts";
import type { StaffRole } from "./roles.ts";

/** Limits of what staff of one site may do without the owner. Amounts are in minor units. */
export type StaffLimits = {
  /** Amount above which every refund, also the owner's, needs a fresh proof of identity. */
  readonly refundProofAbove: Minor;
  /** Maximum amount of one refund by Service. */
  readonly serviceRefundEach: Minor;
  /** Maximum sum of refunds by one manager on one local day. */
  readonly managerRefundADay: Minor;
  /** Maximum number of pieces of one replacement by Service; null: no limit. */
  readonly serviceReplacementPieces: number | null;
};

/**
 * Returns the amount that a staff member of this role may still refund now; null: no limit. `givenToday` is the sum
 * of their refunds since the local day began.
 */
export const refundAllowance = (role: StaffRole, limits: StaffLimits, givenToday: number): Minor | null => {
  if (role === "service") return limits.serviceRefundEach;
  return role === "manager" ? minor(Math.max(0, limits.managerRefundADay - givenToday)) : null;
};

/** Returns the maximum number of pieces of one replacement for this role; null: no limit. */
export const replacementAllowance = (role: StaffRole, limits: StaffLimits): number | null =>
  role === "service" ? limits.serviceReplacementPieces : null;
