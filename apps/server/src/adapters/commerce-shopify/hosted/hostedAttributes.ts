import { createHash, randomBytes } from "node:crypto";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentTerms } from "../../../ports/payments/Payments.ts";
import { CHECKOUT_ATTRIBUTE } from "../draftInput.ts";

/** Attributes of a cart, which become those of its order. They say which payment of ours it is, and what it pays. */
export const PAYMENT_ATTRIBUTE = "storywall_payment";
const QUOTE_ATTRIBUTE = "storywall_quote";
const SITE_ATTRIBUTE = "storywall_site";

type Attributes = readonly { readonly key: string; readonly value?: string | null }[];

/** Returns our id of a payment: the same for the same key, and 160 bits, so that it cannot be guessed. */
export const paymentIdOf = (idempotencyKey: string): string =>
  `sw-${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 40)}`;

/** Creates an id for a payment or checkout whose own id is lost, or that never had one. */
export const createRandomId = (): string => `sw-${randomBytes(20).toString("hex")}`;

/** Returns whether the text has the form of our ids of payments. */
export const isPaymentId = (text: string): boolean => /^sw-[0-9a-f]{40}$/.test(text);

/** Ids of checkouts as this shop makes them. A buyer who edits a cart may put any other text there. */
const CHECKOUT_ID = /^[\w-]{16,64}$/;

/** Returns the attributes of the cart of a payment. */
export const toAttributes = (
  site: SiteCode,
  paymentId: string,
  { checkoutId, quoteVersion }: PaymentTerms,
): { readonly key: string; readonly value: string }[] => [
  { key: CHECKOUT_ATTRIBUTE, value: checkoutId },
  { key: PAYMENT_ATTRIBUTE, value: paymentId },
  { key: QUOTE_ATTRIBUTE, value: String(quoteVersion) },
  { key: SITE_ATTRIBUTE, value: site },
];

export const attributeOf = (attributes: Attributes, key: string): string | undefined =>
  attributes.find((attribute) => attribute.key === key)?.value ?? undefined;

/**
 * What the attributes of an order say about its payment. The buyer may have edited them: they are a hint, not proof.
 */
export type PaymentHint = {
  readonly paymentId: string;
  readonly checkoutId: string;
  readonly quoteVersion: number;
};

/** Returns the hint of an order; undefined when its attributes are not as we write them for this site. */
export const parseHint = (site: SiteCode, attributes: Attributes): PaymentHint | undefined => {
  const paymentId = attributeOf(attributes, PAYMENT_ATTRIBUTE) ?? "";
  const checkoutId = attributeOf(attributes, CHECKOUT_ATTRIBUTE) ?? "";
  const quoteVersion = Number(attributeOf(attributes, QUOTE_ATTRIBUTE));
  const isOurs =
    attributeOf(attributes, SITE_ATTRIBUTE) === site &&
    isPaymentId(paymentId) &&
    CHECKOUT_ID.test(checkoutId) &&
    Number.isSafeInteger(quoteVersion) &&
    quoteVersion > 0;
  return isOurs ? { paymentId, checkoutId, quoteVersion } : undefined;
};

/** Returns the token by which orders name their cart: `c1-a1b2` of `gid://shopify/Cart/c1-a1b2?key=SECRET`. */
export const cartTokenOf = (cartId: string): string | null =>
  /^gid:\/\/shopify\/Cart\/([\w-]+)/.exec(cartId)?.[1] ?? null;

/** Returns the token of a cart without the secret that may follow it. */
export const withoutSecret = (cartToken: string): string => cartToken.split("?", 1)[0] ?? "";
