import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import { type CheckoutView, getCheckout } from "../../usecases/checkout/checkoutView.ts";
import { createOrUpdateCheckout } from "../../usecases/checkout/createOrUpdateCheckout.ts";
import { reCreateCheckout } from "../../usecases/checkout/reCreateCheckout.ts";
import {
  setCheckoutItem,
  setCheckoutPromo,
  setEmail,
  setShippingAddress,
  setShippingRate,
  updateCheckout,
} from "../../usecases/checkout/updateCheckout.ts";
import { completeCheckout } from "../../usecases/orders/completeCheckout.ts";
import { done, type Outcome } from "../../usecases/outcome.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toCheckout } from "../wire/checkout.ts";
import { toOrder } from "../wire/order.ts";
import { withoutUndefined } from "../wire/withoutUndefined.ts";

const readAddress = (address: ShippingAddress | undefined): Address | undefined =>
  address && withoutUndefined(address);

type CheckoutCall =
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

export const checkoutHandlers = (shop: Shop): Pick<Handlers, CheckoutCall> => {
  const reply = <Code extends string>(outcome: Outcome<CheckoutView, Code>): Outcome<Checkout, Code> =>
    outcome.kind === "refused" ? outcome : done(toCheckout(outcome.value));

  return {
    createOrUpdateCheckout: async (
      { body: { cartId, email, shippingAddress, isUploadLater } },
      { statedSite },
    ) =>
      reply(
        await createOrUpdateCheckout(shop, {
          cartId,
          statedSite,
          details: withoutUndefined({ email, shippingAddress: readAddress(shippingAddress), isUploadLater }),
        }),
      ),

    updateCheckout: async ({ body }, { statedSite }) => {
      const { checkoutId, email, shippingAddress, isUploadLater, shippingRateHandle } = body;
      const details = {
        email,
        shippingAddress: readAddress(shippingAddress),
        isUploadLater,
        shippingRateHandle,
      };
      return reply(await updateCheckout(shop, { checkoutId, statedSite }, withoutUndefined(details)));
    },

    reCreateCheckout: async ({ body: { checkoutId } }, { statedSite }) =>
      reply(await reCreateCheckout(shop, { checkoutId, statedSite })),

    getCheckoutInfo: async ({ body: { checkoutId } }, { statedSite }) =>
      reply(await getCheckout(shop, { checkoutId, statedSite })),

    updateShippingAddress: async ({ body: { checkoutId, shippingAddress } }, { statedSite }) =>
      reply(await setShippingAddress(shop, { checkoutId, statedSite }, withoutUndefined(shippingAddress))),

    updateEmailAddress: async ({ body: { checkoutId, email } }, { statedSite }) =>
      reply(await setEmail(shop, { checkoutId, statedSite }, email)),

    setShippingLineItem: async ({ body: { checkoutId, shippingRateHandle } }, { statedSite }) =>
      reply(await setShippingRate(shop, { checkoutId, statedSite }, shippingRateHandle)),

    setCheckoutDiscountCode: async ({ body: { checkoutId, discountCode } }, { statedSite }) =>
      reply(await setCheckoutPromo(shop, { checkoutId, statedSite }, discountCode)),

    setCheckoutItem: async ({ body: { checkoutId, itemId, quantity } }, { statedSite }) =>
      reply(await setCheckoutItem(shop, { checkoutId, statedSite }, { lineId: itemId, quantity })),

    completeCheckout: async ({ body: { checkoutId, paymentIntentId } }, { statedSite }) => {
      const completed = await completeCheckout(shop, { checkoutId, statedSite, paymentId: paymentIntentId });
      return completed.kind === "refused" ? completed : done(toOrder(completed.value));
    },
  };
};
