import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentTerms } from "../payments/Payments.ts";

/**
 * A cart at a commerce host that takes the money: the payment that it belongs to, what that pays for, and the order
 * that the cart became. These terms count, not those that the host reports, since a buyer can edit a cart there.
 */
export type HostedCart = PaymentTerms & {
  readonly paymentId: string;
  readonly site: SiteCode;
  /** The host's id, with which the cart can be changed; null when only the order of the cart is known. */
  readonly cartId: string | null;
  /** The part of the id by which the host's orders name their cart. */
  readonly cartToken: string | null;
  /** The host's page where the buyer pays. */
  readonly checkoutUrl: string | null;
  readonly hostOrderId: string | null;
  readonly createdAt: Date;
};

export type HostedCarts = {
  /**
   * Inserts the cart unless its payment or its order has one. Returns the saved cart, so that concurrent
   * requests get the same one.
   */
  insert(cart: HostedCart): Promise<HostedCart>;
  find(paymentId: string): Promise<HostedCart | undefined>;
  /**
   * Returns the cart that became an order of the host: the one that has this order, or the one with the token.
   * Undefined when the cart with the token has another order: a second payment of a cart is money without an
   * order of ours.
   */
  findOfOrder(site: SiteCode, hostOrderId: string, cartToken: string | null): Promise<HostedCart | undefined>;
  findByHostOrder(site: SiteCode, hostOrderId: string): Promise<HostedCart | undefined>;
  /**
   * Saves the order that the cart became. Does nothing when the cart already has an order, or the order a cart.
   */
  saveHostOrder(site: SiteCode, paymentId: string, hostOrderId: string): Promise<void>;
};
