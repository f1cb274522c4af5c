import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** A promo code whose uses are counted, in the hands of somebody. */
export type CountedPromo = {
  readonly site: SiteCode;
  readonly code: string;
  /** Normalised (see usecases/checkout/normaliseEmail.ts). */
  readonly email: string;
  readonly oncePerEmail: boolean;
  /** How many orders of the site may have it; null: any number. */
  readonly maxUses: number | null;
};

/** One use of a code: held while its checkout is being paid, final once that is an order. */
export type PromoUse = Pick<CountedPromo, "site" | "code" | "email"> & {
  readonly checkoutId: string;
  readonly heldAt: Date;
  readonly orderId: string | null;
};

export type PromoHolder = Pick<PromoUse, "checkoutId" | "heldAt">;

/** A hold that stood too long: its checkout cannot be paid any more, and it has not been renewed since. */
export type StaleHold = { readonly checkoutId: string; readonly staleBefore: Date };

/**
 * Uses are counted from what is held and what was ordered, and nowhere written as a number: what is given back cannot be
 * forgotten. Who takes one holds the code until the transaction ends, so that of many at once as many win as are left.
 */
export type PromoUses = {
  /** Within a transaction. Holds a use for the checkout, or renews its own; may take the place of `stale`. */
  hold(promo: CountedPromo, holder: PromoHolder, stale: StaleHold | null): Promise<boolean>;
  /** Of the holds that keep this checkout from its use, the one that has stood longest. */
  findBlockingHold(promo: CountedPromo, checkoutId: string): Promise<PromoUse | undefined>;
  /** Whether orders have used it up, for this e-mail or for all. What is only held may still come back. */
  isExhausted(promo: Omit<CountedPromo, "email"> & { readonly email: string | null }): Promise<boolean>;
  /** Lets go of every hold of the checkout, but for one code and e-mail; uses that became an order stay. */
  release(checkoutId: string, except?: Pick<CountedPromo, "code" | "email">): Promise<void>;
  /** Makes the use final; false when it is not the checkout's, which an order that is paid already survives. */
  finalize(promo: CountedPromo, holder: PromoHolder, orderId: string): Promise<boolean>;
};
