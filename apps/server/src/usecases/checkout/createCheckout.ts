import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutView, CreateRefusal, NewCheckout } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import { currentShippingRate, offerOf } from "../pricing/offer.ts";
import type { Shop } from "../shop.ts";
import { visitorOrNew } from "../visitor/createVisitor.ts";
import { checkoutPromo } from "./checkoutPromo.ts";
import { OFFER_STANDS_MS, viewNewCheckout } from "./checkoutView.ts";
import { readAddress } from "./readAddress.ts";
import { variantLines } from "./variantLines.ts";

/** A checkout without a cart, for whoever buys a set straight away; all of it or nothing. */
export const createCheckout = <Code extends string>(
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "sites" | "publicUrl">,
  input: NewCheckout<Code>,
): Promise<Outcome<CheckoutView, CreateRefusal | Code>> =>
  atomically<CheckoutView, CreateRefusal | Code>(shop, async (repositories) => {
    const { details } = input;
    const site = shop.sites()[input.site];
    const now = shop.clock.now();
    const address = readAddress(site, details.shippingAddress);
    if (address.kind === "refused") return address;
    const email = details.email ?? null;
    const promo =
      input.promoCode === undefined
        ? done(null)
        : await checkoutPromo(shop, repositories, { site, email }, input.promoCode);
    if (promo.kind === "refused") return promo;

    const visitor = await visitorOrNew(shop, repositories, input.userId, site.code);
    const lines = await variantLines(shop, repositories, site.code, [visitor.id], [], input.wishes);
    if (lines.kind === "refused") return lines;
    for (const { design } of lines.value) await repositories.previews.save(design);
    const offer = offerOf(repositories.previews, site, {
      lines: lines.value,
      promo: promo.value,
      shippingRate: currentShippingRate(site),
    });
    const checkout: CheckoutRecord = {
      id: shop.ids.next(),
      site: site.code,
      cartId: null,
      visitorId: visitor.id,
      status: "open",
      email,
      shippingAddress: address.value.shippingAddress ?? null,
      isUploadLater: details.isUploadLater ?? false,
      quote: { ...offer, version: 1 },
      expiresAt: new Date(now.getTime() + OFFER_STANDS_MS),
      createdAt: now,
    };
    await repositories.checkouts.insert(checkout);
    return done(viewNewCheckout(checkout));
  });
