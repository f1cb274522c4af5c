import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { CheckoutDetails, CheckoutView, Commerce } from "../../ports/commerce/Commerce.ts";
import { mapResult, ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../../usecases/shop.ts";
import { clearLastDetails, findLastDetails } from "../../usecases/visitor/lastDetails.ts";
import type { Handlers } from "../handler.ts";
import { toShippingAddress } from "../wire/address.ts";
import { toCheckout } from "../wire/checkout.ts";
import { omitUndefined } from "../wire/omitUndefined.ts";
import { toOrder } from "../wire/order.ts";
import { toVariantSelection } from "../wire/variantSelection.ts";

const toAddress = (address: ShippingAddress | undefined): Address | undefined =>
  address && omitUndefined(address);

const toCheckoutDetails = ({
  email,
  shippingAddress,
  isUploadLater,
}: {
  readonly email?: string | undefined;
  readonly shippingAddress?: ShippingAddress | undefined;
  readonly isUploadLater?: boolean | undefined;
}): CheckoutDetails => omitUndefined({ email, shippingAddress: toAddress(shippingAddress), isUploadLater });

/** Returns the promo code; undefined for "" and null (R5.1). */
const promoCodeOf = (promoCode: string | null | undefined): string | undefined =>
  isAbsentId(promoCode) ? undefined : (promoCode ?? undefined);

type CheckoutCall =
  | "createCheckout"
  | "createOrUpdateCheckout"
  | "updateCheckout"
  | "reCreateCheckout"
  | "getCheckoutInfo"
  | "updateShippingAddress"
  | "updateEmailAddress"
  | "setShippingLineItem"
  | "setCheckoutDiscountCode"
  | "setCheckoutItem"
  | "completeCheckout"
  | "getLastDetails"
  | "clearLastDetails";

export const checkoutHandlers = (commerce: Commerce, shop: Shop): Pick<Handlers, CheckoutCall> => {
  const reply = <Code extends string>(result: Result<CheckoutView, Code>): Result<Checkout, Code> =>
    mapResult(result, (view) => toCheckout(shop.sites(), view, shop.clock.now()));

  return {
    createOrUpdateCheckout: async ({ body }, { requestedSite }) =>
      reply(
        await commerce.openCheckout({ cartId: body.cartId, requestedSite, details: toCheckoutDetails(body) }),
      ),

    createCheckout: async ({ body }, { site }) =>
      reply(
        await commerce.createCheckout({
          site,
          userId: body.userId,
          variantSelection: toVariantSelection(body),
          details: toCheckoutDetails(body),
          promoCode: promoCodeOf(body.promoCode),
        }),
      ),

    updateCheckout: async ({ body }, { requestedSite }) => {
      const { checkoutId, userId, shippingRateHandle } = body;
      const changes = {
        ...toCheckoutDetails(body),
        shippingRateHandle,
        promoCode: promoCodeOf(body.promoCode),
      };
      return reply(
        await commerce.updateCheckout(
          { checkoutId, requestedSite },
          { ...omitUndefined(changes), userId, variantSelection: toVariantSelection(body) },
        ),
      );
    },

    reCreateCheckout: async ({ body: { checkoutId } }, { requestedSite }) =>
      reply(await commerce.reopenCheckout({ checkoutId, requestedSite })),

    getCheckoutInfo: async ({ body: { checkoutId } }, { requestedSite }) =>
      reply(await commerce.getCheckout({ checkoutId, requestedSite })),

    updateShippingAddress: async ({ body: { checkoutId, shippingAddress } }, { requestedSite }) =>
      reply(await commerce.setShippingAddress({ checkoutId, requestedSite }, omitUndefined(shippingAddress))),

    updateEmailAddress: async ({ body: { checkoutId, email } }, { requestedSite }) =>
      reply(await commerce.setEmail({ checkoutId, requestedSite }, email)),

    setShippingLineItem: async ({ body: { checkoutId, shippingRateHandle } }, { requestedSite }) =>
      reply(await commerce.setShippingRate({ checkoutId, requestedSite }, shippingRateHandle)),

    setCheckoutDiscountCode: async ({ body: { checkoutId, discountCode } }, { requestedSite }) =>
      reply(await commerce.setCheckoutPromo({ checkoutId, requestedSite }, discountCode)),

    setCheckoutItem: async ({ body: { checkoutId, itemId, quantity } }, { requestedSite }) =>
      reply(await commerce.setCheckoutItem({ checkoutId, requestedSite }, { lineId: itemId, quantity })),

    completeCheckout: async (
      { body: { checkoutId, paymentIntentId } },
      { requestedSite, checkRateLimit },
    ) => {
      const completion = { checkoutId, requestedSite, paymentId: paymentIntentId, checkRateLimit };
      return mapResult(await commerce.completeCheckout(completion), (order) => toOrder(shop, order));
    },

    getLastDetails: async ({ body: { userId, site } }) => {
      const found = await findLastDetails(shop, userId, site);
      return ok({
        details: found
          ? { email: found.email, shippingAddress: toShippingAddress(found.shippingAddress) }
          : null,
      });
    },

    clearLastDetails: async ({ body: { userId } }) => {
      await clearLastDetails(shop, userId);
      return ok({ isCleared: true } as const);
    },
  };
};
