import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { CheckoutDetails, CheckoutView, Commerce } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toCheckout } from "../wire/checkout.ts";
import { toOrder } from "../wire/order.ts";
import { readVariantWishes } from "../wire/variants.ts";
import { withoutUndefined } from "../wire/withoutUndefined.ts";

const readAddress = (address: ShippingAddress | undefined): Address | undefined =>
  address && withoutUndefined(address);

const detailsOf = ({
  email,
  shippingAddress,
  isUploadLater,
}: {
  readonly email?: string | undefined;
  readonly shippingAddress?: ShippingAddress | undefined;
  readonly isUploadLater?: boolean | undefined;
}): CheckoutDetails =>
  withoutUndefined({ email, shippingAddress: readAddress(shippingAddress), isUploadLater });

/** R5.1: "" and null are no code. */
const codeOf = (promoCode: string | null | undefined): string | undefined =>
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
  | "completeCheckout";

export const checkoutHandlers = (commerce: Commerce, shop: Shop): Pick<Handlers, CheckoutCall> => {
  const reply = <Code extends string>(outcome: Outcome<CheckoutView, Code>): Outcome<Checkout, Code> =>
    outcome.kind === "refused" ? outcome : done(toCheckout(shop.sites(), outcome.value));

  return {
    createOrUpdateCheckout: async ({ body }, { statedSite }) =>
      reply(await commerce.openCheckout({ cartId: body.cartId, statedSite, details: detailsOf(body) })),

    createCheckout: async ({ body }, { site }) =>
      reply(
        await commerce.createCheckout({
          site,
          userId: body.userId,
          wishes: readVariantWishes(body),
          details: detailsOf(body),
          promoCode: codeOf(body.promoCode),
        }),
      ),

    updateCheckout: async ({ body }, { statedSite }) => {
      const { checkoutId, userId, shippingRateHandle } = body;
      const changes = { ...detailsOf(body), shippingRateHandle, promoCode: codeOf(body.promoCode) };
      return reply(
        await commerce.updateCheckout(
          { checkoutId, statedSite },
          { ...withoutUndefined(changes), userId, wishes: readVariantWishes(body) },
        ),
      );
    },

    reCreateCheckout: async ({ body: { checkoutId } }, { statedSite }) =>
      reply(await commerce.reopenCheckout({ checkoutId, statedSite })),

    getCheckoutInfo: async ({ body: { checkoutId } }, { statedSite }) =>
      reply(await commerce.getCheckout({ checkoutId, statedSite })),

    updateShippingAddress: async ({ body: { checkoutId, shippingAddress } }, { statedSite }) =>
      reply(await commerce.setShippingAddress({ checkoutId, statedSite }, withoutUndefined(shippingAddress))),

    updateEmailAddress: async ({ body: { checkoutId, email } }, { statedSite }) =>
      reply(await commerce.setEmail({ checkoutId, statedSite }, email)),

    setShippingLineItem: async ({ body: { checkoutId, shippingRateHandle } }, { statedSite }) =>
      reply(await commerce.setShippingRate({ checkoutId, statedSite }, shippingRateHandle)),

    setCheckoutDiscountCode: async ({ body: { checkoutId, discountCode } }, { statedSite }) =>
      reply(await commerce.setCheckoutPromo({ checkoutId, statedSite }, discountCode)),

    setCheckoutItem: async ({ body: { checkoutId, itemId, quantity } }, { statedSite }) =>
      reply(await commerce.setCheckoutItem({ checkoutId, statedSite }, { lineId: itemId, quantity })),

    completeCheckout: async ({ body: { checkoutId, paymentIntentId } }, { statedSite, admit }) => {
      const access = { checkoutId, statedSite, paymentId: paymentIntentId, admit };
      const completed = await commerce.completeCheckout(access);
      return completed.kind === "refused" ? completed : done(toOrder(shop, completed.value));
    },
  };
};
