import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { createCheckout } from "@storywall/contract/calls/checkout/createCheckout.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { sendEmailUploads } from "@storywall/contract/calls/orders/sendEmailUploads.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { ErrorCode } from "@storywall/contract/errors.ts";
import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { type DesignLinkKind, MAX_PHOTOS_PER_LINK } from "@storywall/domain/links/designLink.ts";
import { MAX_MESSAGES_PER_THREAD } from "@storywall/domain/messages/messageLimits.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, aLine, anAddress, GRID_BASE, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { sql } from "kysely";
import { expect, onTestFinished, vi } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { PaymentsRejectedError, PaymentsUnavailableError } from "../../src/ports/payments/Payments.ts";
import { FIRST_OWNER_ID } from "../../src/ports/staff/StaffMembers.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { addSite } from "../../src/usecases/sites/addSite.ts";
import { changeSite } from "../../src/usecases/sites/changeSite.ts";
import { MAX_LISTED_PHOTOS } from "../../src/usecases/visitor/saveVisitorPhoto.ts";
import { aLargestLine } from "../support/largestLine.ts";
import { createLinkCreator, fillLink } from "../support/linkCreator.ts";
import { createCountry } from "../support/newCountry.ts";
import { createStaffMember, OWNER_ACTOR } from "../support/owner.ts";
import { buyOrderToPack, buyPrintedOrder, buySentOrder, tileOf } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk, OTHER_SITE, type TestShop } from "../support/testShop.ts";

export type RequestParts = { readonly params?: object; readonly query?: object; readonly body?: object };
/** Turns a valid input into one that fails. */
type InputMutator = (good: RequestParts, name: RegisteredCallName) => RequestParts | Promise<RequestParts>;
type ErrorCases = { readonly [Name in RegisteredCallName]: Partial<Record<ErrorCode, InputMutator>> };

/** Returns, for each call and each of its error codes, how to get that error. */
export const errorCases = (shop: TestShop): ErrorCases => {
  const mutateBody =
    (fields: (good: object) => object | Promise<object>): InputMutator =>
    async (good) => ({ ...good, body: { ...good.body, ...(await fields(good.body ?? {})) } });

  const UNKNOWN_ID = "A".repeat(24);
  const ID_FIELDS = ["cartId", "checkoutId", "orderId", "user_id", "paymentIntentId", "threadId", "id"];

  /** Replaces the first id of the input by an unknown one. */
  const withUnknownId: InputMutator = (good) => {
    for (const part of ["params", "query", "body"] as const) {
      const field = ID_FIELDS.find((name) => name in (good[part] ?? {}));
      if (field) return { ...good, [part]: { ...good[part], [field]: UNKNOWN_ID } };
    }
    throw new Error("The input has no id.");
  };

  const withOtherSite: InputMutator = (good) => {
    const part = good.query ? "query" : "body";
    return { ...good, [part]: { ...good[part], site: OTHER_SITE.ZA } };
  };

  /** Changes the line of the input, in the shape that the call has for it. */
  const withLine = (fields: object): InputMutator =>
    mutateBody((good) => {
      if ("lineItems" in good) return { lineItems: [{ ...aLine(), ...fields }] };
      const { uuid: _, ...patch } = { ...aLine(), ...fields };
      return { lineItem: "itemId" in good ? patch : { ...aLine(), ...fields } };
    });

  const { userTemplateInfo: info } = aLine();
  const tile = (index: number) => ({ name: `tile_${index}`, userPhotoId: null, cropParams: {} });
  const freeWall = (count: number) => ({
    templateKey: undefined,
    userTemplateInfo: { ...info, tiles: Array.from({ length: count }, (_, index) => tile(index)) },
  });

  const fillThread = async (threadId: string) => {
    const full = { lastPlace: MAX_MESSAGES_PER_THREAD };
    await shop.database.updateTable("messageThreads").set(full).where("id", "=", threadId).execute();
  };
  const withFullThread: InputMutator = async (good) => {
    await fillThread(String(Reflect.get(good.params ?? {}, "threadId")));
    return good;
  };

  const withFullOrderThread: InputMutator = async (good) => {
    const orderId = String(Reflect.get(good.params ?? {}, "orderId"));
    const message = { text: "Hello", messageId: "first" };
    await fillThread((await expectOk(shop.call(startThread, { body: { orderId, ...message } }))).threadId);
    return good;
  };

  const newShopper = () => shopper(shop);
  const orderOf = (good: object): string => String(Reflect.get(good, "orderId"));
  const checkoutOf = (good: object): string => String(Reflect.get(good, "checkoutId"));

  /** Uses a checkout that is paid at the provider before its event arrives. */
  const withPaidCheckout: InputMutator = mutateBody(async () => {
    const checkout = await newShopper().checkOut();
    const { id } = await newShopper().beginPaying(checkout);
    await shop.database
      .updateTable("testPayments")
      .set({ status: "succeeded" })
      .where("id", "=", id)
      .execute();
    return { checkoutId: checkout.checkoutId, cartId: checkout.cartId };
  });

  /** Uses a payment with three declined cards. */
  const withThreeDeclines: InputMutator = mutateBody(async () => {
    const checkout = await newShopper().checkOut();
    const intent = await newShopper().beginPaying(checkout);
    for (const _ of [1, 2, 3]) await newShopper().pay(intent, TEST_CARDS.declined);
    return {
      checkoutId: checkout.checkoutId,
      paymentIntentId: intent.id,
      clientSecret: intent.clientSecret,
    };
  });

  const withNewCheckout = (fields: object, lineItem = {}): InputMutator =>
    mutateBody(async () => {
      const cart = await newShopper().fillCart(lineItem);
      const { checkoutId } = await expectOk(
        shop.call(createOrUpdateCheckout, { body: { cartId: cart._id, ...fields } }),
      );
      return { checkoutId };
    });

  const withPromoCode =
    (promoCode: string): InputMutator =>
    (good) => ({ ...good, params: { ...good.params, promoCode } });

  /** Names a version whose welcome code is no promo code any more. */
  const withRemovedWelcomeCode = async () => {
    const { version, site } = (await shop.shop.refreshSites()).ZA;
    const friends = { code: "FRIENDS", percent: 10, oncePerEmail: false };
    const add = { promoCodes: [...site.promoCodes, friends], welcomeBanner: { code: friends.code } };
    const remove = { promoCodes: site.promoCodes, welcomeBanner: site.welcomeBanner };
    await changeSite(shop.shop, OWNER_ACTOR, "ZA", { expectedVersion: version, change: add });
    await changeSite(shop.shop, OWNER_ACTOR, "ZA", { expectedVersion: version + 1, change: remove });
    return { expectedVersion: version + 2, version: version + 1 };
  };

  /** Forgets the wrong passwords of other cases. */
  const afterNoAttempts = async (fields: object): Promise<object> => {
    await shop.database.deleteFrom("signInTries").execute();
    return fields;
  };

  const withTooManyAttempts: InputMutator = async (good) => {
    const payload = { password: "not the password" };
    for (let count = 0; count < 10; count++) {
      await shop.app.inject({ method: "POST", url: "/api/owner/sign-in", payload });
    }
    return good;
  };

  const email = "somebody@example.com";
  const shippingAddress = anAddress("ZA");

  /** Uses a cart without a code whose e-mail address has used the code before. */
  const withUsedPromo: InputMutator = mutateBody(async () => {
    const buyer = newShopper();
    const first = await buyer.fillCart();
    await buyer.addPromo(first._id);
    await buyer.buy(first);
    const cart = await buyer.fillCart();
    const checkout = await buyer.checkOut(cart);
    return { cartId: cart._id, checkoutId: checkout.checkoutId };
  });

  /** Opens a payment with the code, and returns another e-mail address that has used the code. */
  const openPaymentWithPromo = async (): Promise<{
    checkoutId: string;
    cartId: string;
    usedEmail: string;
  }> => {
    const before = newShopper();
    const first = await before.fillCart();
    await before.addPromo(first._id);
    await before.buy(first);
    const now = newShopper();
    const cart = await now.fillCart();
    await now.addPromo(cart._id);
    const { checkoutId } = await now.checkOut(cart);
    await now.beginPaying(await now.checkOut(cart));
    return { checkoutId, cartId: cart._id, usedEmail: before.email };
  };

  const passChangeWindow: InputMutator = (good) => {
    shop.clock.advance(3 * HOUR_MS);
    return good;
  };

  const withEmptyCart: InputMutator = mutateBody(async () => {
    const { _id: cartId } = await shop.app
      .inject("/api/shopify/get-cart-info")
      .then((response) => response.json());
    return { cartId };
  });

  const withPromoAlreadySet = (field: string): InputMutator =>
    mutateBody(async () => {
      const cart = await newShopper().fillCart();
      await newShopper().addPromo(cart._id);
      const { checkoutId } = await newShopper().checkOut(cart);
      return { cartId: cart._id, checkoutId, [field]: "SUMMER20" };
    });

  /** Makes the site's promo code an expired one until mocks are restored. */
  const expirePromo: InputMutator = (good) => {
    const sites = shop.shop.sites();
    const promoCodes = sites.ZA.promoCodes.map((promo) => ({
      ...promo,
      expiresAt: "2020-01-01T00:00:00.000Z",
    }));
    vi.spyOn(shop.shop, "sites").mockReturnValue({ ...sites, ZA: { ...sites.ZA, promoCodes } });
    return good;
  };

  const wallErrors = {
    FRAME_MISMATCH: withLine({ userTemplateInfo: { ...info, frameType: "white" } }),
    SIZE_NOT_SOLD: withLine({ size: "rectangle_small" }),
    TILES_MISMATCH: withLine({ userTemplateInfo: { ...info, tiles: [tile(1)] } }),
    TOO_MANY_TILES: withLine(freeWall(51)),
    PHOTO_UNKNOWN: withLine({
      userTemplateInfo: { ...info, tiles: info.tiles.map((own) => ({ ...own, userPhotoId: "x" })) },
    }),
    ART_ITEM_UNKNOWN: withLine({
      userTemplateInfo: { ...info, tiles: info.tiles.map((own) => ({ ...own, artItemId: UNKNOWN_ID })) },
    }),
  } satisfies Partial<Record<ErrorCode, InputMutator>>;

  /** Takes one frame style out of stock. No other case uses it. */
  const withOutOfStockFrame: InputMutator = (good, name) => {
    Object.assign(FRAME_STYLES.Infinite, { isOutOfStock: true });
    onTestFinished(() => void Object.assign(FRAME_STYLES.Infinite, { isOutOfStock: false }));
    const userTemplateInfo = toUserTemplateInfo({ ...aDesign(), frameStyle: "Infinite" });
    return withLine({ userTemplateInfo })(good, name);
  };
  const lineErrors = { ...wallErrors, FRAME_OUT_OF_STOCK: withOutOfStockFrame };

  /** Uses a checkout whose photo has so many pixels in frames of 30 by 45 cm. */
  const withWeakPrint = (width: number, height: number): InputMutator =>
    mutateBody(async () => {
      const cart = await newShopper().fillCart({}, { width, height });
      return { checkoutId: (await newShopper().checkOut(cart)).checkoutId };
    });
  const withWeakOrderedPrint = (width: number, height: number): InputMutator =>
    mutateBody(async (good) => {
      await newShopper().addPhoto(String(Reflect.get(good, "userId")), "weak", { width, height });
      const tiles = orderedDesign.tiles.map((own) => ({ ...own, userPhotoId: "weak" }));
      return { userTemplateInfo: { ...orderedDesign, tiles } };
    });

  const withTooManyLines: InputMutator = async (good, name) => {
    const many = Array.from({ length: name === "initCart" ? 101 : 100 }, () =>
      aLine({ base: { kind: "set", key: "square_trio" } }),
    );
    if (name === "initCart") return { body: { lineItems: many } };
    const cart = await newShopper().fillCart();
    for (let start = 0; start < 90; start += 45) {
      const added = await shop.app.inject({
        method: "POST",
        url: "/api/shopify/add-to-cart",
        payload: { cartId: cart._id, lineItems: many.slice(start, start + 45) },
      });
      expect(added.statusCode).toBe(200);
    }
    const rest = { cartId: cart._id, lineItems: many.slice(90, 100) };
    if (name === "addToCart") return { body: rest };
    await shop.app.inject({
      method: "POST",
      url: "/api/shopify/add-to-cart",
      payload: { ...rest, lineItems: many.slice(90, 99) },
    });
    return { ...good, body: { ...good.body, cartId: cart._id } };
  };

  const closePayment: InputMutator = mutateBody(async (good) => {
    const id = String(Reflect.get(good, "paymentIntentId"));
    await shop.payments.cancel(id);
    return {};
  });

  /** Creates a checkout of one set without a cart. */
  const createSetCheckout = async (): Promise<string> => {
    const variants = [{ variantId: "ZA.square_trio", quantity: 1 }];
    return (await expectOk(shop.call(createCheckout, { body: { variants, site: "ZA" } }))).checkoutId;
  };
  const trio = toUserTemplateInfo(aDesign(TRIO_BASE));
  const withFrames = (framesInfo: object): InputMutator =>
    mutateBody(async (good) => ({
      ...("checkoutId" in good ? { checkoutId: await createSetCheckout() } : {}),
      framesInfo,
    }));
  const variantErrors = {
    VARIANT_UNKNOWN: mutateBody(async (good) => ({
      ...("checkoutId" in good ? { checkoutId: await createSetCheckout() } : {}),
      variants: [{ variantId: "AU.square_trio", quantity: 1 }],
    })),
    FRAME_MISMATCH: withFrames({ ...trio, frameType: "wood", matType: "none", frameStyle: "Infinite" }),
    SIZE_NOT_SOLD: withFrames({
      ...trio,
      tiles: trio.tiles.map((own) => ({ ...own, size: "rectangle_large" })),
    }),
    TILES_MISMATCH: withFrames({ ...trio, tiles: trio.tiles.slice(1) }),
    TOO_MANY_TILES: withFrames({ ...trio, tiles: freeWall(51).userTemplateInfo.tiles }),
    PHOTO_UNKNOWN: withFrames({ ...trio, tiles: trio.tiles.map((own) => ({ ...own, userPhotoId: "x" })) }),
    ART_ITEM_UNKNOWN: withFrames({
      ...trio,
      tiles: trio.tiles.map((own) => ({ ...own, artItemId: UNKNOWN_ID })),
    }),
  } satisfies Partial<Record<ErrorCode, InputMutator>>;

  const startProduction: InputMutator = async (good) => {
    const orderId = orderOf({ ...good.params, ...good.body });
    for (const to of ["placed", "in_production"] as const) {
      await shop.shop.transaction((repositories) =>
        transitionOrder(shop.shop, repositories, orderId, { to, actor: "owner" }),
      );
    }
    return good;
  };
  const orderedDesign = toUserTemplateInfo(aDesign(GRID_BASE, "photo_1"));
  const withOrderedTiles = (change: object): InputMutator =>
    mutateBody(() => ({
      userTemplateInfo: {
        ...orderedDesign,
        tiles: orderedDesign.tiles.map((own) => ({ ...own, ...change })),
      },
    }));

  /** Changes the design of a link. */
  const withLinkedWall = (fields: object): InputMutator =>
    mutateBody((good) => ({ wall: { ...Reflect.get(good, "wall"), ...fields } }));
  const withUnknownLink: InputMutator = (good) => ({ ...good, params: { token: UNKNOWN_ID } });
  const endLink =
    (change: { withdrawnAt: Date } | { expiresAt: Date }): InputMutator =>
    async (good) => {
      const token = String(Reflect.get(good.params ?? {}, "token"));
      await shop.database.updateTable("designLinks").set(change).where("token", "=", token).execute();
      return good;
    };
  const longAgo = new Date("2020-01-01");
  const endedLinkErrors = {
    DESIGN_LINK_UNKNOWN: withUnknownLink,
    DESIGN_LINK_WITHDRAWN: endLink({ withdrawnAt: longAgo }),
    DESIGN_LINK_EXPIRED: endLink({ expiresAt: longAgo }),
  } satisfies Partial<Record<ErrorCode, InputMutator>>;
  const asOtherVisitor = mutateBody(async () => ({ userId: await newShopper().visit() }));
  const withLinkOfKind =
    (kind: DesignLinkKind): InputMutator =>
    async (good) => {
      const creator = await createLinkCreator(shop);
      const { token } = await creator.createLink(kind);
      return { params: { token }, body: { ...good.body, userId: creator.userId } };
    };

  const withInvalidAddress = mutateBody(() => ({ shippingAddress: { ...shippingAddress, zip: "12" } }));

  return {
    createDesignLink: {
      NOT_FOUND: mutateBody(() => ({ userId: UNKNOWN_ID })),
      FRAME_MISMATCH: withLinkedWall({ userTemplateInfo: { ...info, frameType: "white" } }),
      SIZE_NOT_SOLD: withLinkedWall({ size: "rectangle_small" }),
      TILES_MISMATCH: withLinkedWall({ userTemplateInfo: { ...info, tiles: [tile(1)] } }),
      TOO_MANY_TILES: withLinkedWall(freeWall(51)),
      PHOTO_UNKNOWN: mutateBody(() => ({ trayPhotoIds: ["somebody-elses"] })),
      ART_ITEM_UNKNOWN: withLinkedWall({
        userTemplateInfo: { ...info, tiles: info.tiles.map((own) => ({ ...own, artItemId: UNKNOWN_ID })) },
      }),
    },
    getDesignLinks: {},
    openDesignLink: endedLinkErrors,
    addDesignLinkPhoto: {
      ...endedLinkErrors,
      DESIGN_LINK_FULL: async (good) => {
        const token = String(Reflect.get(good.params ?? {}, "token"));
        await fillLink(shop.database, token, MAX_PHOTOS_PER_LINK);
        return good;
      },
      PHOTO_URL_NOT_OURS: mutateBody(() => ({ url: "https://elsewhere.example/photos/x.jpg" })),
      CONFLICT: withLinkOfKind("copy"),
    },
    receivePhotos: {},
    withdrawDesignLink: { DESIGN_LINK_UNKNOWN: withUnknownLink, FORBIDDEN: asOtherVisitor },
    mailDesignLink: { ...endedLinkErrors, FORBIDDEN: asOtherVisitor, CONFLICT: withLinkOfKind("copy") },
    createUser: {},
    getKeptData: {},
    deleteKeptData: {},
    deleteKeptPhoto: { NOT_FOUND: mutateBody(async () => ({ userId: await newShopper().visit() })) },
    requestKeptData: {},
    openDataRequest: { NOT_FOUND: withUnknownLink },
    deleteRequestedData: { NOT_FOUND: withUnknownLink },
    subscribe: {},
    confirmSubscription: { NOT_FOUND: withUnknownLink },
    unsubscribe: {},
    addOrUpdateUserPhoto: {
      NOT_FOUND: withUnknownId,
      PHOTO_URL_NOT_OURS: mutateBody((good) => ({
        photo_obj: { ...Reflect.get(good, "photo_obj"), url: "https://elsewhere.example/photos/x.jpg" },
      })),
      PHOTO_QUOTA_REACHED: mutateBody(async (good) => {
        const { handle, url } = Object(Reflect.get(good, "photo_obj"));
        await sql`insert into visitor_photos (visitor_id, photo_id, uuid, asset_id, url, width, height)
          select ${Reflect.get(good, "user_id")}, 'copy_' || number, 'copy', ${handle}, ${url}, 4000, 3000
          from generate_series(1, ${sql.lit(MAX_LISTED_PHOTOS)}) as number`.execute(shop.database);
        return { photo_id: "one_more" };
      }),
    },
    addOrUpdateUserTemplateInfo: {
      NOT_FOUND: withUnknownId,
      FRAME_MISMATCH: mutateBody(() => ({ template_info: { ...info, matType: "none" } })),
    },
    getMemoryCollections: {},
    getMemoryCollection: { NOT_FOUND: withUnknownId },
    initCart: {
      ...lineErrors,
      PROMO_UNKNOWN: mutateBody(() => ({ promoCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: (good, name) => expirePromo({ body: { ...good.body, promoCode: "WELCOME10" } }, name),
    },
    getCartInfo: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
    addCartItem: {
      ...lineErrors,
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      TOO_MANY_LINES: withTooManyLines,
    },
    addToCart: {
      ...lineErrors,
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      TOO_MANY_LINES: withTooManyLines,
    },
    updateCartItem: { ...lineErrors, NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
    removeCartItem: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
    addPromoCode: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      PROMO_UNKNOWN: mutateBody(() => ({ promoCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: expirePromo,
      PROMO_USED: withUsedPromo,
      PROMO_ALREADY_SET: withPromoAlreadySet("promoCode"),
    },
    removePromoCode: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
    createCheckout: {
      ...variantErrors,
      ADDRESS_INVALID: withInvalidAddress,
      PROMO_UNKNOWN: mutateBody(() => ({ promoCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: expirePromo,
      PROMO_USED: mutateBody(async () => ({ email: (await openPaymentWithPromo()).usedEmail })),
    },
    createOrUpdateCheckout: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CHECKOUT_NOT_OPEN: withPaidCheckout,
      CART_EMPTY: withEmptyCart,
      ADDRESS_INVALID: withInvalidAddress,
      PROMO_USED: mutateBody(async () => {
        const { cartId, usedEmail } = await openPaymentWithPromo();
        return { cartId, email: usedEmail };
      }),
    },
    updateCheckout: {
      ...variantErrors,
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CHECKOUT_NOT_OPEN: withPaidCheckout,
      CONFLICT: mutateBody(() => ({ variants: [{ variantId: "ZA.square_trio", quantity: 1 }] })),
      PROMO_UNKNOWN: mutateBody(() => ({ promoCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: (good, name) => expirePromo({ body: { ...good.body, promoCode: "WELCOME10" } }, name),
      PROMO_ALREADY_SET: withPromoAlreadySet("promoCode"),
      ADDRESS_INVALID: withInvalidAddress,
      SHIPPING_RATE_UNKNOWN: mutateBody(() => ({ shippingRateHandle: "by-camel" })),
      PROMO_USED: mutateBody(async () => {
        const { checkoutId, usedEmail } = await openPaymentWithPromo();
        return { checkoutId, email: usedEmail };
      }),
    },
    reCreateCheckout: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CONFLICT: withNewCheckout({}),
    },
    getCheckoutInfo: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
    updateShippingAddress: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CHECKOUT_NOT_OPEN: withPaidCheckout,
      ADDRESS_INVALID: withInvalidAddress,
    },
    updateEmailAddress: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CHECKOUT_NOT_OPEN: withPaidCheckout,
      PROMO_USED: mutateBody(async () => {
        const { checkoutId, usedEmail } = await openPaymentWithPromo();
        return { checkoutId, email: usedEmail };
      }),
    },
    setShippingLineItem: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CHECKOUT_NOT_OPEN: withPaidCheckout,
      SHIPPING_RATE_UNKNOWN: mutateBody(() => ({ shippingRateHandle: "by-camel" })),
    },
    setCheckoutDiscountCode: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CHECKOUT_NOT_OPEN: withPaidCheckout,
      PROMO_UNKNOWN: mutateBody(() => ({ discountCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: expirePromo,
      PROMO_USED: withUsedPromo,
      PROMO_ALREADY_SET: withPromoAlreadySet("discountCode"),
    },
    setCheckoutItem: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      // Fifty tiles 99 times, and fifty more, are as many pieces as an order may have.
      TOO_MANY_LINES: mutateBody(async () => {
        const lineItems = [99, 1].map((quantity) => ({ ...aLargestLine(null, []), quantity }));
        const cart = await expectOk(shop.call(initCart, { body: { site: "ZA", lineItems } }));
        const checkout = await shopper(shop).checkOut(cart);
        return { checkoutId: checkout.checkoutId, itemId: checkout.lineItems[1]?._id, quantity: 2 };
      }),
      CHECKOUT_NOT_OPEN: withPaidCheckout,
    },
    completeCheckout: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CHECKOUT_NOT_OPEN: mutateBody(async () => {
        const { checkoutId } = await newShopper().checkOut();
        shop.clock.advance(DAY_MS + HOUR_MS);
        return { checkoutId };
      }),
      PAYMENT_NOT_DONE: mutateBody(async () => {
        const checkout = await newShopper().checkOut();
        return {
          checkoutId: checkout.checkoutId,
          paymentIntentId: (await newShopper().beginPaying(checkout)).id,
        };
      }),
      PAYMENTS_REFUSED: mutateBody(async () => {
        const checkout = await newShopper().checkOut();
        const intent = await newShopper().beginPaying(checkout);
        vi.spyOn(shop.payments, "retrieve").mockRejectedValue(new PaymentsRejectedError("Test: 400"));
        return { checkoutId: checkout.checkoutId, paymentIntentId: intent.id };
      }),
      AMOUNT_CHANGED: mutateBody(async () => {
        const checkout = await newShopper().checkOut();
        const intent = await newShopper().beginPaying(checkout);
        await shop.database
          .updateTable("testPayments")
          .set({ quoteVersion: 99, status: "succeeded" })
          .where("id", "=", intent.id)
          .execute();
        return { checkoutId: checkout.checkoutId, paymentIntentId: intent.id };
      }),
      TILES_MISSING: withNewCheckout({ email, shippingAddress }, aLine()),
      EMAIL_MISSING: withNewCheckout({ shippingAddress }),
      ADDRESS_MISSING: withNewCheckout({ email }),
    },
    createPaymentIntent: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CHECKOUT_NOT_OPEN: mutateBody(async () => ({
        checkoutId: (await newShopper().buy()).checkout.checkoutId,
      })),
      CART_EMPTY: mutateBody(async (good) => {
        const checkoutId = checkoutOf(good);
        const { quote } = (await shop.shop.repositories.checkouts.find(checkoutId)) ?? {
          quote: { lines: [] },
        };
        const payload = { checkoutId, itemId: quote.lines[0]?.id, quantity: 0 };
        await shop.app.inject({ method: "PUT", url: "/api/shopify/checkout-item", payload });
        return {};
      }),
      TILES_MISSING: withNewCheckout({ email, shippingAddress }, aLine()),
      FRAME_OUT_OF_STOCK: (good) => {
        Object.assign(FRAME_STYLES.Timeless, { isOutOfStock: true });
        onTestFinished(() => void Object.assign(FRAME_STYLES.Timeless, { isOutOfStock: false }));
        return good;
      },
      PRINT_TOO_SMALL: withWeakPrint(350, 263),
      PRINT_NEEDS_CONFIRMATION: withWeakPrint(1000, 1700),
      EMAIL_MISSING: withNewCheckout({ shippingAddress }),
      ADDRESS_MISSING: withNewCheckout({ email }),
      PROMO_USED: mutateBody(async () => {
        const { usedEmail } = await openPaymentWithPromo();
        const cart = await newShopper().fillCart();
        await newShopper().addPromo(cart._id);
        return { checkoutId: (await newShopper().checkOut(cart, usedEmail)).checkoutId };
      }),
      TOO_MANY_DECLINES: withThreeDeclines,
      UNAVAILABLE: (good) => {
        vi.spyOn(shop.payments, "create").mockRejectedValue(new PaymentsUnavailableError("no answer"));
        return good;
      },
      PAYMENTS_REFUSED: (good) => {
        vi.spyOn(shop.payments, "create").mockRejectedValue(new PaymentsRejectedError("Test: 400"));
        return good;
      },
    },
    updatePaymentIntent: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      PAYMENT_CLOSED: closePayment,
      UNAVAILABLE: (good) => {
        vi.spyOn(shop.payments, "update").mockRejectedValue(new PaymentsUnavailableError("no answer"));
        return good;
      },
      PAYMENTS_REFUSED: (good) => {
        vi.spyOn(shop.payments, "update").mockRejectedValue(new PaymentsRejectedError("Test: 400"));
        return good;
      },
    },
    confirmTestPayment: {
      NOT_FOUND: mutateBody(() => ({ clientSecret: "not-the-secret" })),
      CARD_DECLINED: mutateBody(() => ({ card: aCard(TEST_CARDS.accepted, 2020) })),
      CARD_LACKS_FUNDS: mutateBody(() => ({ card: aCard(TEST_CARDS.insufficientFunds) })),
      PAYMENT_CLOSED: closePayment,
      TOO_MANY_DECLINES: withThreeDeclines,
    },
    authenticateTestPayment: {
      NOT_FOUND: mutateBody(() => ({ clientSecret: "not-the-secret" })),
      CARD_DECLINED: mutateBody(() => ({ approve: false })),
      PAYMENT_CLOSED: closePayment,
    },
    completeUploadLater: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CONFLICT: startProduction,
      FRAME_MISMATCH: mutateBody(() => ({
        userTemplateInfo: { ...orderedDesign, frameStyle: "Infinite", matType: "none" },
      })),
      SIZE_NOT_SOLD: withOrderedTiles({ size: "rectangle_large" }),
      TILES_MISMATCH: withOrderedTiles({ name: "tile_1" }),
      TILES_MISSING: withOrderedTiles({ userPhotoId: null }),
      PRINT_TOO_SMALL: withWeakOrderedPrint(350, 263),
      PRINT_NEEDS_CONFIRMATION: withWeakOrderedPrint(1000, 1700),
      PHOTO_UNKNOWN: withOrderedTiles({ userPhotoId: "x" }),
      ART_ITEM_UNKNOWN: withOrderedTiles({ userPhotoId: null, artItemId: UNKNOWN_ID }),
    },
    saveOrderTiles: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CONFLICT: startProduction,
      TILES_MISMATCH: mutateBody(() => ({ tiles: [{ name: "tile_9", userPhotoId: "photo_1" }] })),
      TILES_MISSING: async (good) => {
        const { order } = await newShopper().buy();
        const params = { orderId: order.orderId, cartItemId: order.lineItems[0]?.cartItemId };
        return { params, body: { ...good.body, tiles: [{ name: "tile_1", userPhotoId: null }] } };
      },
      PHOTO_UNKNOWN: mutateBody(() => ({ tiles: [{ name: "tile_1", userPhotoId: "x" }] })),
      ART_ITEM_UNKNOWN: mutateBody(() => ({
        tiles: [{ name: "tile_1", userPhotoId: null, artItemId: UNKNOWN_ID }],
      })),
    },
    startThread: {
      NOT_FOUND: mutateBody(() => ({ orderId: UNKNOWN_ID })),
      SITE_MISMATCH: mutateBody(async () => ({
        orderId: (await newShopper().buy()).order.orderId,
        site: OTHER_SITE.ZA,
      })),
      EMAIL_MISSING: mutateBody(() => ({ email: undefined })),
      CONFLICT: mutateBody(async () => {
        const { orderId } = (await newShopper().buy()).order;
        const message = { text: "Hello", messageId: "first" };
        const { threadId } = await expectOk(shop.call(startThread, { body: { orderId, ...message } }));
        await fillThread(threadId);
        return { orderId };
      }),
    },
    getThread: { NOT_FOUND: withUnknownId },
    getOrderThread: { NOT_FOUND: withUnknownId },
    sendMessage: { NOT_FOUND: withUnknownId, CONFLICT: withFullThread },
    seeMessages: { NOT_FOUND: withUnknownId },
    getThreads: {},
    getOwnerThread: { NOT_FOUND: withUnknownId },
    readThread: { NOT_FOUND: withUnknownId },
    answerThread: { NOT_FOUND: withUnknownId, CONFLICT: withFullThread },
    writeAboutOrder: { NOT_FOUND: withUnknownId, CONFLICT: withFullOrderThread },
    changeOrderAddress: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CONFLICT: passChangeWindow,
      ADDRESS_INVALID: withInvalidAddress,
    },
    cancelOrder: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite, CONFLICT: passChangeWindow },
    getOrders: {},
    getToday: {},
    findOrders: {},
    beginOrders: {},
    checkParcels: {},
    sendParcels: {},
    searchAdmin: {},
    getOrder: { NOT_FOUND: withUnknownId },
    moveOrder: { NOT_FOUND: withUnknownId, CONFLICT: mutateBody(() => ({ to: "delivered" })) },
    refundOrder: { NOT_FOUND: withUnknownId, CONFLICT: mutateBody(() => ({ amount: 1_000_000 })) },
    retryPrints: {
      NOT_FOUND: withUnknownId,
      CONFLICT: async (good) => ({ ...good, params: { orderId: (await newShopper().buy()).order.orderId } }),
    },
    getOrderWork: { NOT_FOUND: withUnknownId },
    reprintTile: { NOT_FOUND: withUnknownId, CONFLICT: mutateBody(() => ({ reason: "lost" })) },
    replaceTiles: {
      NOT_FOUND: withUnknownId,
      CONFLICT: async (good) => ({
        ...good,
        params: { orderId: (await buyPrintedOrder(shop)).orderId },
      }),
    },
    moveReplacement: {
      NOT_FOUND: withUnknownId,
      CONFLICT: mutateBody(() => ({ to: "delivered", tracking: undefined })),
    },
    correctParcel: {
      NOT_FOUND: withUnknownId,
      CONFLICT: async (good) => ({
        ...good,
        params: { orderId: (await buyPrintedOrder(shop)).orderId },
      }),
    },
    holdOrder: {
      NOT_FOUND: withUnknownId,
      CONFLICT: async (good) => {
        const orderId = orderOf(good.params ?? {});
        await expectOk(shop.call(cancelOrder, { params: { orderId }, body: {} }));
        return good;
      },
    },
    releaseOrder: { NOT_FOUND: withUnknownId },
    addOrderNote: { NOT_FOUND: withUnknownId },
    correctAddress: {
      NOT_FOUND: withUnknownId,
      CONFLICT: async (good) => ({ ...good, params: { orderId: (await buySentOrder(shop)).orderId } }),
      ADDRESS_INVALID: withInvalidAddress,
    },
    mailAgain: { NOT_FOUND: withUnknownId, CONFLICT: mutateBody(() => ({ kind: "shipped" })) },
    getHeldPrints: {},
    approvePrint: {
      NOT_FOUND: withUnknownId,
      CONFLICT: mutateBody(() => ({ tile: "tile_2" })),
    },
    askAboutPrint: {
      NOT_FOUND: withUnknownId,
      CONFLICT: mutateBody(() => ({ tile: "tile_2" })),
    },
    getPrintQuestions: { NOT_FOUND: withUnknownId },
    answerPrintQuestion: {
      NOT_FOUND: withUnknownId,
      // The only tile of a wall cannot be left out.
      CONFLICT: mutateBody(() => ({ answer: "leftOut", givenBack: 0 })),
    },
    getBatches: {},
    closeBatch: { CONFLICT: mutateBody(() => ({ sheets: ["no-such-sheet"] })) },
    markBatchPrinted: { NOT_FOUND: (good) => ({ ...good, params: { batchId: UNKNOWN_ID } }) },
    getPackages: {},
    getPackage: { NOT_FOUND: (good) => ({ ...good, params: { number: "ZA-0" } }) },
    packPiece: {
      NOT_FOUND: mutateBody(() => ({ copy: 9 })),
      CONFLICT: async () => {
        const order = await buySentOrder(shop);
        return { params: { number: order.orderNumber }, body: { ...tileOf(order), copy: 1, isPacked: true } };
      },
    },
    sendPackage: {
      NOT_FOUND: (good) => ({ ...good, params: { number: "ZA-0" } }),
      CONFLICT: async (good) => ({
        ...good,
        params: { number: (await buyOrderToPack(shop)).orderNumber },
      }),
    },
    getPaymentsToReview: {},
    settlePaymentReview: { NOT_FOUND: withUnknownId },
    finalizeOrder: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
    sendEmailUploads: {
      NOT_FOUND: withUnknownId,
      SITE_MISMATCH: withOtherSite,
      CONFLICT: mutateBody(async (good) => {
        const inProduction = { to: "in_production", actor: "owner" } as const;
        await shop.shop.transaction((repositories) =>
          transitionOrder(shop.shop, repositories, orderOf(good), inProduction),
        );
        return {};
      }),
      TOO_MANY_REQUESTS: mutateBody(async (good) => {
        const orderId = orderOf(good);
        for (let sent = 0; sent < 3; sent += 1)
          await expectOk(shop.call(sendEmailUploads, { body: { orderId } }));
        return {};
      }),
    },
    getData: { NOT_FOUND: withUnknownId },
    getImages: { NOT_FOUND: withUnknownId },
    getLineItemInfo: { NOT_FOUND: withUnknownId },
    getReorder: { NOT_FOUND: withUnknownId },
    signInOwner: {
      PASSWORD_WRONG: mutateBody(() => ({ password: "not the password" })),
      TOO_MANY_REQUESTS: withTooManyAttempts,
    },
    confirmSignIn: {
      NOT_FOUND: mutateBody(() => ({ ticket: UNKNOWN_ID })),
      FACTOR_WRONG: mutateBody(() => afterNoAttempts({ code: "000000" })),
      TOO_MANY_REQUESTS: withTooManyAttempts,
    },
    beginPasskeySignIn: {},
    finishPasskeySignIn: {
      FACTOR_WRONG: mutateBody(() => afterNoAttempts({ ticket: UNKNOWN_ID })),
      TOO_MANY_REQUESTS: withTooManyAttempts,
    },
    requestPasswordLink: {},
    getPasswordLink: { NOT_FOUND: async () => ({ params: { token: UNKNOWN_ID } }) },
    setPasswordByLink: { NOT_FOUND: async (good) => ({ ...good, params: { token: UNKNOWN_ID } }) },
    getInvitation: { NOT_FOUND: async () => ({ params: { token: UNKNOWN_ID } }) },
    acceptInvitation: { NOT_FOUND: async (good) => ({ ...good, params: { token: UNKNOWN_ID } }) },
    getAccount: {},
    findCustomers: {},
    getCustomer: { NOT_FOUND: async () => ({ params: { customerId: "0".repeat(32) } }) },
    getPrivacyRequests: {},
    saveNoticeChoices: {},
    saveAccount: {
      CONFLICT: mutateBody(async () => {
        const other = await shop.shop.repositories.staffMembers.find(await createStaffMember(shop, "books"));
        return { email: other?.email };
      }),
    },
    beginFactor: {},
    confirmFactor: {
      NOT_FOUND: mutateBody(() => ({ ticket: UNKNOWN_ID })),
      FACTOR_WRONG: mutateBody(() => ({ code: "000000" })),
    },
    removeFactor: { NOT_FOUND: async () => ({ params: { factor: UNKNOWN_ID } }) },
    renewRecoveryCodes: {
      CONFLICT: async (good) => {
        await shop.shop.repositories.staffFactors.removeAll(FIRST_OWNER_ID);
        return good;
      },
    },
    proveIdentity: {
      FACTOR_WRONG: mutateBody(() => afterNoAttempts({ code: "000000" })),
      TOO_MANY_REQUESTS: withTooManyAttempts,
    },
    endStaffSession: {
      NOT_FOUND: async ({ params }) => ({ params: { ...params, sessionId: UNKNOWN_ID } }),
    },
    getStaff: {},
    inviteStaff: {
      CONFLICT: mutateBody(async () => {
        const other = await shop.shop.repositories.staffMembers.find(await createStaffMember(shop, "books"));
        return { email: other?.email };
      }),
    },
    withdrawInvitation: { NOT_FOUND: withUnknownId },
    changeStaff: {
      NOT_FOUND: async (good) => ({ ...good, params: { staffId: UNKNOWN_ID } }),
      CONFLICT: async () => ({ params: { staffId: FIRST_OWNER_ID }, body: { isStopped: true } }),
    },
    resetStaffSignIn: {
      NOT_FOUND: async (good) => ({ ...good, params: { staffId: UNKNOWN_ID } }),
      // The first owner has no address yet.
      CONFLICT: async (good) => ({ ...good, params: { staffId: FIRST_OWNER_ID } }),
    },
    getAuditLog: {},
    signOutOwner: {},
    getOwnerSession: {},
    getSite: {},
    changeSite: {
      CONFLICT: mutateBody((good) => ({ expectedVersion: Number(Reflect.get(good, "expectedVersion")) + 1 })),
      SITE_INVALID: mutateBody(() => ({ framePrices: { rectangle_small: 0 } })),
    },
    getSites: {},
    addSite: {
      CONFLICT: mutateBody(() => ({ code: "ZA" })),
      SITE_INVALID: mutateBody(() => ({ currency: "JPY" })),
    },
    openSite: {
      CONFLICT: mutateBody((good) => ({ expectedVersion: Number(Reflect.get(good, "expectedVersion")) + 1 })),
      SITE_INVALID: async () => {
        const country = createCountry();
        await addSite(shop.shop, OWNER_ACTOR, country);
        return { params: { code: country.code }, body: { expectedVersion: 1 } };
      },
    },
    getPromoCodes: {},
    getStock: {},
    setStock: {},
    getFigures: {
      BAD_REQUEST: async () => ({ query: { site: "ZA", from: "2026-11-24", to: "2026-11-23" } }),
    },
    createPromoCode: { SITE_INVALID: mutateBody(() => ({ percent: 0 })) },
    setPromoCodeEnded: {
      CONFLICT: withPromoCode("WELCOME10"),
      NOT_FOUND: withPromoCode("NOSUCHCODE"),
    },
    getPromoCodeOrders: { NOT_FOUND: withPromoCode("NOSUCHCODE") },
    getSiteVersions: {},
    restoreSiteVersion: {
      CONFLICT: mutateBody(() => ({ expectedVersion: 1_000 })),
      NOT_FOUND: mutateBody(() => ({ version: 1_000 })),
      SITE_INVALID: mutateBody(withRemovedWelcomeCode),
    },
    getArtItems: {},
    getArtItem: { NOT_FOUND: withUnknownId },
    getRelatedArtItems: { NOT_FOUND: withUnknownId },
    getOwnerArt: {},
    createArtItem: {
      PHOTO_UNKNOWN: mutateBody(() => ({ asset_id: UNKNOWN_ID })),
      CONFLICT: async (good) => {
        const art = await shop.shop.repositories.art.listItems();
        const [first] = art;
        if (!first) throw new Error("The catalogue is empty");
        await shop.shop.repositories.art.insertMissingItems(
          Array.from({ length: ART_LIMITS.items }, (_, index) => ({
            ...first,
            id: `full-${index}`,
            isOnSale: false,
            assetId: null,
          })),
        );
        onTestFinished(async () => {
          await shop.database.deleteFrom("artItems").where("id", "like", "full-%").execute();
        });
        return good;
      },
    },
    arrangeFeaturedArt: { ART_ITEM_UNKNOWN: mutateBody(() => ({ items: [UNKNOWN_ID] })) },
    saveArtItemTags: { NOT_FOUND: withUnknownId },
    getArtSetItems: {},
    getAllArtSets: {},
    getAllArtItems: {},
    createArtSet: { ART_ITEM_UNKNOWN: mutateBody(() => ({ items: [UNKNOWN_ID] })) },
    getArtSet: { NOT_FOUND: withUnknownId },
    updateArtSet: { NOT_FOUND: withUnknownId, ART_ITEM_UNKNOWN: mutateBody(() => ({ items: [UNKNOWN_ID] })) },
    deleteArtSet: { NOT_FOUND: withUnknownId },
  };
};
