import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutAccess, CheckoutRefusal, CheckoutView } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { atomically } from "../atomically.ts";
import { endPaymentOf } from "../payments/endPayment.ts";
import { currentContent, offerOf } from "../pricing/offer.ts";
import type { Shop } from "../shop.ts";
import { foundCheckout, OFFER_STANDS_MS, statusOf, viewNewCheckout } from "./checkoutView.ts";

/** A new open checkout with the contents of one expired or completed, at today's prices (R4.12). */
export const reCreateCheckout = async (
  shop: Shop,
  { checkoutId, statedSite }: CheckoutAccess,
): Promise<Outcome<CheckoutView, CheckoutRefusal | "CONFLICT">> => {
  const found = foundCheckout(await shop.repositories.checkouts.find(checkoutId), statedSite);
  if (found.kind === "refused") return found;
  if (statusOf(found.value, shop.clock.now()) === "open") {
    return refuse("CONFLICT", "This checkout is still open; please go on with it.");
  }
  // One that is expired may still be paid in another window; that must be over before there are two.
  if (found.value.status === "open" && (await endPaymentOf(shop, found.value)) === "tooLate") {
    return refuse("CONFLICT", "This checkout is being paid at this moment.");
  }
  return atomically<CheckoutView, CheckoutRefusal | "CONFLICT">(shop, async (repositories) => {
    const old = await repositories.checkouts.lock(checkoutId);
    if (!old) throw new Error("a checkout vanished");
    const now = shop.clock.now();
    if (statusOf(old, now) === "open")
      return refuse("CONFLICT", "This checkout is still open; please go on with it.");
    if (old.status === "open") {
      await repositories.checkouts.patch(old.id, { status: "expired" });
      await repositories.promoUses.release(old.id);
    }
    const fresh = await copyOf(shop, repositories, old, now);
    await repositories.checkouts.insert(fresh);
    return done(viewNewCheckout(fresh));
  });
};

const copyOf = async (
  { ids, sites }: Pick<Shop, "ids" | "sites">,
  { carts, previews }: Pick<Repositories, "carts" | "previews">,
  old: CheckoutRecord,
  now: Date,
): Promise<CheckoutRecord> => {
  const cart = old.cartId ? await carts.lock(old.cartId) : undefined;
  const hasOpenCheckout = cart && cart.checkout?.status === "open";
  const keepsCart = cart !== undefined && cart.orderedAt === null && !hasOpenCheckout;
  const site = sites()[old.site];
  const offer = offerOf(previews, site, {
    ...currentContent(site, old.quote, now),
    // A line becomes a line of at most one order, so without the cart the lines are new ones.
    lines: old.quote.lines.map((line) => (keepsCart ? line : { ...line, id: ids.next() })),
  });
  return {
    ...old,
    id: ids.next(),
    cartId: keepsCart ? cart.id : null,
    status: "open",
    quote: { ...offer, version: 1 },
    expiresAt: new Date(now.getTime() + OFFER_STANDS_MS),
    createdAt: now,
  };
};
