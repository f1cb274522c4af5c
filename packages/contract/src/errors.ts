import * as z from "zod/mini";

/**
 * Every error code with its HTTP status. `error` of a reply is one of these codes and never changes; the message beside
 * it is for people and may change.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  OWNER_ONLY: 401,
  PASSWORD_WRONG: 401,
  /** None of these: a correct six-digit code, an unused recovery code, a correct passkey. */
  FACTOR_WRONG: 401,
  PAYMENT_NOT_DONE: 402,
  CARD_DECLINED: 402,
  CARD_LACKS_FUNDS: 402,
  FORBIDDEN: 403,
  /** The staff member must prove their identity once more (proveIdentity); then the same request is accepted. */
  PROOF_NEEDED: 403,
  NOT_FOUND: 404,
  DESIGN_LINK_UNKNOWN: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  SITE_MISMATCH: 409,
  PROMO_ALREADY_SET: 409,
  AMOUNT_CHANGED: 409,
  CHECKOUT_NOT_OPEN: 409,
  CART_EMPTY: 409,
  PAYMENT_CLOSED: 409,
  /** The shop takes no real payments until it has all details that the law requires of a seller. */
  SHOP_NOT_OPEN: 409,
  UPLOAD_IN_PROGRESS: 409,
  DESIGN_LINK_FULL: 409,
  UPLOAD_EXPIRED: 410,
  DESIGN_LINK_WITHDRAWN: 410,
  DESIGN_LINK_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  PHOTO_TOO_LARGE: 413,
  NOT_AN_IMAGE: 415,
  WRONG_CONTENT_TYPE: 415,
  FRAME_MISMATCH: 422,
  SIZE_NOT_SOLD: 422,
  TILES_MISMATCH: 422,
  TOO_MANY_TILES: 422,
  TOO_MANY_LINES: 422,
  PHOTO_URL_NOT_OURS: 422,
  PHOTO_UNKNOWN: 422,
  VARIANT_UNKNOWN: 422,
  PHOTO_TOO_SMALL: 422,
  PHOTO_DAMAGED: 422,
  PHOTO_TOO_COMPLEX: 422,
  TOO_MANY_PIXELS: 422,
  PHOTO_QUOTA_REACHED: 422,
  PROMO_UNKNOWN: 422,
  PROMO_EXPIRED: 422,
  PROMO_USED: 422,
  ADDRESS_INVALID: 422,
  SHIPPING_RATE_UNKNOWN: 422,
  TILES_MISSING: 422,
  FRAME_OUT_OF_STOCK: 422,
  /** A photo has under 100 pixels per inch in its frame, and the shopper has not confirmed that print. */
  PRINT_TOO_SMALL: 422,
  /** A photo will look soft, and the shopper has not confirmed that print. */
  PRINT_NEEDS_CONFIRMATION: 422,
  EMAIL_MISSING: 422,
  ADDRESS_MISSING: 422,
  ART_ITEM_UNKNOWN: 422,
  SITE_INVALID: 422,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_DECLINES: 429,
  /** Status of the tus protocol: the received bytes do not match their checksum. */
  CHECKSUM_MISMATCH: 460,
  INTERNAL: 500,
  /** The payment provider does not accept our request. */
  PAYMENTS_REFUSED: 502,
  UNAVAILABLE: 503,
  NO_SPACE_LEFT: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One wrong field of a request: its path (`lineItem.size`) and a message. */
export const issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issue>;

/**
 * The body of every error. `error` is any string here, so that an older client can read the errors of a newer server.
 */
export const errorReply = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  issues: z.optional(z.array(issue)),
});
export type ErrorReply = z.infer<typeof errorReply>;
