import { type Minor, minor } from "../units/units.ts";
import type { StaffRole } from "./roles.ts";

/** Limits of what people do by themselves, of one site. Amounts are in minor units. */
export type StaffLimits = {
  /** Refunds above it need a fresh proof, of everybody. */
  readonly refundProofAbove: Minor;
  /** Most that Service gives back at once. */
  readonly serviceRefundEach: Minor;
  /** Most that a manager gives back in one local day. */
  readonly managerRefundADay: Minor;
  /** Most pieces that Service has made again at once; null: any number. */
  readonly serviceReplacementPieces: number | null;
};

/**
 * Returns how much more a person of the role may give back now; null: no limit. `givenToday` is what they gave back
 * since the local day began.
 */
export const refundAllowance = (role: StaffRole, limits: StaffLimits, givenToday: number): Minor | null => {
  if (role === "service") return limits.serviceRefundEach;
  return role === "manager" ? minor(Math.max(0, limits.managerRefundADay - givenToday)) : null;
};

/** Returns how many pieces a person of the role may have made again at once; null: any number. */
export const replacementAllowance = (role: StaffRole, limits: StaffLimits): number | null =>
  role === "service" ? limits.serviceReplacementPieces : null;
