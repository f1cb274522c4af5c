import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** A promo code with limited uses, and the email address for which it is to be used. */
export type LimitedPromo = {
  readonly site: SiteCode;
  readonly code: string;
  /**
   * Key of the mailbox (domain/email/mailboxKey.ts): adding a `+` part to an address does not make another
   * person.
   */
  readonly email: string;
  readonly oncePerEmail: boolean;
  /** Maximum number of orders of the site with this code; null when there is no limit. */
  readonly maxUses: number | null;
};

/** One use of a code: held while its checkout is being paid, final once the checkout is an order. */
type PromoUse = Pick<LimitedPromo, "site" | "code" | "email"> & {
  readonly checkoutId: string;
  readonly heldAt: Date;
  readonly orderId: string | null;
};

type PromoHolder = Pick<PromoUse, "checkoutId" | "heldAt">;

/** An expired hold: it was not renewed since `staleBefore`, and its checkout can no longer be paid. */
export type StaleHold = { readonly checkoutId: string; readonly staleBefore: Date };

/** Totals of the orders with a code, in minor units, without cancelled orders. */
export type PromoTotals = {
  readonly code: string;
  readonly orders: number;
  /** Total of the orders in minor units, after the discount, with delivery and tax. */
  readonly revenue: number;
  /** Discount that the code gave, in minor units. */
  readonly discount: number;
};

/** An order with a code. */
export type PromoOrder = {
  readonly orderId: string;
  readonly number: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly total: Minor;
  readonly discount: Minor;
  readonly isCancelled: boolean;
};

/**
 * Uses of limited promo codes. The count is the number of holds and final uses and is stored nowhere, so a released
 * hold cannot be missed. Methods that take a use lock the code until the transaction ends, so concurrent requests
 * cannot exceed the limit.
 */
export type PromoUses = {
  /**
   * Holds a use for the checkout, or renews its hold. May replace the hold `stale`. Returns false when no use is
   * left. Call it in a transaction.
   */
  hold(promo: LimitedPromo, holder: PromoHolder, stale: StaleHold | null): Promise<boolean>;
  /** Returns the oldest hold that prevents this checkout from using the code. */
  findBlockingHold(promo: LimitedPromo, checkoutId: string): Promise<PromoUse | undefined>;
  /**
   * Returns true when orders have used up the code, for this email address or altogether. Holds do not count,
   * since they may be released.
   */
  isUsedUp(promo: Omit<LimitedPromo, "email"> & { readonly email: string | null }): Promise<boolean>;
  /** Releases all holds of the checkout except the given one. Final uses stay. */
  releaseAllExcept(checkoutId: string, except?: Pick<LimitedPromo, "code" | "email">): Promise<void>;
  /** Makes the use final. Returns false when no use is left; the order is placed anyway, since it is paid. */
  finalize(promo: LimitedPromo, holder: PromoHolder, orderId: string): Promise<boolean>;
  /** Returns the totals of each code that orders of the site have. */
  listTotals(site: SiteCode): Promise<readonly PromoTotals[]>;
  /** Returns orders with the code, the newest first. */
  listOrders(site: SiteCode, code: string, limit: number): Promise<readonly PromoOrder[]>;
};
