import type { Currency } from "../sites/site.ts";
import { type Minor, minor } from "../units/units.ts";
import type { StaffRole } from "./roles.ts";

/** Limits of money that people give back, in minor units. */
type RefundLimits = {
  /** Above it everybody proves once more who they are. */
  readonly proofAbove: Minor;
  /** Most that Service gives back at once. */
  readonly serviceEach: Minor;
  /** Most that a manager gives back in one local day. */
  readonly managerADay: Minor;
};

export const REFUND_LIMITS: Readonly<Record<Currency, RefundLimits>> = {
  ZAR: { proofAbove: minor(200_000), serviceEach: minor(50_000), managerADay: minor(1_000_000) },
  AUD: { proofAbove: minor(15_000), serviceEach: minor(5_000), managerADay: minor(75_000) },
};

/**
 * Returns how much more a person of the role may give back now; null: no limit. `givenToday` is what they gave back
 * since the local day began.
 */
export const refundAllowance = (role: StaffRole, currency: Currency, givenToday: number): Minor | null => {
  const { serviceEach, managerADay } = REFUND_LIMITS[currency];
  if (role === "service") return serviceEach;
  return role === "manager" ? minor(Math.max(0, managerADay - givenToday)) : null;
};
