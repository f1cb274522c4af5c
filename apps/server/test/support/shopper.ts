import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { addPromoCode } from "@storywall/contract/calls/cart/addPromoCode.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { completeCheckout } from "@storywall/contract/calls/checkout/completeCheckout.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { updateCheckout } from "@storywall/contract/calls/checkout/updateCheckout.ts";
import { confirmTestPayment } from "@storywall/contract/calls/payments/confirmTestPayment.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import type { Cart, LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { aLine, anAddress } from "@storywall/testkit/builders.ts";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { expectOk, type TestPhotoSize, type TestShop } from "./testShop.ts";

/** Returns the steps of a shopper who buys a wall. Each step does the earlier ones that it needs. */
export const shopper = (test: Pick<TestShop, "call" | "uploadPhoto">, site: SiteCode = "ZA") => {
  const email = `${crypto.randomUUID()}@example.com`;

  const visit = async (): Promise<string> => (await expectOk(test.call(createUser, { body: { site } })))._id;

  /** Uploads another photo as the visitor. */
  const addPhoto = async (userId: string, photoId: string, size?: TestPhotoSize): Promise<void> => {
    const { handle, url } = await test.uploadPhoto(size);
    await expectOk(
      test.call(addOrUpdateUserPhoto, {
        body: { user_id: userId, photo_id: photoId, photo_obj: { uuid: photoId, url, handle } },
      }),
    );
  };

  /** Creates a visitor with one uploaded photo, `photo_1`. */
  const visitWithPhoto = async (size?: TestPhotoSize): Promise<string> => {
    const userId = await visit();
    await addPhoto(userId, "photo_1", size);
    return userId;
  };

  /** Creates a cart with one wall whose tiles all have a photo. */
  const fillCart = async (line: Partial<LineItemInput> = {}, photoSize?: TestPhotoSize): Promise<Cart> => {
    const userId = await visitWithPhoto(photoSize);
    const lineItems = [{ ...aLine({ photoId: "photo_1" }), ...line }];
    return expectOk(test.call(initCart, { body: { site, userId, lineItems } }));
  };

  const addLine = (cartId: string, line = aLine()): Promise<Cart> =>
    expectOk(test.call(addCartItem, { body: { cartId, lineItem: line, site } }));

  const addPromo = (cartId: string, promoCode = "WELCOME10"): Promise<Cart> =>
    expectOk(test.call(addPromoCode, { body: { cartId, promoCode, site } }));

  /** Opens the checkout of a cart, with everything that a payment needs. */
  const checkOut = async (cart?: Pick<Cart, "_id">, checkoutEmail = email): Promise<Checkout> => {
    const { _id: cartId } = cart ?? (await fillCart());
    const shippingAddress = anAddress(site);
    return expectOk(
      test.call(createOrUpdateCheckout, { body: { cartId, email: checkoutEmail, shippingAddress, site } }),
    );
  };

  const beginPaying = async (checkout?: Checkout): Promise<PaymentIntent> => {
    const { checkoutId } = checkout ?? (await checkOut());
    return expectOk(test.call(createPaymentIntent, { body: { checkoutId, site } }));
  };

  const pay = ({ id, clientSecret }: PaymentIntent, number: string = TEST_CARDS.accepted) =>
    test.call(confirmTestPayment, { body: { paymentIntentId: id, clientSecret, card: aCard(number) } });

  const complete = (checkoutId: string, paymentIntentId: string) =>
    test.call(completeCheckout, { body: { checkoutId, paymentIntentId, site } });

  /** Does all steps and returns the order. */
  const buy = async (cart?: Cart): Promise<{ readonly checkout: Checkout; readonly order: Order }> => {
    const checkout = await checkOut(cart);
    const intent = await beginPaying(checkout);
    await expectOk(pay(intent));
    return { checkout, order: await expectOk(complete(checkout.checkoutId, intent.id)) };
  };

  /** Buys a wall as a visitor who has a photo. */
  const buyAgain = async (userId: string) => {
    const lineItems = [aLine({ photoId: "photo_1" })];
    return buy(await expectOk(test.call(initCart, { body: { site, userId, lineItems } })));
  };

  /** Buys a wall and returns the visitor too, who may do more with the order than its link. */
  const buyAsVisitor = async () => {
    const userId = await visitWithPhoto();
    return { ...(await buyAgain(userId)), userId };
  };

  /** Buys walls without photos, so that the order waits for them. */
  const buyWithoutPhotos = async (
    lineItems: readonly LineItemInput[] = [aLine()],
  ): Promise<{ readonly order: Order; readonly userId: string }> => {
    const userId = await visitWithPhoto();
    const cart = await expectOk(test.call(initCart, { body: { site, userId, lineItems: [...lineItems] } }));
    const { checkoutId } = await checkOut(cart);
    const checkout = await expectOk(
      test.call(updateCheckout, { body: { checkoutId, isUploadLater: true, site } }),
    );
    const intent = await beginPaying(checkout);
    await expectOk(pay(intent));
    return { order: await expectOk(complete(checkoutId, intent.id)), userId };
  };

  return {
    email,
    visit,
    addPhoto,
    visitWithPhoto,
    fillCart,
    addLine,
    addPromo,
    checkOut,
    beginPaying,
    pay,
    complete,
    buy,
    buyAgain,
    buyAsVisitor,
    buyWithoutPhotos,
  };
};
