import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import { isLoopbackHost } from "@storywall/domain/net/loopback.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { RegisteredCallName } from "./handler.ts";

/** Largest body of most calls, in bytes: a handful of fields. Bodies with designs may be larger. */
export const DEFAULT_MAX_BODY_BYTES = 32 * 1024;
export const MAX_SITE_BODY_BYTES = 64 * 1024;
export const MAX_DESIGN_BODY_BYTES = 256 * 1024;

export const MAX_BODY_BYTES: Readonly<Partial<Record<RegisteredCallName, number>>> = {
  initCart: MAX_DESIGN_BODY_BYTES,
  addCartItem: MAX_DESIGN_BODY_BYTES,
  addToCart: MAX_DESIGN_BODY_BYTES,
  updateCartItem: MAX_DESIGN_BODY_BYTES,
  addOrUpdateUserTemplateInfo: MAX_DESIGN_BODY_BYTES,
  createDesignLink: MAX_DESIGN_BODY_BYTES,
  createWallModel: MAX_DESIGN_BODY_BYTES,
  completeUploadLater: MAX_DESIGN_BODY_BYTES,
  saveOrderTiles: MAX_DESIGN_BODY_BYTES,
  createCheckout: MAX_DESIGN_BODY_BYTES,
  updateCheckout: MAX_DESIGN_BODY_BYTES,
  changeSite: MAX_SITE_BODY_BYTES,
};

/**
 * Largest JSON reply. Limits on stored data and pages of lists keep each reply below it, whatever visitors do.
 * A larger reply is our error and is not sent. Photos, prints and archives are streams, not replies.
 */
export const MAX_REPLY_BYTES = 3_000_000;

/** Clients stop waiting after 30 s (R7.6), so no call works longer. */
export const CALL_TIMEOUT_MS = 30_000;

/** All requests of one address in a minute, counted by each process: the first and cheapest check. */
export const GLOBAL_RATE_LIMIT = { max: 1200, seconds: 60 } as const;

/**
 * Rate limit of a kind of call, counted across all processes. Far above normal use, far below what guessing
 * codes and cards needs. Several people may share an address (an office, a mobile network), so the limit of an
 * address is that of several visitors.
 */
export type RateLimit = {
  /** Calls of one group are counted together. */
  readonly group: string;
  readonly seconds: number;
  /** Maximum for each cart, checkout, payment or visitor that a request names; null where it names none. */
  readonly visitor: number | null;
  readonly address: number;
  /** Maximum for each email address that a request sends mail to. */
  readonly mailbox?: number;
  /** Exceeding the limit restarts the window, so that the caller waits for all of it. */
  readonly restartsWhenExceeded?: true;
  /** The handler checks the limit before its costly part. Repeated calls that only read are free. */
  readonly isCheckedByHandler?: true;
};

/** Limit of all calls together that create a visitor and nothing else of use. */
const NEW_VISITOR_LIMIT: RateLimit = { group: "visitor", seconds: 60, visitor: null, address: 30 };
/** Limit of new visitors a day. Their rows are stored for a year, as long as the cookie that names them. */
const DAILY_VISITOR_LIMIT: RateLimit = {
  group: "visitors of a day",
  seconds: 86_400,
  visitor: null,
  address: 10_000,
};
const CART_WRITE_LIMIT: RateLimit = { group: "cart", seconds: 60, visitor: 120, address: 600 };
/** Each of these calls may write a quote with all of its designs and call the provider. */
const CHECKOUT_WRITE_LIMIT: RateLimit = { group: "checkout", seconds: 60, visitor: 120, address: 600 };
/** Each of these calls asks the provider, also when the payment stays as it is. */
const PAYMENT_REQUEST_LIMIT: RateLimit = { group: "payment request", seconds: 60, visitor: 60, address: 300 };
/** Limit of payments begun at the provider, by any call. "visitor" is the checkout. */
export const NEW_PAYMENT_LIMIT: RateLimit = { group: "payment", seconds: 600, visitor: 5, address: 20 };
/** Each of these calls writes an order, some with a whole design. "visitor" is the order, where the body names it. */
const ORDER_WRITE_LIMIT: RateLimit = { group: "order", seconds: 60, visitor: 120, address: 600 };
const DESIGN_LINK_LIMIT: RateLimit = { group: "design link", seconds: 3600, visitor: 60, address: 300 };
const TEST_CARD_LIMIT: RateLimit = { group: "card", seconds: 600, visitor: 20, address: 60 };
const PROMO_CODE_LIMIT: RateLimit = {
  group: "promo",
  seconds: 600,
  visitor: 10,
  address: 30,
  restartsWhenExceeded: true,
};

export const RATE_LIMITS: Readonly<Partial<Record<RegisteredCallName, RateLimit>>> = {
  createUser: NEW_VISITOR_LIMIT,
  initCart: CART_WRITE_LIMIT,
  // Reading is free. A request without an id creates a visitor and an empty cart (R5.1).
  getCartInfo: { ...NEW_VISITOR_LIMIT, isCheckedByHandler: true },
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
  // Each call may list a photo under another id.
  addOrUpdateUserPhoto: { group: "listed photo", seconds: 60, visitor: 300, address: 1500 },
  deleteUserTemplateInfo: { group: "deleted wall", seconds: 60, visitor: 120, address: 600 },
  // Each call may save a design under another key.
  addOrUpdateUserTemplateInfo: { group: "kept wall", seconds: 60, visitor: 120, address: 600 },
  addPromoCode: PROMO_CODE_LIMIT,
  setCheckoutDiscountCode: PROMO_CODE_LIMIT,
  // Each new email address causes a mail.
  subscribe: { group: "subscribe", seconds: 3600, visitor: null, address: 20 },
  unsubscribe: { group: "unsubscribe", seconds: 3600, visitor: null, address: 120 },
  // The first call of a token causes a mail.
  confirmSubscription: { group: "confirmed subscription", seconds: 3600, visitor: null, address: 60 },
  createPaymentIntent: PAYMENT_REQUEST_LIMIT,
  updatePaymentIntent: PAYMENT_REQUEST_LIMIT,
  confirmTestPayment: TEST_CARD_LIMIT,
  authenticateTestPayment: TEST_CARD_LIMIT,
  // Requests to the provider. A page polls 14 times in its first minute and may be open twice.
  completeCheckout: { group: "complete", seconds: 60, visitor: 30, address: 300, isCheckedByHandler: true },
  completeUploadLater: ORDER_WRITE_LIMIT,
  saveOrderTiles: ORDER_WRITE_LIMIT,
  changeOrderAddress: ORDER_WRITE_LIMIT,
  // Each change causes two mails. The use case allows three a day for each order.
  changeOrderEmail: { group: "order email", seconds: 3600, visitor: 10, address: 30, mailbox: 5 },
  cancelOrder: ORDER_WRITE_LIMIT,
  answerPrintQuestion: ORDER_WRITE_LIMIT,
  // Counted together: each may write another design.
  createDesignLink: DESIGN_LINK_LIMIT,
  createWallModel: DESIGN_LINK_LIMIT,
  withdrawDesignLink: { group: "withdrawn link", seconds: 3600, visitor: 300, address: 300 },
  openDesignLink: { group: "opened link", seconds: 60, visitor: null, address: 300 },
  addDesignLinkPhoto: { group: "link photo", seconds: 60, visitor: null, address: 300 },
  // The recipient may not be the visitor who sends the request.
  mailDesignLink: { group: "link mail", seconds: 3600, visitor: 5, address: 20, mailbox: 5 },
  getKeptData: { group: "kept data", seconds: 60, visitor: 20, address: 60 },
  openDataRequest: { group: "kept data", seconds: 60, visitor: null, address: 60 },
  getLastDetails: { group: "kept data", seconds: 60, visitor: 20, address: 60 },
  clearLastDetails: CHECKOUT_WRITE_LIMIT,
  deleteKeptData: { group: "deletion", seconds: 60, visitor: 10, address: 30 },
  deleteRequestedData: { group: "deletion", seconds: 60, visitor: null, address: 30 },
  deleteKeptPhoto: { group: "photo deletion", seconds: 60, visitor: 300, address: 600 },
  // The recipient may not be the visitor who sends the request.
  requestKeptData: { group: "data request", seconds: 3600, visitor: null, address: 20, mailbox: 3 },
  sendOrderLinks: { group: "order links", seconds: 3600, visitor: null, address: 20, mailbox: 3 },
  // A new thread causes a mail to the shop and an answer to the address that was typed.
  startThread: { group: "thread", seconds: 3600, visitor: 20, address: 30, mailbox: 10 },
  sendMessage: { group: "message", seconds: 600, visitor: null, address: 60 },
  seeMessages: { group: "message seen", seconds: 60, visitor: null, address: 120 },
  // A page that waits for an answer polls every few seconds and may be open twice.
  getThread: { group: "thread read", seconds: 60, visitor: null, address: 120 },
  // Each request writes a challenge.
  beginPasskeySignIn: { group: "passkey", seconds: 60, visitor: null, address: 30 },
  // The recipient may not be the sender of the request.
  requestPasswordLink: { group: "password link", seconds: 3600, visitor: null, address: 10, mailbox: 3 },
  getPasswordLink: { group: "invitation", seconds: 60, visitor: null, address: 60 },
  setPasswordByLink: { group: "invitation", seconds: 60, visitor: null, address: 60 },
  getInvitation: { group: "invitation", seconds: 60, visitor: null, address: 60 },
  acceptInvitation: { group: "invitation", seconds: 60, visitor: null, address: 60 },
  // The use case allows three an hour for each order.
  sendEmailUploads: { group: "upload link", seconds: 3600, visitor: null, address: 30 },
};

/** Returns all limits that a request counts against. A promo code in any call counts as a guess. */
export const rateLimitsOf = (name: RegisteredCallName, body: unknown): readonly RateLimit[] => {
  const own = RATE_LIMITS[name];
  const hasPromoCode = own !== PROMO_CODE_LIMIT && Boolean(fieldOf(body, "promoCode"));
  return [
    ...(own ? [own] : []),
    ...(hasPromoCode ? [PROMO_CODE_LIMIT] : []),
    ...(createsVisitor(name, body) ? [DAILY_VISITOR_LIMIT] : []),
  ];
};

/** Returns true for a request that names neither visitor nor cart, and so gets a new visitor (R5.1). */
const createsVisitor = (name: RegisteredCallName, body: unknown): boolean => {
  // `getCartInfo` checks its limits only when it creates a cart.
  if (name === "createUser" || name === "getCartInfo") return true;
  if (!["initCart", "addCartItem", "addToCart", "createCheckout"].includes(name)) return false;
  return ["userId", "cartId"].every((field) => {
    const id = fieldOf(body, field);
    return typeof id !== "string" || isAbsentId(id);
  });
};

/**
 * Limit of new uploads, which name no visitor. A wall has at most 50 tiles: five people may fill one each at the same
 * time.
 */
export const UPLOAD_START_LIMIT: RateLimit = { group: "upload", seconds: 60, visitor: null, address: 300 };
/** Uploads that one address may send at the same time. A browser sends two. */
export const MAX_CONCURRENT_UPLOADS = 30;

/**
 * Returns the limit for an address, which is 20 times as high for this machine: there the client is the developer, or
 * all shoppers behind a proxy that TRUST_PROXY does not name, who would share one shopper's limit.
 */
export const scaleLimitForAddress = (max: number, address: string): number =>
  isLoopbackHost(address) ? max * 20 : max;
