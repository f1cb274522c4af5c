import { randomUUID } from "node:crypto";
import type { CallInput } from "@storywall/contract/call.ts";
import type { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { toUserTemplateInfo, toWireWall } from "@storywall/contract/designWire.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { aDesign, aLine, anAddress, GRID, TRIO } from "@storywall/testkit/builders.ts";
import { DAY, HOUR } from "@storywall/testkit/fakeClock.ts";
import type { BoundCallName } from "../../src/http/handler.ts";
import { requestData } from "../../src/usecases/privacy/dataRequests.ts";
import { subscribe } from "../../src/usecases/promo/subscribe.ts";
import { givePrintsUp } from "../print/givePrintsUp.ts";
import { DESIGN_KEY, linkMaker } from "./linkMaker.ts";
import { givePassword, ownerCookie, PASSWORD, withStudioArt } from "./owner.ts";
import { CARDS, card, shopper } from "./shopper.ts";
import { ok, type TestShop } from "./testShop.ts";

type GoodInputs = { readonly [Name in BoundCallName]: () => Promise<CallInput<(typeof ALL_CALLS)[Name]>> };

/** An input that each call accepts, on things of its own. A call of the contract without one does not compile. */
export const goodInputs = (shop: TestShop): GoodInputs => {
  const site: SiteCode = "ZA";
  const anna = shopper(shop, site);
  const cart = () => anna.fillCart();
  /** Things that no other test's promo code or payment can reach. */
  const checkout = () => shopper(shop, site).checkOut();
  const begun = async () => {
    const { checkoutId } = await checkout();
    const { id, clientSecret } = await anna.beginPaying(await checkout());
    return { checkoutId, paymentIntentId: id, clientSecret };
  };
  const paid = async () => {
    const open = await checkout();
    const intent = await anna.beginPaying(open);
    await ok(anna.pay(intent));
    return { checkoutId: open.checkoutId, paymentIntentId: intent.id };
  };
  const ordered = async () => (await shopper(shop, site).buy()).order;

  const artItem = async () => {
    await withStudioArt(shop);
    return "studio-hills";
  };
  const artSet = async (): Promise<string> => {
    const response = await shop.app.inject({
      method: "POST",
      url: "/api/art/create-set",
      headers: { cookie: await ownerCookie(shop) },
      payload: { name: "Outdoors", items: [await artItem()] },
    });
    return response.json()._id;
  };

  const someEmail = () => `${randomUUID()}@example.com`;
  const message = () => ({ text: "Does it come with a hook?", messageId: randomUUID() });
  const thread = async (): Promise<string> => {
    const body = { ...message(), email: someEmail(), site };
    return (await ok(shop.call(startThread, { body }))).threadId;
  };

  const subscriberToken = async (): Promise<string> => {
    const email = `${randomUUID()}@example.com`;
    await subscribe(shop.shop, { site, email });
    await shop.shop.background.settled();
    return /unsubscribe\/([\w-]+)/.exec(shop.mailbox.to(email)[0]?.text ?? "")?.[1] ?? "";
  };

  const dataToken = async (): Promise<string> => {
    const buyer = shopper(shop, site);
    await buyer.buy();
    await requestData(shop.shop, { email: buyer.email, site });
    await shop.shop.background.settled();
    const mails = shop.mailbox.to(buyer.email).map(({ text }) => text);
    return /privacy\/data\/([\w-]+)/.exec(mails.join())?.[1] ?? "";
  };

  const link = async (kind: DesignLinkKind) => {
    const maker = await linkMaker(shop, site);
    return { maker, token: (await maker.make(kind)).token };
  };

  return {
    createDesignLink: async () => {
      const { userId } = await linkMaker(shop, site);
      const wall = toWireWall(aDesign(GRID, "photo_1"));
      return { body: { userId, kind: "continue", designKey: DESIGN_KEY, wall, site } };
    },
    getDesignLinks: async () => ({
      query: { userId: (await link("copy")).maker.userId, designKey: DESIGN_KEY },
    }),
    openDesignLink: async () => ({ params: { token: (await link("copy")).token } }),
    addDesignLinkPhoto: async () => ({
      params: { token: (await link("add_photos")).token },
      body: await shop.uploadPhoto(),
    }),
    receivePhotos: async () => ({
      body: { userId: (await link("hand_over")).maker.userId, designKey: DESIGN_KEY },
    }),
    withdrawDesignLink: async () => {
      const { token, maker } = await link("copy");
      return { params: { token }, body: { userId: maker.userId } };
    },
    mailDesignLink: async () => {
      const { token, maker } = await link("continue");
      return { params: { token }, body: { userId: maker.userId, email: `${randomUUID()}@example.com` } };
    },

    getKeptData: async () => ({ body: { userId: await anna.visit() } }),
    deleteKeptData: async () => ({ body: { userId: await anna.visitWithPhoto() } }),
    deleteKeptPhoto: async () => {
      const userId = await anna.visit();
      const { handle, url } = await shop.uploadPhoto();
      const photo_obj = { uuid: "photo_1", handle, url };
      await ok(
        shop.call(addOrUpdateUserPhoto, { body: { user_id: userId, photo_id: "photo_1", photo_obj } }),
      );
      return { body: { userId, handle } };
    },
    requestKeptData: async () => ({ body: { email: `${randomUUID()}@example.com`, site } }),
    openDataRequest: async () => ({ params: { token: await dataToken() } }),
    deleteRequestedData: async () => ({ params: { token: await dataToken() } }),

    createUser: async () => ({ body: { site } }),
    subscribe: async () => ({ body: { email: "thandi@example.com", site } }),
    unsubscribe: async () => ({ params: { token: await subscriberToken() } }),
    addOrUpdateUserPhoto: async () => {
      const { handle, url } = await shop.uploadPhoto();
      const photo_obj = { uuid: "photo_1", handle, url };
      return { body: { user_id: await anna.visit(), photo_id: "photo_1", photo_obj } };
    },
    addOrUpdateUserTemplateInfo: async () => ({
      body: {
        user_id: await anna.visit(),
        template_key: "grid_four_frames",
        template_info: toUserTemplateInfo(aDesign()),
      },
    }),
    getMemoryCollections: async () => ({ query: { site } }),
    getMemoryCollection: async () => ({ params: { id: "square_trio" }, query: { site } }),

    initCart: async () => ({ body: { site, lineItems: [aLine()] } }),
    getCartInfo: async () => ({ query: { cartId: (await cart())._id, site } }),
    addCartItem: async () => ({ body: { cartId: (await cart())._id, lineItem: aLine(), site } }),
    addToCart: async () => ({ body: { cartId: (await cart())._id, lineItems: [aLine()], site } }),
    updateCartItem: async () => {
      const { _id: cartId, lineItems } = await cart();
      return { body: { cartId, itemId: lineItems[0]?._id ?? "", lineItem: { quantity: 2 }, site } };
    },
    removeCartItem: async () => {
      const { _id: cartId, lineItems } = await cart();
      return { body: { cartId, itemId: lineItems[0]?._id ?? "", site } };
    },
    addPromoCode: async () => ({ body: { cartId: (await cart())._id, promoCode: "WELCOME10", site } }),
    removePromoCode: async () => ({ body: { cartId: (await cart())._id, site } }),

    createCheckout: async () => ({
      body: {
        variants: [{ variantId: "ZA.square_trio", quantity: 1 }],
        templateId: "square_trio",
        framesInfo: toUserTemplateInfo(aDesign(TRIO)),
        shippingAddress: anAddress(site),
        email: "sipho@example.com",
        isUploadLater: true,
        userId: await anna.visit(),
        promoCode: "WELCOME10",
        site,
      },
    }),
    createOrUpdateCheckout: async () => ({ body: { cartId: (await cart())._id, site } }),
    updateCheckout: async () => ({
      body: { checkoutId: (await checkout()).checkoutId, email: "sipho@example.com", site },
    }),
    reCreateCheckout: async () => {
      const { checkoutId } = await checkout();
      shop.clock.advance(DAY + HOUR);
      return { body: { checkoutId, site } };
    },
    getCheckoutInfo: async () => ({ body: { checkoutId: (await checkout()).checkoutId, site } }),
    updateShippingAddress: async () => ({
      body: { checkoutId: (await checkout()).checkoutId, shippingAddress: anAddress(site), site },
    }),
    updateEmailAddress: async () => ({
      body: { checkoutId: (await checkout()).checkoutId, email: "sipho@example.com", site },
    }),
    setShippingLineItem: async () => ({
      body: { checkoutId: (await checkout()).checkoutId, shippingRateHandle: "free-standard", site },
    }),
    setCheckoutDiscountCode: async () => ({
      body: { checkoutId: (await checkout()).checkoutId, discountCode: "WELCOME10", site },
    }),
    setCheckoutItem: async () => {
      const { checkoutId, lineItems } = await checkout();
      return { body: { checkoutId, itemId: lineItems[0]?._id ?? "", quantity: 2, site } };
    },
    completeCheckout: async () => ({ body: { ...(await paid()), site } }),

    createPaymentIntent: async () => ({ body: { checkoutId: (await checkout()).checkoutId, site } }),
    updatePaymentIntent: async () => ({ body: { paymentIntentId: (await begun()).paymentIntentId, site } }),
    confirmTestPayment: async () => {
      const { paymentIntentId, clientSecret } = await begun();
      return { body: { paymentIntentId, clientSecret, card: card(CARDS.pays), site } };
    },
    authenticateTestPayment: async () => {
      const intent = await anna.beginPaying(await checkout());
      await ok(anna.pay(intent, CARDS.asksForMore));
      return { body: { paymentIntentId: intent.id, clientSecret: intent.clientSecret, approve: true, site } };
    },

    completeUploadLater: async () => {
      const { order, userId } = await shopper(shop, site).buyWithoutPhotos();
      const { orderId, lineItems } = order;
      const cartItemId = lineItems[0]?.cartItemId ?? "";
      const userTemplateInfo = toUserTemplateInfo(aDesign(GRID, "photo_1"));
      return { body: { orderId, cartItemId, userTemplateInfo, userId, site } };
    },
    saveOrderTiles: async () => {
      const { order, userId } = await shopper(shop, site).buyWithoutPhotos();
      const params = { orderId: order.orderId, cartItemId: order.lineItems[0]?.cartItemId ?? "" };
      const tiles = [{ name: "tile_1", userPhotoId: "photo_1", cropParams: {} }];
      return { params, body: { tiles, userId, site } };
    },
    startThread: async () => ({ body: { ...message(), name: "Thandi", email: someEmail(), site } }),
    getThread: async () => ({ params: { threadId: await thread() } }),
    getOrderThread: async () => ({ params: { orderId: (await ordered()).orderId } }),
    sendMessage: async () => ({ params: { threadId: await thread() }, body: message() }),
    seeMessages: async () => ({ params: { threadId: await thread() }, body: { place: 1 } }),
    getThreads: async () => ({ query: { page: 1 } }),
    getOwnerThread: async () => ({ params: { threadId: await thread() } }),
    readThread: async () => ({ params: { threadId: await thread() }, body: { place: 1 } }),
    answerThread: async () => ({ params: { threadId: await thread() }, body: message() }),
    writeAboutOrder: async () => ({ params: { orderId: (await ordered()).orderId }, body: message() }),
    changeOrderAddress: async () => ({
      params: { orderId: (await ordered()).orderId },
      body: { shippingAddress: { ...anAddress(site), address1: "2 Long Street" }, site },
    }),
    cancelOrder: async () => ({ params: { orderId: (await ordered()).orderId }, body: { site } }),
    getOrders: async () => ({ query: { status: "placed", site, page: 1 } }),
    getOrder: async () => ({ params: { orderId: (await ordered()).orderId } }),
    moveOrder: async () => {
      const { orderId } = await ordered();
      shop.clock.advance(3 * HOUR);
      return { params: { orderId }, body: { to: "in_production" } };
    },
    refundOrder: async () => ({
      params: { orderId: (await ordered()).orderId },
      body: { amount: 1000, reason: "a scratch on one frame" },
    }),
    retryPrints: async () => {
      const { orderId } = await ordered();
      await givePrintsUp(shop, orderId);
      return { params: { orderId }, body: {} };
    },
    getPaymentsToReview: async () => ({}),
    settlePaymentReview: async () => {
      const { id } = await anna.beginPaying(await checkout());
      await shop.shop.repositories.payments.markForReview(id, "a test");
      return { params: { id }, body: { note: "looked at" } };
    },
    finalizeOrder: async () => ({ body: { orderId: (await ordered()).orderId, site } }),
    sendEmailUploads: async () => ({ body: { orderId: (await ordered()).orderId, site } }),
    getData: async () => ({ params: { id: (await ordered()).orderId } }),
    getImages: async () => ({ params: { id: (await ordered()).orderId } }),
    getLineItemInfo: async () => {
      const { orderId, lineItems } = await ordered();
      return { params: { orderId, cartItemId: lineItems[0]?.cartItemId ?? "" } };
    },

    getReorder: async () => {
      const { orderId, lineItems } = await ordered();
      return { params: { orderId, cartItemId: lineItems[0]?.cartItemId ?? "" } };
    },
    signInOwner: async () => {
      await givePassword(shop);
      return { body: { password: PASSWORD } };
    },
    signOutOwner: async () => ({}),
    getOwnerSession: async () => ({}),

    getSite: async () => ({ params: { code: site } }),
    changeSite: async () => {
      const { ZA } = await shop.shop.refreshSites();
      const copy = { title: "Walls that speak" };
      return { params: { code: site }, body: { expectedVersion: ZA.version, copy } };
    },

    getArtItems: async () => ({ query: { tags: ["Sea"], page: 1 } }),
    getArtItem: async () => ({ params: { id: await artItem() } }),
    getRelatedArtItems: async () => ({ params: { id: await artItem() } }),
    saveArtItemTags: async () => ({
      params: { id: await artItem() },
      body: { tags: ["Hills"], is_featured: true, featured_rank: 2 },
    }),
    getArtSetItems: async () => ({ query: { tags: ["Sea"], page: 1 } }),
    getAllArtSets: async () => ({}),
    getAllArtItems: async () => ({}),
    createArtSet: async () => ({ body: { name: "Outdoors", tags: ["Nature"], items: [await artItem()] } }),
    getArtSet: async () => ({ params: { id: await artSet() } }),
    updateArtSet: async () => ({
      params: { id: await artSet() },
      body: { name: "Outside", tags: ["Nature"], items: [await artItem()] },
    }),
    deleteArtSet: async () => ({ params: { id: await artSet() } }),
  };
};
