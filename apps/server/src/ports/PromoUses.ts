/** Uses of promo codes that count once per e-mail address. A use is held while its checkout is being paid. */
export type PromoUse = {
  readonly code: string;
  /** Normalised (see usecases/checkout/normaliseEmail.ts). */
  readonly email: string;
  readonly checkoutId: string;
  readonly heldAt: Date;
  readonly orderId: string | null;
};

export type PromoUses = {
  /**
   * Holds the use for the checkout, in one statement, so that of two at once one wins. A hold from before
   * `staleBefore` may be taken from another checkout; a use that became an order never.
   */
  hold(use: Omit<PromoUse, "orderId">, staleBefore: Date): Promise<boolean>;
  find(code: string, email: string): Promise<PromoUse | undefined>;
  /** Lets go of every hold of the checkout, but for one code and e-mail; uses that became an order stay. */
  release(checkoutId: string, except?: { readonly code: string; readonly email: string }): Promise<void>;
  /** Makes the use final; false when it is not the checkout's, which an order that is paid already survives. */
  finish(use: Omit<PromoUse, "orderId">, orderId: string): Promise<boolean>;
};
