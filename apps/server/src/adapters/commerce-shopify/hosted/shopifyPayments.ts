import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { HostRejectedError, HostUnavailableError } from "../../../ports/commerce/CommerceHost.ts";
import type { HostDraft } from "../../../ports/commerce/HostDraft.ts";
import type { HostedCart, HostedCarts } from "../../../ports/commerce/HostedCarts.ts";
import type { HostedDiscounts } from "../../../ports/commerce/HostedDiscounts.ts";
import {
  type NewPayment,
  type Payments,
  PaymentsRejectedError,
  PaymentsUnavailableError,
  type ProviderPayment,
} from "../../../ports/payments/Payments.ts";
import { withDeadline } from "../callDeadline.ts";
import { type AdminApiOptions, shopifyAdminApi } from "../shopifyAdminApi.ts";
import { type StorefrontApiOptions, storefrontApi } from "../storefrontApi.ts";
import { findCart, removeCartLines } from "../storefrontDocuments.generated.ts";
import { createHostedCart, type HostedApis } from "./createHostedCart.ts";
import { DISCOUNT_DAYS, discountCodeOf, removeDiscountCode, saveDiscountCode } from "./discountCodes.ts";
import { cartTokenOf, paymentIdOf } from "./hostedAttributes.ts";
import { hostedOrders } from "./hostedOrders.ts";
import { toPaymentOfCart, toPaymentOfOrder } from "./hostedPayment.ts";
import { createRefund, loadRefund } from "./hostedRefunds.ts";

export type ShopifyPaymentsOptions = AdminApiOptions &
  StorefrontApiOptions & {
    readonly site: SiteCode;
    readonly carts: HostedCarts;
    readonly discounts: HostedDiscounts;
    readonly now: () => Date;
    /** Whether an order that was paid in the store's test mode counts as paid. */
    readonly acceptsTestOrders: boolean;
  };

/**
 * Longest time for which Shopify's search may miss a new order. A cart that has no order after this time has
 * ended unpaid.
 */
const SEARCH_LAG_MS = DAY_MS;

/**
 * Creates payments that are made at Shopify's own checkout (docs/decisions/0070, 0079). A payment is a cart there, and
 * later the order that the cart becomes. Like a transaction of Paystack it cannot be changed: a change needs a new
 * cart. The old one is emptied, but the buyer may have paid it just before.
 */
export const shopifyPayments = (options: ShopifyPaymentsOptions): Payments => {
  const { site, carts, discounts, now } = options;
  const apis: HostedApis = { admin: shopifyAdminApi(options), storefront: storefrontApi(options) };
  const orders = hostedOrders(apis, options);

  const findOwnCart = async (paymentId: string): Promise<HostedCart | undefined> => {
    const cart = await carts.find(paymentId);
    return cart?.site === site ? cart : undefined;
  };

  const retrieve = async (id: string): Promise<ProviderPayment | undefined> => {
    const cart = await findOwnCart(id);
    if (!cart) return undefined;
    const order = await orders.find(cart);
    if (order) return toPaymentOfOrder(cart, order, options);
    const { cart: open } = cart.cartId
      ? await apis.storefront(findCart, { id: cart.cartId })
      : { cart: null };
    if (open) return toPaymentOfCart(cart, "requires_payment_method");
    // Shopify deletes a cart that is old or has become an order. Its search finds the order a little later.
    const age = now().getTime() - cart.createdAt.getTime();
    return age < SEARCH_LAG_MS
      ? toPaymentOfCart(cart, "processing")
      : { ...toPaymentOfCart(cart, "requires_payment_method"), needsNewPayment: true };
  };

  /** Creates the discount code. Its row is written first, so that the code is purged even after a crash in between. */
  const makeDiscountCode = async (
    paymentId: string,
    discount: HostDraft["discount"],
  ): Promise<string | null> => {
    if (!discount) return null;
    const code = discountCodeOf(discount.code, paymentId);
    await discounts.insert({ paymentId, site, code, createdAt: now() });
    await saveDiscountCode(apis.admin, code, discount.amount, now());
    return code;
  };

  const createOrFind = async (
    { email: _, purchase, ...terms }: NewPayment,
    paymentId: string,
  ): Promise<ProviderPayment> => {
    if (!purchase) throw new Error("A cart at Shopify needs what is bought");
    const known = await carts.find(paymentId);
    if (known) return (await retrieve(paymentId)) ?? toPaymentOfCart(known, "processing");
    const code = await makeDiscountCode(paymentId, purchase.discount);
    const made = await createHostedCart(apis, site, paymentId, terms, purchase, code);
    const row = { ...terms, ...made, cartToken: cartTokenOf(made.cartId), paymentId, site };
    // When two processes create a cart, the first row counts. No browser has the address of the other cart.
    const saved = await carts.insert({ ...row, hostOrderId: null, createdAt: now() });
    return toPaymentOfCart(saved, "requires_payment_method");
  };
  const pending = new Map<string, Promise<ProviderPayment>>();
  /** Lets a second call with the same key wait for the first. */
  const once = (key: string, create: () => Promise<ProviderPayment>): Promise<ProviderPayment> => {
    const earlier = pending.get(key);
    if (earlier) return earlier;
    const created = create().finally(() => pending.delete(key));
    pending.set(key, created);
    return created;
  };

  const cancel = async (id: string): Promise<ProviderPayment | undefined> => {
    const payment = await retrieve(id);
    const cartId = (await findOwnCart(id))?.cartId;
    if (payment?.status === "requires_payment_method" && cartId) await emptyCart(apis, cartId);
    return payment;
  };

  return {
    provider: "shopify",
    publishableKey: null,
    // Only Shopify knows whether its store takes real money.
    isTest: false,
    hostedCheckout: {
      discountDays: DISCOUNT_DAYS,
      adoptOrder: (orderId) => asPaymentErrors(() => orders.adopt(orderId)),
      listPaidOrders: (since) => asPaymentErrors(() => orders.listPaid(since)),
      removeDiscount: (code) => asPaymentErrors(() => removeDiscountCode(apis.admin, code)),
    },

    create: (payment, idempotencyKey) =>
      once(idempotencyKey, () => asPaymentErrors(() => createOrFind(payment, paymentIdOf(idempotencyKey)))),

    update: (id, terms) =>
      asPaymentErrors(async () => {
        const payment = await retrieve(id);
        if (payment?.status === "succeeded" || payment?.status === "processing") return { kind: "closed" };
        const isUnchanged = payment?.amount === terms.amount && payment.quoteVersion === terms.quoteVersion;
        return payment && isUnchanged && !payment.needsNewPayment
          ? { kind: "updated", payment }
          : { kind: "mustRecreate" };
      }),

    retrieve: (id) => asPaymentErrors(() => retrieve(id)),
    cancel: (id) => asPaymentErrors(() => cancel(id)),

    refund: (paymentId, amount, idempotencyKey) =>
      asPaymentErrors(async () => {
        const cart = await findOwnCart(paymentId);
        const order = cart && (await orders.find(cart));
        // A missing order does not fail the refund: the money may have come, and the search may lag behind.
        if (!order && (await retrieve(paymentId))?.status === "processing")
          throw new HostUnavailableError(`Shopify has no order of payment ${paymentId} yet`);
        return order
          ? createRefund(apis.admin, order, amount, idempotencyKey)
          : { id: null, status: "failed", amount };
      }),

    retrieveRefund: (id) => asPaymentErrors(() => loadRefund(apis.admin, id)),

    // Shopify sends its events to the webhook of commerce hosts (usecases/commerce/receiveHostEvent.ts).
    verifyEvent: () => ({ kind: "invalid", reason: "signature" }),
  };
};

/** Removes all lines of a cart, so that its page sells nothing. A buyer who is already paying may still finish. */
const emptyCart = async ({ storefront }: HostedApis, cartId: string): Promise<void> => {
  const { cart } = await storefront(findCart, { id: cartId });
  const lineIds = cart?.lines.nodes.map(({ id }) => id) ?? [];
  if (lineIds.length > 0) await storefront(removeCartLines, { cartId, lineIds });
};

/** Shorter than the 30 s for which a browser waits (R7.6), so that it gets our answer and no timeout. */
const CALL_MS = 25_000;

/** Runs a call within its time, with the errors that callers of payments expect. */
const asPaymentErrors = async <Value>(call: () => Promise<Value>): Promise<Value> => {
  try {
    return await withDeadline(CALL_MS, call);
  } catch (error) {
    if (error instanceof HostUnavailableError)
      throw new PaymentsUnavailableError(error.message, { cause: error });
    if (error instanceof HostRejectedError) throw new PaymentsRejectedError(error.message, { cause: error });
    throw error;
  }
};
