import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { CheckoutRecord, CheckoutStatus } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutAccess, CheckoutErrorCode, CheckoutView } from "../../ports/commerce/Commerce.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/** How long a quote is valid. A payment that began in time is honoured whenever it ends. */
export const QUOTE_TTL_MS = DAY_MS;

/** Returns the status of a checkout. An open one whose quote has run out is expired, although its row says `open`. */
export const checkoutStatusOf = (
  checkout: Pick<CheckoutRecord, "status" | "expiresAt">,
  now: Date,
): CheckoutStatus => (checkout.status === "open" && checkout.expiresAt <= now ? "expired" : checkout.status);

/** Returns a checkout with its present status, and the ids of its open payment and its order. */
export const loadCheckoutView = async (
  { payments, orders }: Pick<Repositories, "payments" | "orders">,
  checkout: CheckoutRecord,
  now: Date,
): Promise<CheckoutView> => ({
  checkout,
  status: checkoutStatusOf(checkout, now),
  paymentId: (await payments.findByCheckout(checkout.id))?.id ?? null,
  orderId: (await findOrderOfCheckout({ orders }, checkout))?.id ?? null,
});

/**
 * Returns the order of a checkout. The checkout is marked completed in the transaction that inserts the order, so the
 * orders are not searched for any other checkout.
 */
export const findOrderOfCheckout = async (
  { orders }: Pick<Repositories, "orders">,
  { id, status }: Pick<CheckoutRecord, "id" | "status">,
): Promise<OrderRecord | undefined> => (status === "completed" ? orders.findByCheckout(id) : undefined);

/** Returns the view of a checkout that was just created: it has neither payment nor order. */
export const toNewCheckoutView = (checkout: CheckoutRecord): CheckoutView => ({
  checkout,
  status: "open",
  paymentId: null,
  orderId: null,
});

/** Checks that the checkout exists and is of the site that the request names. */
export const checkCheckoutAccess = (
  checkout: CheckoutRecord | undefined,
  requestedSite: SiteCode | null,
): Result<CheckoutRecord, CheckoutErrorCode> => {
  if (!checkout) return err("NOT_FOUND", "This checkout is no longer available.");
  if (requestedSite && requestedSite !== checkout.site) {
    return err("SITE_MISMATCH", "This checkout belongs to our shop in another country.");
  }
  return ok(checkout);
};

export const CHECKOUT_NOT_OPEN = err(
  "CHECKOUT_NOT_OPEN",
  "This checkout can no longer be changed: it has been paid, is being paid, or has expired.",
);

export const getCheckout = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  { checkoutId, requestedSite }: CheckoutAccess,
): Promise<Result<CheckoutView, CheckoutErrorCode>> => {
  const found = checkCheckoutAccess(await repositories.checkouts.find(checkoutId), requestedSite);
  if (found.kind === "error") return found;
  return ok(await loadCheckoutView(repositories, found.value, clock.now()));
};
