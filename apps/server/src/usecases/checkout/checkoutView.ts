import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord, CheckoutStatus } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutAccess, CheckoutErrorCode, CheckoutView } from "../../ports/commerce/Commerce.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/** An offer stands this long; a payment that began in time is honoured whenever it ends. */
export const QUOTE_TTL_MS = 24 * 60 * 60 * 1000;

/** An open checkout whose offer has run out counts as expired, without anybody having written so. */
export const checkoutStatusOf = (
  checkout: Pick<CheckoutRecord, "status" | "expiresAt">,
  now: Date,
): CheckoutStatus => (checkout.status === "open" && checkout.expiresAt <= now ? "expired" : checkout.status);

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

/** The order that was made of a checkout. It is completed in the same transaction, so that of no other one need be asked. */
export const findOrderOfCheckout = async (
  { orders }: Pick<Repositories, "orders">,
  { id, status }: Pick<CheckoutRecord, "id" | "status">,
): Promise<OrderRecord | undefined> => (status === "completed" ? orders.findByCheckout(id) : undefined);

/** One that was made just now has neither payment nor order. */
export const toNewCheckoutView = (checkout: CheckoutRecord): CheckoutView => ({
  checkout,
  status: "open",
  paymentId: null,
  orderId: null,
});

/** A checkout that this request may look at. */
export const checkCheckoutAccess = (
  checkout: CheckoutRecord | undefined,
  requestedSite: SiteCode | null,
): Result<CheckoutRecord, CheckoutErrorCode> => {
  if (!checkout) return err("NOT_FOUND", "This checkout is not there any more.");
  if (requestedSite && requestedSite !== checkout.site) {
    return err("SITE_MISMATCH", "This checkout belongs to our shop in another country.");
  }
  return ok(checkout);
};

export const CHECKOUT_NOT_OPEN = err(
  "CHECKOUT_NOT_OPEN",
  "This checkout can no longer be changed: it has been paid, is being paid, or its time is over.",
);

export const getCheckout = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  { checkoutId, requestedSite }: CheckoutAccess,
): Promise<Result<CheckoutView, CheckoutErrorCode>> => {
  const found = checkCheckoutAccess(await repositories.checkouts.find(checkoutId), requestedSite);
  if (found.kind === "error") return found;
  return ok(await loadCheckoutView(repositories, found.value, clock.now()));
};
