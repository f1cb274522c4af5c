import { ofSite } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutAccess, CheckoutErrorCode, CheckoutView } from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { cancelPaymentOfCheckout } from "../payments/cancelPayment.ts";
import { calculatePricing, toCurrentInput } from "../pricing/calculatePricing.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { checkCheckoutAccess, checkoutStatusOf, QUOTE_TTL_MS, toNewCheckoutView } from "./checkoutView.ts";

/** Creates an open checkout with the content of an expired or completed one, at today's prices (R4.12). */
export const reCreateCheckout = async (
  shop: Shop,
  { checkoutId, requestedSite }: CheckoutAccess,
): Promise<Result<CheckoutView, CheckoutErrorCode | "CONFLICT">> => {
  const found = checkCheckoutAccess(await shop.repositories.checkouts.find(checkoutId), requestedSite);
  if (found.kind === "error") return found;
  if (checkoutStatusOf(found.value, shop.clock.now()) === "open") {
    return err("CONFLICT", "This checkout is still open; please continue with it.");
  }
  // An expired checkout may still be paid in another window. That payment must end before there are two checkouts.
  if (
    found.value.status === "open" &&
    (await cancelPaymentOfCheckout(shop, found.value)) === "alreadyPaying"
  ) {
    return err("CONFLICT", "This checkout is being paid right now.");
  }
  return runInTransaction<CheckoutView, CheckoutErrorCode | "CONFLICT">(shop, async (repositories) => {
    const old = await repositories.checkouts.lock(checkoutId);
    if (!old) throw new Error(`Checkout ${checkoutId} is missing although it was found before`);
    const now = shop.clock.now();
    if (checkoutStatusOf(old, now) === "open")
      return err("CONFLICT", "This checkout is still open; please continue with it.");
    if (old.status === "open") {
      await repositories.checkouts.patch(old.id, { status: "expired" });
      await repositories.promoUses.releaseAllExcept(old.id);
    }
    const copy = await createCopy(shop, repositories, old, now);
    await repositories.checkouts.insert(copy);
    return ok(toNewCheckoutView(copy));
  });
};

const createCopy = async (
  { ids, sites }: Pick<Shop, "ids" | "sites">,
  { carts, previews }: Pick<Repositories, "carts" | "previews">,
  old: CheckoutRecord,
  now: Date,
): Promise<CheckoutRecord> => {
  const cart = old.cartId ? await carts.lock(old.cartId) : undefined;
  const hasOtherCheckout = cart && cart.checkout?.status === "open";
  const canKeepCart = cart !== undefined && cart.orderedAt === null && !hasOtherCheckout;
  const site = ofSite(sites(), old.site);
  const pricing = calculatePricing(previews, site, {
    ...toCurrentInput(site, old.quote, now),
    // A line becomes a line of at most one order, so without the cart the lines get new ids.
    lines: old.quote.lines.map((line) => (canKeepCart ? line : { ...line, id: ids.next() })),
  });
  return {
    ...old,
    id: ids.next(),
    cartId: canKeepCart ? cart.id : null,
    status: "open",
    quote: { ...pricing, version: 1 },
    expiresAt: new Date(now.getTime() + QUOTE_TTL_MS),
    createdAt: now,
  };
};
