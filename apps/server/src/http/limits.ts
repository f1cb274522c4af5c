import { isLoopbackHost } from "@storywall/domain/net/loopback.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { RegisteredCallName } from "./handler.ts";

/** Bodies that carry walls may be large; everything else is a handful of fields. */
export const DEFAULT_MAX_BODY_BYTES = 32 * 1024;
const MAX_SITE_BODY_BYTES = 64 * 1024;
const MAX_DESIGN_BODY_BYTES = 256 * 1024;

export const MAX_BODY_BYTES: Readonly<Partial<Record<RegisteredCallName, number>>> = {
  initCart: MAX_DESIGN_BODY_BYTES,
  addCartItem: MAX_DESIGN_BODY_BYTES,
  addToCart: MAX_DESIGN_BODY_BYTES,
  updateCartItem: MAX_DESIGN_BODY_BYTES,
  addOrUpdateUserTemplateInfo: MAX_DESIGN_BODY_BYTES,
  createDesignLink: MAX_DESIGN_BODY_BYTES,
  completeUploadLater: MAX_DESIGN_BODY_BYTES,
  saveOrderTiles: MAX_DESIGN_BODY_BYTES,
  createCheckout: MAX_DESIGN_BODY_BYTES,
  updateCheckout: MAX_DESIGN_BODY_BYTES,
  changeSite: MAX_SITE_BODY_BYTES,
};

/** A client gives up after 30 s (R7.6), so that nothing need be worked on for longer. */
export const CALL_TIMEOUT_MS = 30_000;

/** Requests of any kind from one address in a minute, to one process: the first line, which costs nothing. */
export const GLOBAL_RATE_LIMIT = { max: 1200, seconds: 60 } as const;

/**
 * Calls of one kind, counted by all processes together: far above what people do, far below what guessing codes and cards
 * needs. Several people share an address (an office, a mobile network), so an address has several visitors' worth.
 */
export type RateLimit = {
  /** Calls of the same group are counted together. */
  readonly group: string;
  readonly seconds: number;
  /** For each cart, checkout, payment or visitor that a request names; null where it names none. */
  readonly visitor: number | null;
  readonly address: number;
  /** For each mail address that a request wants written to. */
  readonly mailbox?: number;
  /** Whoever goes beyond waits the whole time from then on. */
  readonly restartsWhenExceeded?: true;
  /** The handler counts when it comes to the costly part; repeats that are cheap reads are free. */
  readonly isCheckedByHandler?: true;
};

const CART_WRITE_LIMIT: RateLimit = { group: "cart", seconds: 60, visitor: 120, address: 600 };
/** Each may write an offer with all of its walls, and ask the provider. */
const CHECKOUT_WRITE_LIMIT: RateLimit = { group: "checkout", seconds: 60, visitor: 120, address: 600 };
const PROMO_CODE_LIMIT: RateLimit = {
  group: "promo",
  seconds: 600,
  visitor: 10,
  address: 30,
  restartsWhenExceeded: true,
};

export const RATE_LIMITS: Readonly<Partial<Record<RegisteredCallName, RateLimit>>> = {
  createUser: { group: "visitor", seconds: 60, visitor: null, address: 30 },
  initCart: CART_WRITE_LIMIT,
  // Reading is free; an absent id makes a visitor and a cart (R5.1).
  getCartInfo: { ...CART_WRITE_LIMIT, isCheckedByHandler: true },
  addCartItem: CART_WRITE_LIMIT,
  addToCart: CART_WRITE_LIMIT,
  updateCartItem: CART_WRITE_LIMIT,
  removeCartItem: CART_WRITE_LIMIT,
  removePromoCode: CART_WRITE_LIMIT,
  createCheckout: CHECKOUT_WRITE_LIMIT,
  createOrUpdateCheckout: CHECKOUT_WRITE_LIMIT,
  updateCheckout: CHECKOUT_WRITE_LIMIT,
  reCreateCheckout: CHECKOUT_WRITE_LIMIT,
  updateEmailAddress: CHECKOUT_WRITE_LIMIT,
  updateShippingAddress: CHECKOUT_WRITE_LIMIT,
  setShippingLineItem: CHECKOUT_WRITE_LIMIT,
  setCheckoutItem: CHECKOUT_WRITE_LIMIT,
  // Each may be kept under another key.
  addOrUpdateUserTemplateInfo: { group: "kept wall", seconds: 60, visitor: 120, address: 600 },
  addPromoCode: PROMO_CODE_LIMIT,
  setCheckoutDiscountCode: PROMO_CODE_LIMIT,
  // Each new address among them is a mail to somebody.
  subscribe: { group: "subscribe", seconds: 3600, visitor: null, address: 20 },
  // Payments that are made anew. A page that waits for one asks with the same call, which makes none.
  createPaymentIntent: { group: "payment", seconds: 600, visitor: 5, address: 20, isCheckedByHandler: true },
  confirmTestPayment: { group: "card", seconds: 600, visitor: 20, address: 60 },
  // Questions to the provider. A page asks 14 times in its first minute, and may be open twice.
  completeCheckout: { group: "complete", seconds: 60, visitor: 30, address: 300, isCheckedByHandler: true },
  createDesignLink: { group: "design link", seconds: 3600, visitor: 60, address: 300 },
  openDesignLink: { group: "opened link", seconds: 60, visitor: null, address: 300 },
  addDesignLinkPhoto: { group: "link photo", seconds: 60, visitor: null, address: 300 },
  // Whoever is written to may be somebody else than who asks.
  mailDesignLink: { group: "link mail", seconds: 3600, visitor: 5, address: 20, mailbox: 5 },
  getKeptData: { group: "kept data", seconds: 60, visitor: 20, address: 60 },
  openDataRequest: { group: "kept data", seconds: 60, visitor: null, address: 60 },
  deleteKeptData: { group: "deletion", seconds: 60, visitor: 10, address: 30 },
  deleteRequestedData: { group: "deletion", seconds: 60, visitor: null, address: 30 },
  deleteKeptPhoto: { group: "photo deletion", seconds: 60, visitor: 300, address: 600 },
  // Whoever is written to may be somebody else than who asks.
  requestKeptData: { group: "data request", seconds: 3600, visitor: null, address: 20, mailbox: 3 },
  // Whoever begins has a mail written to the shop, and an answer to the address that they typed.
  startThread: { group: "thread", seconds: 3600, visitor: 20, address: 30, mailbox: 10 },
  sendMessage: { group: "message", seconds: 600, visitor: null, address: 60 },
  // A page that waits for an answer asks every few seconds, and may be open twice.
  getThread: { group: "thread read", seconds: 60, visitor: null, address: 120 },
  // Three an hour for each order are the use case's own.
  sendEmailUploads: { group: "upload link", seconds: 3600, visitor: null, address: 30 },
};

/** All limits that a request counts against. A promo code is a guess, whichever call brings it along. */
export const rateLimitsOf = (name: RegisteredCallName, body: unknown): readonly RateLimit[] => {
  const own = RATE_LIMITS[name];
  const hasPromoCode = own !== PROMO_CODE_LIMIT && Boolean(fieldOf(body, "promoCode"));
  return [...(own ? [own] : []), ...(hasPromoCode ? [PROMO_CODE_LIMIT] : [])];
};

/** Begun uploads name no visitor. A wall has 50 tiles at most: five people may fill one each at the same moment. */
export const UPLOAD_START_LIMIT: RateLimit = { group: "upload", seconds: 60, visitor: null, address: 300 };
/** Requests that bring bytes at the same moment: a browser sends six. */
export const MAX_CONCURRENT_UPLOADS = 30;

/**
 * Whoever comes from the machine itself is its owner, or everybody behind a proxy that is not told of in TRUST_PROXY;
 * one shopper's limit would be everybody's.
 */
export const scaleLimitForAddress = (max: number, address: string): number =>
  isLoopbackHost(address) ? max * 20 : max;
