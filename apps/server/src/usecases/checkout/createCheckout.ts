import { ofSite } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutView, CreateCheckoutErrorCode, NewCheckout } from "../../ports/commerce/Commerce.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import { calculatePricing, findCurrentShippingRate } from "../pricing/calculatePricing.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { findOrCreateVisitor } from "../visitor/createVisitor.ts";
import { QUOTE_TTL_MS, toNewCheckoutView } from "./checkoutView.ts";
import { createVariantLines } from "./createVariantLines.ts";
import { parseAddress } from "./parseAddress.ts";
import { validateCheckoutPromo } from "./validateCheckoutPromo.ts";

/** Creates a checkout without a cart, for a shopper who buys a set directly. An error creates nothing. */
export const createCheckout = <Code extends string>(
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "sites" | "publicUrl" | "commerceHosts">,
  input: NewCheckout<Code>,
): Promise<Result<CheckoutView, CreateCheckoutErrorCode | Code>> =>
  runInTransaction<CheckoutView, CreateCheckoutErrorCode | Code>(shop, async (repositories) => {
    const { details } = input;
    const site = ofSite(shop.sites(), input.site);
    const now = shop.clock.now();
    const address = parseAddress(site, details.shippingAddress);
    if (address.kind === "error") return address;
    const email = details.email ?? null;
    const promo =
      input.promoCode === undefined
        ? ok(null)
        : await validateCheckoutPromo(shop, repositories, { site, email }, input.promoCode);
    if (promo.kind === "error") return promo;

    const visitor = await findOrCreateVisitor(shop, repositories, input.userId, site.code);
    const lines = await createVariantLines(
      shop,
      repositories,
      site.code,
      [visitor.id],
      [],
      input.variantSelection,
    );
    if (lines.kind === "error") return lines;
    for (const { design } of lines.value) await repositories.previews.save(design, shop.clock.now());
    const pricing = calculatePricing(repositories.previews, site, {
      lines: lines.value,
      promo: promo.value,
      shippingRate: findCurrentShippingRate(site),
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
      quote: { ...pricing, version: 1 },
      expiresAt: new Date(now.getTime() + QUOTE_TTL_MS),
      createdAt: now,
    };
    await repositories.checkouts.insert(checkout);
    return ok(toNewCheckoutView(checkout));
  });
