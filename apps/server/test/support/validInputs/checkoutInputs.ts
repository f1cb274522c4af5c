import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, anAddress, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { shopper } from "../shopper.ts";
import { expectOk, type TestShop } from "../testShop.ts";
import { inputSources } from "./inputSources.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls about checkouts and payments. */
export const checkoutInputs = (shop: TestShop) => {
  const { openCheckout } = inputSources(shop);
  const site: SiteCode = "ZA";
  const anna = shopper(shop, site);
  const createCart = () => anna.fillCart();
  const startPayment = async () => {
    const { checkoutId } = await openCheckout();
    const { id, clientSecret } = await anna.beginPaying(await openCheckout());
    return { checkoutId, paymentIntentId: id, clientSecret };
  };
  const payCheckout = async () => {
    const open = await openCheckout();
    const intent = await anna.beginPaying(open);
    await expectOk(anna.pay(intent));
    return { checkoutId: open.checkoutId, paymentIntentId: intent.id };
  };
  return {
    createCheckout: async () => ({
      body: {
        variants: [{ variantId: "ZA.square_trio", quantity: 1 }],
        templateId: "square_trio",
        framesInfo: toUserTemplateInfo(aDesign(TRIO_BASE)),
        shippingAddress: anAddress(site),
        email: "sipho@example.com",
        isUploadLater: true,
        userId: await anna.visit(),
        promoCode: "WELCOME10",
        site,
      },
    }),
    createOrUpdateCheckout: async () => ({ body: { cartId: (await createCart())._id, site } }),
    updateCheckout: async () => ({
      body: { checkoutId: (await openCheckout()).checkoutId, email: "sipho@example.com", site },
    }),
    reCreateCheckout: async () => {
      const { checkoutId } = await openCheckout();
      shop.clock.advance(DAY_MS + HOUR_MS);
      return { body: { checkoutId, site } };
    },
    getCheckoutInfo: async () => ({ body: { checkoutId: (await openCheckout()).checkoutId, site } }),
    updateShippingAddress: async () => ({
      body: { checkoutId: (await openCheckout()).checkoutId, shippingAddress: anAddress(site), site },
    }),
    updateEmailAddress: async () => ({
      body: { checkoutId: (await openCheckout()).checkoutId, email: "sipho@example.com", site },
    }),
    setShippingLineItem: async () => ({
      body: { checkoutId: (await openCheckout()).checkoutId, shippingRateHandle: "free-standard", site },
    }),
    setCheckoutDiscountCode: async () => ({
      body: { checkoutId: (await openCheckout()).checkoutId, discountCode: "WELCOME10", site },
    }),
    setCheckoutItem: async () => {
      const { checkoutId, lineItems } = await openCheckout();
      return { body: { checkoutId, itemId: lineItems[0]?._id ?? "", quantity: 2, site } };
    },
    completeCheckout: async () => ({ body: { ...(await payCheckout()), site } }),
    getLastDetails: async () => ({ body: { userId: await anna.visit(), site } }),
    clearLastDetails: async () => ({ body: { userId: await anna.visit() } }),
    createPaymentIntent: async () => ({ body: { checkoutId: (await openCheckout()).checkoutId, site } }),
    updatePaymentIntent: async () => ({
      body: { paymentIntentId: (await startPayment()).paymentIntentId, site },
    }),
    confirmTestPayment: async () => {
      const { paymentIntentId, clientSecret } = await startPayment();
      return { body: { paymentIntentId, clientSecret, card: aCard(TEST_CARDS.accepted), site } };
    },
    authenticateTestPayment: async () => {
      const intent = await anna.beginPaying(await openCheckout());
      await expectOk(anna.pay(intent, TEST_CARDS.requiresAction));
      return { body: { paymentIntentId: intent.id, clientSecret: intent.clientSecret, approve: true, site } };
    },
    getPaymentsToReview: async () => ({}),
    settlePaymentReview: async () => {
      const { id } = await anna.beginPaying(await openCheckout());
      await shop.shop.repositories.payments.markForReview(id, "a test");
      return { params: { id }, body: { note: "looked at" } };
    },
  } satisfies Partial<ValidInputs>;
};
