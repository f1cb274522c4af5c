import { randomUUID } from "node:crypto";
import type { CallInput } from "@storywall/contract/call.ts";
import type { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { toUserTemplateInfo, toWireDesign } from "@storywall/contract/designWire.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import { UNDO_TIMES } from "@storywall/domain/orders/undoSteps.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { aDesign, aLine, anAddress, GRID_BASE, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { FIRST_OWNER_ID } from "../../src/ports/staff/StaffMembers.ts";
import { closeBatch } from "../../src/usecases/batches/closeBatch.ts";
import { holdOrder } from "../../src/usecases/orders/holdOrder.ts";
import { moveReplacement } from "../../src/usecases/orders/replacements/moveReplacement.ts";
import { replaceTiles } from "../../src/usecases/orders/replacements/replaceTiles.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { requestData } from "../../src/usecases/privacy/dataRequests.ts";
import { createPromoCode } from "../../src/usecases/promo/editPromoCodes.ts";
import { subscribe } from "../../src/usecases/promo/subscribe.ts";
import { requestRefund } from "../../src/usecases/refunds/requestRefund.ts";
import { failPrints } from "../print/failPrints.ts";
import { createLinkCreator, DESIGN_KEY } from "./linkCreator.ts";
import { createCountry, prepareCountry, siteCodeOf } from "./newCountry.ts";
import { createOwnerCookie, OWNER_ACTOR, OWNER_PASSWORD, seedStudioArt, setOwnerPassword } from "./owner.ts";
import { buyOrderToPack, buyPrintedOrder, buySentOrder, PARCEL, packAll, tileOf } from "./sentOrders.ts";
import { shopper } from "./shopper.ts";
import { staffInputs } from "./staffInputs.ts";
import { expectOk, type TestShop } from "./testShop.ts";
import { askAbout, buyWeakPrint } from "./weakPrints.ts";

type ValidInputs = {
  readonly [Name in RegisteredCallName]: () => Promise<CallInput<(typeof ALL_CALLS)[Name]>>;
};

/**
 * Returns for each call a function that creates a valid input with new data. A call without one does not compile.
 * Calls about the own account are about `staffId`, whose session must send them.
 */
export const validInputs = (shop: TestShop, staffId: string = FIRST_OWNER_ID): ValidInputs => {
  const site: SiteCode = "ZA";
  const anna = shopper(shop, site);
  const createCart = () => anna.fillCart();
  /** Opens a checkout of a new shopper, so that no other test's promo code or payment affects it. */
  const openCheckout = () => shopper(shop, site).checkOut();
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
  const placeOrder = async () => (await shopper(shop, site).buy()).order;
  const beginUndoable = async (orderId: string): Promise<void> => {
    const begin = { to: "in_production", actor: "owner", undoMs: HOUR_MS } as const;
    await shop.shop.transaction((repositories) => transitionOrder(shop.shop, repositories, orderId, begin));
  };
  const closeOneBatch = async (): Promise<string> => {
    await buyPrintedOrder(shop);
    await closeBatch(shop.shop, OWNER_ACTOR, {});
    const [batch] = (await shop.shop.repositories.batches.list({ offset: 0, limit: 1 })).items;
    return batch?.id ?? "";
  };
  const newParcel = async () => {
    const { orderId, orderNumber } = await placeOrder();
    shop.clock.advance(3 * HOUR_MS);
    await shop.shop.transaction((repositories) =>
      transitionOrder(shop.shop, repositories, orderId, { to: "in_production", actor: "owner" }),
    );
    return { orderNumber, parcelNumber: randomUUID() };
  };

  const seedArtItem = async () => {
    await seedStudioArt(shop);
    return "studio-hills";
  };
  // Another date each time: the same stock again changes nothing, so it would leave no entry in the log.
  let stockDay = 0;
  const nextStockDate = () => new Date(Date.UTC(2027, 0, ++stockDay)).toISOString().slice(0, 10);
  const createCodeName = () => `C${randomUUID().replaceAll("-", "").slice(0, 20).toUpperCase()}`;
  const addPromoCode = async (): Promise<string> => {
    const code = createCodeName();
    const promo = { code, percent: 10, oncePerEmail: false };
    const created = await createPromoCode(shop.shop, OWNER_ACTOR, site, promo);
    if (created.kind === "error") throw new Error(created.message);
    return code;
  };
  const createSet = async (): Promise<string> => {
    const response = await shop.app.inject({
      method: "POST",
      url: "/api/art/create-set",
      headers: { cookie: await createOwnerCookie(shop) },
      payload: { name: "Outdoors", items: [await seedArtItem()] },
    });
    return response.json()._id;
  };

  const randomEmail = () => `${randomUUID()}@example.com`;
  const newMessage = () => ({ text: "Does it come with a hook?", messageId: randomUUID() });
  const createThread = async (): Promise<string> => {
    const body = { ...newMessage(), email: randomEmail(), site };
    return (await expectOk(shop.call(startThread, { body }))).threadId;
  };

  const createSubscriberToken = async (): Promise<string> => {
    const email = `${randomUUID()}@example.com`;
    await subscribe(shop.shop, { site, email });
    await shop.shop.background.drain();
    return /unsubscribe\/([\w-]+)/.exec(shop.mailbox.to(email)[0]?.text ?? "")?.[1] ?? "";
  };

  const createDataToken = async (): Promise<string> => {
    const buyer = shopper(shop, site);
    await buyer.buy();
    await requestData(shop.shop, { email: buyer.email, site });
    await shop.shop.background.drain();
    const mails = shop.mailbox.to(buyer.email).map(({ text }) => text);
    return /privacy\/data\/([\w-]+)/.exec(mails.join())?.[1] ?? "";
  };

  const createLinkAndCreator = async (kind: DesignLinkKind) => {
    const creator = await createLinkCreator(shop, site);
    return { creator, token: (await creator.createLink(kind)).token };
  };

  return {
    createDesignLink: async () => {
      const { userId } = await createLinkCreator(shop, site);
      const wall = toWireDesign(aDesign(GRID_BASE, "photo_1"));
      return { body: { userId, kind: "continue", designKey: DESIGN_KEY, wall, site } };
    },
    createWallModel: async () => {
      const { userId } = await createLinkCreator(shop, site);
      return { body: { userId, wall: toWireDesign(aDesign(GRID_BASE, "photo_1")), site } };
    },
    getDesignLinks: async () => ({
      query: { userId: (await createLinkAndCreator("copy")).creator.userId, designKey: DESIGN_KEY },
    }),
    openDesignLink: async () => ({ params: { token: (await createLinkAndCreator("copy")).token } }),
    addDesignLinkPhoto: async () => ({
      params: { token: (await createLinkAndCreator("add_photos")).token },
      body: await shop.uploadPhoto(),
    }),
    receivePhotos: async () => ({
      body: { userId: (await createLinkAndCreator("hand_over")).creator.userId, designKey: DESIGN_KEY },
    }),
    withdrawDesignLink: async () => {
      const { token, creator } = await createLinkAndCreator("copy");
      return { params: { token }, body: { userId: creator.userId } };
    },
    mailDesignLink: async () => {
      const { token, creator } = await createLinkAndCreator("continue");
      return { params: { token }, body: { userId: creator.userId, email: `${randomUUID()}@example.com` } };
    },

    getKeptData: async () => ({ body: { userId: await anna.visit() } }),
    deleteKeptData: async () => ({ body: { userId: await anna.visitWithPhoto() } }),
    deleteKeptPhoto: async () => {
      const userId = await anna.visit();
      const { handle, url } = await shop.uploadPhoto();
      const photo_obj = { uuid: "photo_1", handle, url };
      await expectOk(
        shop.call(addOrUpdateUserPhoto, { body: { user_id: userId, photo_id: "photo_1", photo_obj } }),
      );
      return { body: { userId, handle } };
    },
    requestKeptData: async () => ({ body: { email: `${randomUUID()}@example.com`, site } }),
    openDataRequest: async () => ({ params: { token: await createDataToken() } }),
    deleteRequestedData: async () => ({ params: { token: await createDataToken() } }),

    createUser: async () => ({ body: { site } }),
    subscribe: async () => ({ body: { email: "thandi@example.com", site } }),
    confirmSubscription: async () => ({ params: { token: await createSubscriberToken() } }),
    unsubscribe: async () => ({ params: { token: await createSubscriberToken() } }),
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
    deleteUserTemplateInfo: async () => ({
      body: { user_id: await anna.visit(), template_key: "grid_four_frames" },
    }),
    getCatalogue: async () => ({ query: { site } }),
    getMemoryCollections: async () => ({ query: { site } }),
    getMemoryCollection: async () => ({ params: { id: "square_trio" }, query: { site } }),

    initCart: async () => ({ body: { site, lineItems: [aLine()] } }),
    getCartInfo: async () => ({ query: { cartId: (await createCart())._id, site } }),
    addCartItem: async () => ({ body: { cartId: (await createCart())._id, lineItem: aLine(), site } }),
    addToCart: async () => ({ body: { cartId: (await createCart())._id, lineItems: [aLine()], site } }),
    updateCartItem: async () => {
      const { _id: cartId, lineItems } = await createCart();
      return { body: { cartId, itemId: lineItems[0]?._id ?? "", lineItem: { quantity: 2 }, site } };
    },
    removeCartItem: async () => {
      const { _id: cartId, lineItems } = await createCart();
      return { body: { cartId, itemId: lineItems[0]?._id ?? "", site } };
    },
    addPromoCode: async () => ({ body: { cartId: (await createCart())._id, promoCode: "WELCOME10", site } }),
    removePromoCode: async () => ({ body: { cartId: (await createCart())._id, site } }),

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

    completeUploadLater: async () => {
      const { order, userId } = await shopper(shop, site).buyWithoutPhotos();
      const { orderId, lineItems } = order;
      const cartItemId = lineItems[0]?.cartItemId ?? "";
      const userTemplateInfo = toUserTemplateInfo(aDesign(GRID_BASE, "photo_1"));
      return { body: { orderId, cartItemId, userTemplateInfo, userId, site } };
    },
    saveOrderTiles: async () => {
      const { order, userId } = await shopper(shop, site).buyWithoutPhotos();
      const params = { orderId: order.orderId, cartItemId: order.lineItems[0]?.cartItemId ?? "" };
      const tiles = [{ name: "tile_1", userPhotoId: "photo_1", cropParams: {} }];
      return { params, body: { tiles, userId, site } };
    },
    startThread: async () => ({ body: { ...newMessage(), name: "Thandi", email: randomEmail(), site } }),
    getThread: async () => ({ params: { threadId: await createThread() } }),
    getOrderThread: async () => ({ params: { orderId: (await placeOrder()).orderId } }),
    sendMessage: async () => ({ params: { threadId: await createThread() }, body: newMessage() }),
    seeMessages: async () => ({ params: { threadId: await createThread() }, body: { place: 1 } }),
    getThreads: async () => ({ query: { page: 1 } }),
    getOwnerThread: async () => ({ params: { threadId: await createThread() } }),
    readThread: async () => ({ params: { threadId: await createThread() }, body: { place: 1 } }),
    answerThread: async () => ({ params: { threadId: await createThread() }, body: newMessage() }),
    writeAboutOrder: async () => ({ params: { orderId: (await placeOrder()).orderId }, body: newMessage() }),
    changeOrderAddress: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { shippingAddress: { ...anAddress(site), address1: "2 Long Street" }, site },
    }),
    changeOrderEmail: async () => {
      const { order, userId } = await shopper(shop, site).buyAsVisitor();
      return { params: { orderId: order.orderId }, body: { email: randomEmail(), userId, site } };
    },
    cancelOrder: async () => ({ params: { orderId: (await placeOrder()).orderId }, body: { site } }),
    getOrders: async () => ({ query: { status: "placed", site, page: 1 } }),
    getToday: async () => ({}),
    sendTestMail: async () => ({ body: {} }),
    findOrders: async () => ({
      query: { site, status: "placed", from: "2026-01-01", to: "2026-12-31", text: "thandi", late: "true" },
    }),
    beginOrders: async () => {
      const { orderId } = await placeOrder();
      shop.clock.advance(3 * HOUR_MS);
      return { body: { orderIds: [orderId] } };
    },
    undoOrderSteps: async () => {
      const { orderId } = await placeOrder();
      await beginUndoable(orderId);
      return { body: { orderIds: [orderId], step: "in_production" } };
    },
    checkParcels: async () => ({ body: { parcels: [await newParcel()] } }),
    sendParcels: async () => ({ body: { carrier: "Swift", urlPattern: null, parcels: [await newParcel()] } }),
    searchAdmin: async () => ({ query: { text: "thandi" } }),
    getOrder: async () => ({ params: { orderId: (await placeOrder()).orderId } }),
    moveOrder: async () => {
      const { orderId } = await placeOrder();
      shop.clock.advance(3 * HOUR_MS);
      return { params: { orderId }, body: { to: "in_production" } };
    },
    refundOrder: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { amount: 1000, reason: "a scratch on one frame" },
    }),
    undoOrderStep: async () => {
      const { orderId } = await placeOrder();
      await beginUndoable(orderId);
      return { params: { orderId }, body: { step: "in_production" } };
    },
    withdrawRefund: async () => {
      const { orderId } = await placeOrder();
      const order = await shop.shop.repositories.orders.find(orderId);
      if (!order) throw new Error(`Order ${orderId} is missing`);
      const { paymentId, currency } = order;
      const refundId = await shop.shop.transaction((repositories) =>
        requestRefund(
          shop.shop,
          repositories,
          { paymentId, orderId, amount: minor(1000), currency, reason: "a scratch", actor: "owner" },
          { undoMs: HOUR_MS },
        ),
      );
      return { params: { orderId, refundId: refundId ?? "" }, body: {} };
    },
    retryPrints: async () => {
      const { orderId } = await placeOrder();
      await failPrints(shop, orderId);
      return { params: { orderId }, body: {} };
    },
    getOrderWork: async () => ({ params: { orderId: (await placeOrder()).orderId } }),
    reprintTile: async () => {
      const order = await buyPrintedOrder(shop);
      return { params: { orderId: order.orderId }, body: { ...tileOf(order), reason: "dust" } };
    },
    replaceTiles: async () => {
      const order = await buySentOrder(shop);
      return { params: { orderId: order.orderId }, body: { tiles: [tileOf(order)], reason: "lost" } };
    },
    moveReplacement: async () => {
      const order = await buySentOrder(shop);
      const { orderId } = order;
      const { cartItemId: lineId, tile } = tileOf(order);
      const request = { orderId, tiles: [{ lineId, tile, pieces: 1 }], reason: "lost", note: null } as const;
      const made = await replaceTiles(shop.shop, OWNER_ACTOR, request);
      if (made.kind === "error") throw new Error(made.message);
      return { params: { orderId, replacementId: made.value.id }, body: { to: "shipped", tracking: PARCEL } };
    },
    undoReplacementStep: async () => {
      const order = await buySentOrder(shop);
      const { orderId } = order;
      const { cartItemId: lineId, tile } = tileOf(order);
      const request = { orderId, tiles: [{ lineId, tile, pieces: 1 }], reason: "lost", note: null } as const;
      const undoable = { ...shop.shop, undoTimes: UNDO_TIMES };
      const made = await replaceTiles(undoable, OWNER_ACTOR, request);
      if (made.kind === "error") throw new Error(made.message);
      const replacement = { orderId, replacementId: made.value.id };
      await moveReplacement(undoable, OWNER_ACTOR, replacement, { to: "shipped", tracking: PARCEL });
      return { params: replacement, body: { step: "shipped" } };
    },
    correctParcel: async () => ({
      params: { orderId: (await buySentOrder(shop)).orderId },
      body: { ...PARCEL, number: "TCG 456" },
    }),
    holdOrder: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { reason: "asks about tile 2" },
    }),
    releaseOrder: async () => {
      const { orderId } = await placeOrder();
      await holdOrder(shop.shop, OWNER_ACTOR, { orderId, reason: "asks about tile 2" });
      return { params: { orderId }, body: {} };
    },
    addOrderNote: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { text: "Rings after five only" },
    }),
    correctAddress: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { shippingAddress: { ...anAddress(site), address1: "2 Long Street" } },
    }),
    correctEmail: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { email: randomEmail() },
    }),
    mailAgain: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { kind: "order_confirmation" },
    }),
    getHeldPrints: async () => ({}),
    approvePrint: async () => {
      const { order } = await buyWeakPrint(shop, site);
      return {
        params: { orderId: order.orderId },
        body: { cartItemId: order.lineItems[0]?.cartItemId ?? "", tile: "tile_1" },
      };
    },
    undoPrintApproval: async () => {
      const { order } = await buyWeakPrint(shop, site);
      const { orderId } = order;
      const print = { lineId: order.lineItems[0]?.cartItemId ?? "", tile: "tile_1" };
      const at = shop.clock.now();
      const undo = { until: new Date(at.getTime() + HOUR_MS), withdrawn: null };
      await shop.shop.repositories.printJobs.release({ orderId, ...print }, at, undo);
      return { params: { orderId }, body: { cartItemId: print.lineId, tile: print.tile } };
    },
    askAboutPrint: async () => {
      const { order } = await buyWeakPrint(shop, site);
      return {
        params: { orderId: order.orderId },
        body: { cartItemId: order.lineItems[0]?.cartItemId ?? "", tile: "tile_1", note: "A larger file?" },
      };
    },
    withdrawPrintQuestion: async () => {
      const { order } = await buyWeakPrint(shop, site);
      await askAbout(shop, order);
      return {
        params: { orderId: order.orderId },
        body: { cartItemId: order.lineItems[0]?.cartItemId ?? "", tile: "tile_1" },
      };
    },
    getPrintQuestions: async () => {
      const { order } = await buyWeakPrint(shop, site);
      await askAbout(shop, order);
      return { params: { orderId: order.orderId } };
    },
    answerPrintQuestion: async () => {
      const { order } = await buyWeakPrint(shop, site);
      const questionId = await askAbout(shop, order);
      return { params: { orderId: order.orderId, questionId }, body: { answer: "accepted" } };
    },
    getBatches: async () => ({ query: { page: 1 } }),
    getBatch: async () => ({ params: { batchId: await closeOneBatch() } }),
    changeBatchClosing: async () => {
      const expectedVersion = (await shop.shop.repositories.batchClosings.find())?.version ?? 0;
      return { body: { atHour: null, atPieces: null, isByAge: false, site, expectedVersion } };
    },
    closeBatch: async () => {
      await buyPrintedOrder(shop);
      return { body: {} };
    },
    markBatchPrinted: async () => ({ params: { batchId: await closeOneBatch() }, body: {} }),
    undoBatchStep: async () => {
      const order = await buyOrderToPack(shop);
      await closeBatch(shop.shop, OWNER_ACTOR, {});
      const [job] = await shop.shop.repositories.printJobs.findByOrder(order.orderId);
      const batchId = job?.batchId ?? "";
      const undoUntil = new Date(shop.clock.now().getTime() + HOUR_MS);
      await shop.database.updateTable("batches").set({ undoUntil }).where("id", "=", batchId).execute();
      return { params: { batchId }, body: { step: "closed" } };
    },
    getPackages: async () => ({}),
    getPackage: async () => ({ params: { number: (await buyOrderToPack(shop)).orderNumber } }),
    packPiece: async () => {
      const order = await buyOrderToPack(shop);
      return { params: { number: order.orderNumber }, body: { ...tileOf(order), copy: 1, isPacked: true } };
    },
    sendPackage: async () => {
      const order = await buyOrderToPack(shop);
      await packAll(shop, order.orderNumber);
      return { params: { number: order.orderNumber }, body: { tracking: PARCEL } };
    },
    getPaymentsToReview: async () => ({}),
    settlePaymentReview: async () => {
      const { id } = await anna.beginPaying(await openCheckout());
      await shop.shop.repositories.payments.markForReview(id, "a test");
      return { params: { id }, body: { note: "looked at" } };
    },
    finalizeOrder: async () => ({ body: { orderId: (await placeOrder()).orderId, site } }),
    sendEmailUploads: async () => ({ body: { orderId: (await placeOrder()).orderId, site } }),
    getData: async () => ({ params: { id: (await placeOrder()).orderId } }),
    getImages: async () => ({ params: { id: (await placeOrder()).orderId } }),
    getLineItemInfo: async () => {
      const { orderId, lineItems } = await placeOrder();
      return { params: { orderId, cartItemId: lineItems[0]?.cartItemId ?? "" } };
    },

    getReorder: async () => {
      const { orderId, lineItems } = await placeOrder();
      return { params: { orderId, cartItemId: lineItems[0]?.cartItemId ?? "" } };
    },
    signInOwner: async () => {
      await setOwnerPassword(shop);
      return { body: { password: OWNER_PASSWORD } };
    },
    ...staffInputs(shop, staffId),
    signOutOwner: async () => ({}),
    getOwnerSession: async () => ({}),

    getSite: async () => ({ params: { code: site } }),
    changeSite: async () => {
      const { ZA } = await shop.shop.refreshSites();
      const copy = { title: "Walls that speak" };
      return { params: { code: site }, body: { expectedVersion: ZA.version, copy } };
    },

    findCustomers: async () => ({ query: { text: "thandi" } }),
    getCustomer: async () => {
      const buyer = shopper(shop, site);
      await buyer.buy();
      const id = await shop.shop.repositories.customers.findIdByEmail(buyer.email);
      return { params: { customerId: id ?? "" } };
    },
    getPrivacyRequests: async () => ({}),
    getSites: async () => ({}),
    addSite: async () => ({ body: createCountry() }),
    openSite: async () => {
      const country = createCountry();
      const { version } = await prepareCountry(shop.shop, country);
      return { params: { code: siteCodeOf(country.code) }, body: { expectedVersion: version } };
    },

    getFigures: async () => ({ query: { site, from: "2026-11-01", to: "2026-11-30" } }),
    getStock: async () => ({}),
    // In the other country, so that no other test misses the frame.
    setStock: async () => ({
      params: { code: "AU", item: "mat_rectangle_xlarge" },
      body: { isOut: true, expectedOn: nextStockDate() },
    }),
    getPromoCodes: async () => ({ params: { code: site } }),
    createPromoCode: async () => ({
      params: { code: site },
      body: { code: createCodeName(), percent: 10, oncePerEmail: false },
    }),
    setPromoCodeEnded: async () => ({
      params: { code: site, promoCode: await addPromoCode() },
      body: { isEnded: true },
    }),
    getPromoCodeOrders: async () => ({ params: { code: site, promoCode: await addPromoCode() } }),
    getSiteVersions: async () => ({ params: { code: site }, query: {} }),
    restoreSiteVersion: async () => {
      const { ZA } = await shop.shop.refreshSites();
      return { params: { code: site }, body: { expectedVersion: ZA.version, version: 1 } };
    },

    getArtItems: async () => ({ query: { tags: ["Sea"], page: 1 } }),
    getArtItem: async () => ({ params: { id: await seedArtItem() } }),
    getRelatedArtItems: async () => ({ params: { id: await seedArtItem() } }),
    saveArtItemTags: async () => ({
      params: { id: await seedArtItem() },
      body: { tags: ["Hills"], is_featured: true, featured_rank: 2 },
    }),
    getOwnerArt: async () => ({}),
    createArtItem: async () => {
      await seedArtItem();
      const { handle } = await shop.uploadPhoto();
      const texts = { title: "Two boats", artist: "Thandi Mokoena", licence: "Ours to sell" };
      return { body: { asset_id: handle, ...texts, tags: ["Sea"], is_on_sale: true } };
    },
    arrangeFeaturedArt: async () => ({ body: { items: [await seedArtItem()] } }),
    getArtSetItems: async () => ({ query: { tags: ["Sea"], page: 1 } }),
    getAllArtSets: async () => ({}),
    getAllArtItems: async () => ({}),
    createArtSet: async () => ({
      body: { name: "Outdoors", tags: ["Nature"], items: [await seedArtItem()] },
    }),
    getArtSet: async () => ({ params: { id: await createSet() } }),
    updateArtSet: async () => ({
      params: { id: await createSet() },
      body: { name: "Outside", tags: ["Nature"], items: [await seedArtItem()] },
    }),
    deleteArtSet: async () => ({ params: { id: await createSet() } }),
  };
};
