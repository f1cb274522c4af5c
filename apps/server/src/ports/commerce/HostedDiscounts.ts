import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** A discount code at a commerce host that was made for one cart. */
export type HostedDiscount = {
  readonly paymentId: string;
  readonly site: SiteCode;
  readonly code: string;
  readonly createdAt: Date;
};

/** The discount codes that were made at commerce hosts. */
export type HostedDiscounts = {
  /** Inserts the code, before it is created at the host. A repeat changes nothing. */
  insert(discount: HostedDiscount): Promise<void>;
  /**
   * Returns the site's codes whose carts became no order, oldest first, when their payment has ended or was
   * replaced, when it was never written (codes older than `unwrittenBefore`), or when the code has expired
   * (codes older than `endedBefore`).
   */
  findUnused(
    site: SiteCode,
    limits: { readonly unwrittenBefore: Date; readonly endedBefore: Date },
    limit: number,
  ): Promise<readonly HostedDiscount[]>;
  /** Records that the host's code was deleted. */
  markRemoved(paymentId: string, at: Date): Promise<void>;
};
