import type { BoundCallName } from "./handler.ts";

/** Bodies that carry walls may be large; everything else is a handful of fields. */
export const BODY_LIMIT = 32 * 1024;
const WALL_BODY_LIMIT = 256 * 1024;

export const BODY_LIMITS: Readonly<Partial<Record<BoundCallName, number>>> = {
  initCart: WALL_BODY_LIMIT,
  addCartItem: WALL_BODY_LIMIT,
  addToCart: WALL_BODY_LIMIT,
  updateCartItem: WALL_BODY_LIMIT,
  addOrUpdateUserTemplateInfo: WALL_BODY_LIMIT,
  completeUploadLater: WALL_BODY_LIMIT,
  saveOrderTiles: WALL_BODY_LIMIT,
  createCheckout: WALL_BODY_LIMIT,
  updateCheckout: WALL_BODY_LIMIT,
};

export type RateLimit = { readonly max: number; readonly seconds: number };

/** Requests from one address; far above what people do, far below what guessing codes and cards needs. */
export const RATE_LIMIT: RateLimit = { max: 1200, seconds: 60 };

const CART_WRITE: RateLimit = { max: 600, seconds: 60 };
const PROMO_CODE: RateLimit = { max: 60, seconds: 600 };
const PAYMENT: RateLimit = { max: 60, seconds: 600 };

export const RATE_LIMITS: Readonly<Partial<Record<BoundCallName, RateLimit>>> = {
  createUser: { max: 60, seconds: 60 },
  initCart: CART_WRITE,
  addCartItem: CART_WRITE,
  addToCart: CART_WRITE,
  updateCartItem: CART_WRITE,
  removeCartItem: CART_WRITE,
  addPromoCode: PROMO_CODE,
  setCheckoutDiscountCode: PROMO_CODE,
  createPaymentIntent: PAYMENT,
  confirmTestPayment: PAYMENT,
  // Repeats are cheap reads, and a shopper's page asks again until the order is there.
  completeCheckout: { max: 300, seconds: 60 },
};

/**
 * Whoever comes from the machine itself is its owner, or everybody behind a proxy that is not told of in TRUST_PROXY;
 * one shopper's limit would be everybody's.
 */
export const limitFor = ({ max }: RateLimit, address: string): number =>
  isLoopback(address) ? max * 20 : max;

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
