import { createCheckout } from "@storywall/contract/calls/checkout/createCheckout.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { sendEmailUploads } from "@storywall/contract/calls/orders/sendEmailUploads.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { ErrorCode } from "@storywall/contract/errors.ts";
import { type DesignLinkKind, MAX_PHOTOS_A_LINK } from "@storywall/domain/links/designLink.ts";
import { MAX_MESSAGES_A_THREAD } from "@storywall/domain/messages/messageLimits.ts";
import { aDesign, aLine, anAddress, GRID, TRIO } from "@storywall/testkit/builders.ts";
import { DAY, HOUR } from "@storywall/testkit/fakeClock.ts";
import { expect, vi } from "vitest";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import type { BoundCallName } from "../../src/http/handler.ts";
import { PaymentsUnavailable } from "../../src/ports/payments/Payments.ts";
import { moveOrder } from "../../src/usecases/orders/moveOrder.ts";
import { fillLink, linkMaker } from "../support/linkMaker.ts";
import { CARDS, card, shopper } from "../support/shopper.ts";
import { OTHER_SITE, ok, type TestShop } from "../support/testShop.ts";

export type Parts = { readonly params?: object; readonly query?: object; readonly body?: object };
/** Makes an input that is refused, from one that would not be. */
export type Spoil = (good: Parts, name: BoundCallName) => Parts | Promise<Parts>;
export type RefusalCases = { readonly [Name in BoundCallName]: Partial<Record<ErrorCode, Spoil>> };

/** For each call how to be refused with each of its codes. The shop is there when a case runs, not yet when it is listed. */
export const refusalCases = (shop: () => TestShop, database: () => Database): RefusalCases => {
  const body =
    (fields: (good: object) => object | Promise<object>): Spoil =>
    async (good) => ({ ...good, body: { ...good.body, ...(await fields(good.body ?? {})) } });

  const UNKNOWN_ID = "A".repeat(24);
  const ID_FIELDS = ["cartId", "checkoutId", "orderId", "user_id", "paymentIntentId", "threadId", "id"];

  /** The first id of the input, as one that nobody ever had. */
  const unknownId: Spoil = (good) => {
    for (const part of ["params", "query", "body"] as const) {
      const field = ID_FIELDS.find((name) => name in (good[part] ?? {}));
      if (field) return { ...good, [part]: { ...good[part], [field]: UNKNOWN_ID } };
    }
    throw new Error("an input without an id");
  };

  const otherSite: Spoil = (good) => {
    const part = good.query ? "query" : "body";
    return { ...good, [part]: { ...good[part], site: OTHER_SITE.ZA } };
  };

  /** The line of the input, whichever way the call takes it, as another one. */
  const line = (fields: object): Spoil =>
    body((good) => {
      if ("lineItems" in good) return { lineItems: [{ ...aLine(), ...fields }] };
      const { uuid: _, ...patch } = { ...aLine(), ...fields };
      return { lineItem: "itemId" in good ? patch : { ...aLine(), ...fields } };
    });

  const { userTemplateInfo: info } = aLine();
  const tile = (index: number) => ({ name: `tile_${index}`, userPhotoId: null, cropParams: {} });
  const free = (count: number) => ({
    templateKey: undefined,
    userTemplateInfo: { ...info, tiles: Array.from({ length: count }, (_, index) => tile(index)) },
  });

  const fillThread = async (threadId: string) => {
    const full = { lastPlace: MAX_MESSAGES_A_THREAD };
    await database().updateTable("messageThreads").set(full).where("id", "=", threadId).execute();
  };
  const fullThread: Spoil = async (good) => {
    await fillThread(String(Reflect.get(good.params ?? {}, "threadId")));
    return good;
  };

  const fullThreadOfOrder: Spoil = async (good) => {
    const orderId = String(Reflect.get(good.params ?? {}, "orderId"));
    const message = { text: "Hello", messageId: "first" };
    await fillThread((await ok(shop().call(startThread, { body: { orderId, ...message } }))).threadId);
    return good;
  };

  const anna = () => shopper(shop());
  const orderOf = (good: object): string => String(Reflect.get(good, "orderId"));
  const checkoutOf = (good: object): string => String(Reflect.get(good, "checkoutId"));

  /** A checkout whose money is there, and of which nobody has told the shop yet. */
  const paidCheckout: Spoil = body(async () => {
    const checkout = await anna().checkOut();
    const { id } = await anna().beginPaying(checkout);
    await database().updateTable("testPayments").set({ status: "succeeded" }).where("id", "=", id).execute();
    return { checkoutId: checkout.checkoutId, cartId: checkout.cartId };
  });

  /** A payment that three cards were tried with. */
  const declinedThrice: Spoil = body(async () => {
    const checkout = await anna().checkOut();
    const intent = await anna().beginPaying(checkout);
    for (const _ of [1, 2, 3]) await anna().pay(intent, CARDS.declined);
    return {
      checkoutId: checkout.checkoutId,
      paymentIntentId: intent.id,
      clientSecret: intent.clientSecret,
    };
  });

  const checkoutWith = (fields: object, lineItem = {}): Spoil =>
    body(async () => {
      const cart = await anna().fillCart(lineItem);
      const { checkoutId } = await ok(
        shop().call(createOrUpdateCheckout, { body: { cartId: cart._id, ...fields } }),
      );
      return { checkoutId };
    });

  const email = "somebody@example.com";
  const shippingAddress = anAddress("ZA");

  /** A cart whose code was used before with the e-mail of its checkout; the checkout itself is without the code. */
  const usedPromo: Spoil = body(async () => {
    const buyer = anna();
    const first = await buyer.fillCart();
    await buyer.promo(first._id);
    await buyer.buy(first);
    const cart = await buyer.fillCart();
    const checkout = await buyer.checkOut(cart);
    return { cartId: cart._id, checkoutId: checkout.checkoutId };
  });

  /** An open payment with the code, whose e-mail is about to become one that has used it. */
  const promoInPayment = async (): Promise<{ checkoutId: string; cartId: string; used: string }> => {
    const before = anna();
    const first = await before.fillCart();
    await before.promo(first._id);
    await before.buy(first);
    const now = anna();
    const cart = await now.fillCart();
    await now.promo(cart._id);
    const { checkoutId } = await now.checkOut(cart);
    await now.beginPaying(await now.checkOut(cart));
    return { checkoutId, cartId: cart._id, used: before.email };
  };

  const afterChangeWindow: Spoil = (good) => {
    shop().clock.advance(3 * HOUR);
    return good;
  };

  const emptyCart: Spoil = body(async () => {
    const { _id: cartId } = await shop()
      .app.inject("/api/shopify/get-cart-info")
      .then((response) => response.json());
    return { cartId };
  });

  const anotherPromo = (field: string): Spoil =>
    body(async () => {
      const cart = await anna().fillCart();
      await anna().promo(cart._id);
      const { checkoutId } = await anna().checkOut(cart);
      return { cartId: cart._id, checkoutId, [field]: "SUMMER20" };
    });

  /** While it lasts, the shop's code is one that has expired. */
  const expiredPromo: Spoil = (good) => {
    const sites = shop().shop.sites();
    const promoCodes = sites.ZA.promoCodes.map((promo) => ({
      ...promo,
      expiresAt: "2020-01-01T00:00:00.000Z",
    }));
    vi.spyOn(shop().shop, "sites").mockReturnValue({ ...sites, ZA: { ...sites.ZA, promoCodes } });
    return good;
  };

  const wallRefusals = {
    FRAME_MISMATCH: line({ userTemplateInfo: { ...info, frameType: "white" } }),
    SIZE_NOT_SOLD: line({ size: "rectangle_small" }),
    TILES_MISMATCH: line({ userTemplateInfo: { ...info, tiles: [tile(1)] } }),
    TOO_MANY_TILES: line(free(51)),
    PHOTO_UNKNOWN: line({
      userTemplateInfo: { ...info, tiles: info.tiles.map((own) => ({ ...own, userPhotoId: "x" })) },
    }),
    ART_ITEM_UNKNOWN: line({
      userTemplateInfo: { ...info, tiles: info.tiles.map((own) => ({ ...own, artItemId: UNKNOWN_ID })) },
    }),
  } satisfies Partial<Record<ErrorCode, Spoil>>;

  const tooManyLines: Spoil = async (good, name) => {
    const many = Array.from({ length: name === "initCart" ? 101 : 100 }, () =>
      aLine({ base: { kind: "set", key: "square_trio" } }),
    );
    if (name === "initCart") return { body: { lineItems: many } };
    const cart = await anna().fillCart();
    for (let start = 0; start < 90; start += 45) {
      const added = await shop().app.inject({
        method: "POST",
        url: "/api/shopify/add-to-cart",
        payload: { cartId: cart._id, lineItems: many.slice(start, start + 45) },
      });
      expect(added.statusCode).toBe(200);
    }
    const rest = { cartId: cart._id, lineItems: many.slice(90, 100) };
    if (name === "addToCart") return { body: rest };
    await shop().app.inject({
      method: "POST",
      url: "/api/shopify/add-to-cart",
      payload: { ...rest, lineItems: many.slice(90, 99) },
    });
    return { ...good, body: { ...good.body, cartId: cart._id } };
  };

  const closedPayment: Spoil = body(async (good) => {
    const id = String(Reflect.get(good, "paymentIntentId"));
    await shop().payments.cancel(id);
    return {};
  });

  /** A checkout that is no cart's, of one set. */
  const setCheckout = async (): Promise<string> => {
    const variants = [{ variantId: "ZA.square_trio", quantity: 1 }];
    return (await ok(shop().call(createCheckout, { body: { variants, site: "ZA" } }))).checkoutId;
  };
  const trio = toUserTemplateInfo(aDesign(TRIO));
  const frames = (framesInfo: object): Spoil =>
    body(async (good) => ({
      ...("checkoutId" in good ? { checkoutId: await setCheckout() } : {}),
      framesInfo,
    }));
  const variantRefusals = {
    VARIANT_UNKNOWN: body(async (good) => ({
      ...("checkoutId" in good ? { checkoutId: await setCheckout() } : {}),
      variants: [{ variantId: "AU.square_trio", quantity: 1 }],
    })),
    FRAME_MISMATCH: frames({ ...trio, frameType: "wood", matType: "none", frameStyle: "Infinite" }),
    SIZE_NOT_SOLD: frames({ ...trio, tiles: trio.tiles.map((own) => ({ ...own, size: "rectangle_large" })) }),
    TILES_MISMATCH: frames({ ...trio, tiles: trio.tiles.slice(1) }),
    TOO_MANY_TILES: frames({ ...trio, tiles: free(51).userTemplateInfo.tiles }),
    PHOTO_UNKNOWN: frames({ ...trio, tiles: trio.tiles.map((own) => ({ ...own, userPhotoId: "x" })) }),
    ART_ITEM_UNKNOWN: frames({
      ...trio,
      tiles: trio.tiles.map((own) => ({ ...own, artItemId: UNKNOWN_ID })),
    }),
  } satisfies Partial<Record<ErrorCode, Spoil>>;

  const intoTheWorkshop: Spoil = async (good) => {
    const orderId = orderOf({ ...good.params, ...good.body });
    for (const to of ["placed", "in_production"] as const) {
      await shop().shop.transaction((repositories) =>
        moveOrder(shop().shop, repositories, orderId, { to, actor: "owner" }),
      );
    }
    return good;
  };
  const orderedWall = toUserTemplateInfo(aDesign(GRID, "photo_1"));
  const orderedTiles = (change: object): Spoil =>
    body(() => ({
      userTemplateInfo: { ...orderedWall, tiles: orderedWall.tiles.map((own) => ({ ...own, ...change })) },
    }));

  /** The wall of a link as another one. */
  const linkedWall = (fields: object): Spoil =>
    body((good) => ({ wall: { ...Reflect.get(good, "wall"), ...fields } }));
  const unknownLink: Spoil = (good) => ({ ...good, params: { token: UNKNOWN_ID } });
  const endedLink =
    (change: { withdrawnAt: Date } | { expiresAt: Date }): Spoil =>
    async (good) => {
      const token = String(Reflect.get(good.params ?? {}, "token"));
      await database().updateTable("designLinks").set(change).where("token", "=", token).execute();
      return good;
    };
  const longAgo = new Date("2020-01-01");
  const linkEnds = {
    DESIGN_LINK_UNKNOWN: unknownLink,
    DESIGN_LINK_WITHDRAWN: endedLink({ withdrawnAt: longAgo }),
    DESIGN_LINK_EXPIRED: endedLink({ expiresAt: longAgo }),
  } satisfies Partial<Record<ErrorCode, Spoil>>;
  const somebodyElse = body(async () => ({ userId: await anna().visit() }));
  const linkOfKind =
    (kind: DesignLinkKind): Spoil =>
    async (good) => {
      const maker = await linkMaker(shop());
      const { token } = await maker.make(kind);
      return { params: { token }, body: { ...good.body, userId: maker.userId } };
    };

  const badAddress = body(() => ({ shippingAddress: { ...shippingAddress, zip: "12" } }));

  return {
    createDesignLink: {
      NOT_FOUND: body(() => ({ userId: UNKNOWN_ID })),
      FRAME_MISMATCH: linkedWall({ userTemplateInfo: { ...info, frameType: "white" } }),
      SIZE_NOT_SOLD: linkedWall({ size: "rectangle_small" }),
      TILES_MISMATCH: linkedWall({ userTemplateInfo: { ...info, tiles: [tile(1)] } }),
      TOO_MANY_TILES: linkedWall(free(51)),
      PHOTO_UNKNOWN: body(() => ({ trayPhotoIds: ["somebody-elses"] })),
      ART_ITEM_UNKNOWN: linkedWall({
        userTemplateInfo: { ...info, tiles: info.tiles.map((own) => ({ ...own, artItemId: UNKNOWN_ID })) },
      }),
    },
    getDesignLinks: {},
    openDesignLink: linkEnds,
    addDesignLinkPhoto: {
      ...linkEnds,
      DESIGN_LINK_FULL: async (good) => {
        const token = String(Reflect.get(good.params ?? {}, "token"));
        await fillLink(database(), token, MAX_PHOTOS_A_LINK);
        return good;
      },
      PHOTO_URL_NOT_OURS: body(() => ({ url: "https://elsewhere.example/photos/x.jpg" })),
      CONFLICT: linkOfKind("copy"),
    },
    receivePhotos: {},
    withdrawDesignLink: { DESIGN_LINK_UNKNOWN: unknownLink, FORBIDDEN: somebodyElse },
    mailDesignLink: { ...linkEnds, FORBIDDEN: somebodyElse, CONFLICT: linkOfKind("copy") },
    createUser: {},
    getKeptData: {},
    deleteKeptData: {},
    deleteKeptPhoto: { NOT_FOUND: body(async () => ({ userId: await anna().visit() })) },
    requestKeptData: {},
    openDataRequest: { NOT_FOUND: unknownLink },
    deleteRequestedData: { NOT_FOUND: unknownLink },
    subscribe: {},
    unsubscribe: {},
    addOrUpdateUserPhoto: {
      NOT_FOUND: unknownId,
      PHOTO_URL_NOT_OURS: body((good) => ({
        photo_obj: { ...Reflect.get(good, "photo_obj"), url: "https://elsewhere.example/photos/x.jpg" },
      })),
    },
    addOrUpdateUserTemplateInfo: {
      NOT_FOUND: unknownId,
      FRAME_MISMATCH: body(() => ({ template_info: { ...info, matType: "none" } })),
    },
    getMemoryCollections: {},
    getMemoryCollection: { NOT_FOUND: unknownId },
    initCart: {
      ...wallRefusals,
      PROMO_UNKNOWN: body(() => ({ promoCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: (good, name) => expiredPromo({ body: { ...good.body, promoCode: "WELCOME10" } }, name),
    },
    getCartInfo: { NOT_FOUND: unknownId, SITE_MISMATCH: otherSite },
    addCartItem: {
      ...wallRefusals,
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      TOO_MANY_LINES: tooManyLines,
    },
    addToCart: {
      ...wallRefusals,
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      TOO_MANY_LINES: tooManyLines,
    },
    updateCartItem: { ...wallRefusals, NOT_FOUND: unknownId, SITE_MISMATCH: otherSite },
    removeCartItem: { NOT_FOUND: unknownId, SITE_MISMATCH: otherSite },
    addPromoCode: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      PROMO_UNKNOWN: body(() => ({ promoCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: expiredPromo,
      PROMO_USED: usedPromo,
      PROMO_ALREADY_SET: anotherPromo("promoCode"),
    },
    removePromoCode: { NOT_FOUND: unknownId, SITE_MISMATCH: otherSite },
    createCheckout: {
      ...variantRefusals,
      ADDRESS_INVALID: badAddress,
      PROMO_UNKNOWN: body(() => ({ promoCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: expiredPromo,
      PROMO_USED: body(async () => ({ email: (await promoInPayment()).used })),
    },
    createOrUpdateCheckout: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CHECKOUT_NOT_OPEN: paidCheckout,
      CART_EMPTY: emptyCart,
      ADDRESS_INVALID: badAddress,
      PROMO_USED: body(async () => {
        const { cartId, used } = await promoInPayment();
        return { cartId, email: used };
      }),
    },
    updateCheckout: {
      ...variantRefusals,
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CHECKOUT_NOT_OPEN: paidCheckout,
      CONFLICT: body(() => ({ variants: [{ variantId: "ZA.square_trio", quantity: 1 }] })),
      PROMO_UNKNOWN: body(() => ({ promoCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: (good, name) => expiredPromo({ body: { ...good.body, promoCode: "WELCOME10" } }, name),
      PROMO_ALREADY_SET: anotherPromo("promoCode"),
      ADDRESS_INVALID: badAddress,
      SHIPPING_RATE_UNKNOWN: body(() => ({ shippingRateHandle: "by-camel" })),
      PROMO_USED: body(async () => {
        const { checkoutId, used } = await promoInPayment();
        return { checkoutId, email: used };
      }),
    },
    reCreateCheckout: { NOT_FOUND: unknownId, SITE_MISMATCH: otherSite, CONFLICT: checkoutWith({}) },
    getCheckoutInfo: { NOT_FOUND: unknownId, SITE_MISMATCH: otherSite },
    updateShippingAddress: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CHECKOUT_NOT_OPEN: paidCheckout,
      ADDRESS_INVALID: badAddress,
    },
    updateEmailAddress: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CHECKOUT_NOT_OPEN: paidCheckout,
      PROMO_USED: body(async () => {
        const { checkoutId, used } = await promoInPayment();
        return { checkoutId, email: used };
      }),
    },
    setShippingLineItem: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CHECKOUT_NOT_OPEN: paidCheckout,
      SHIPPING_RATE_UNKNOWN: body(() => ({ shippingRateHandle: "by-camel" })),
    },
    setCheckoutDiscountCode: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CHECKOUT_NOT_OPEN: paidCheckout,
      PROMO_UNKNOWN: body(() => ({ discountCode: "NOSUCHCODE" })),
      PROMO_EXPIRED: expiredPromo,
      PROMO_USED: usedPromo,
      PROMO_ALREADY_SET: anotherPromo("discountCode"),
    },
    setCheckoutItem: { NOT_FOUND: unknownId, SITE_MISMATCH: otherSite, CHECKOUT_NOT_OPEN: paidCheckout },
    completeCheckout: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CHECKOUT_NOT_OPEN: body(async () => {
        const { checkoutId } = await anna().checkOut();
        shop().clock.advance(DAY + HOUR);
        return { checkoutId };
      }),
      PAYMENT_NOT_DONE: body(async () => {
        const checkout = await anna().checkOut();
        return { checkoutId: checkout.checkoutId, paymentIntentId: (await anna().beginPaying(checkout)).id };
      }),
      AMOUNT_CHANGED: body(async () => {
        const checkout = await anna().checkOut();
        const intent = await anna().beginPaying(checkout);
        await database()
          .updateTable("testPayments")
          .set({ quoteVersion: 99, status: "succeeded" })
          .where("id", "=", intent.id)
          .execute();
        return { checkoutId: checkout.checkoutId, paymentIntentId: intent.id };
      }),
      TILES_MISSING: checkoutWith({ email, shippingAddress }, aLine()),
      EMAIL_MISSING: checkoutWith({ shippingAddress }),
      ADDRESS_MISSING: checkoutWith({ email }),
    },
    createPaymentIntent: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CHECKOUT_NOT_OPEN: body(async () => ({ checkoutId: (await anna().buy()).checkout.checkoutId })),
      CART_EMPTY: body(async (good) => {
        const checkoutId = checkoutOf(good);
        const { quote } = (await shop().shop.repositories.checkouts.find(checkoutId)) ?? {
          quote: { lines: [] },
        };
        const payload = { checkoutId, itemId: quote.lines[0]?.id, quantity: 0 };
        await shop().app.inject({ method: "PUT", url: "/api/shopify/checkout-item", payload });
        return {};
      }),
      TILES_MISSING: checkoutWith({ email, shippingAddress }, aLine()),
      EMAIL_MISSING: checkoutWith({ shippingAddress }),
      ADDRESS_MISSING: checkoutWith({ email }),
      PROMO_USED: body(async () => {
        const { used } = await promoInPayment();
        const cart = await anna().fillCart();
        await anna().promo(cart._id);
        return { checkoutId: (await anna().checkOut(cart, used)).checkoutId };
      }),
      TOO_MANY_DECLINES: declinedThrice,
      UNAVAILABLE: (good) => {
        vi.spyOn(shop().payments, "create").mockRejectedValue(new PaymentsUnavailable("no answer"));
        return good;
      },
    },
    updatePaymentIntent: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      PAYMENT_CLOSED: closedPayment,
      UNAVAILABLE: (good) => {
        vi.spyOn(shop().payments, "update").mockRejectedValue(new PaymentsUnavailable("no answer"));
        return good;
      },
    },
    confirmTestPayment: {
      NOT_FOUND: body(() => ({ clientSecret: "not-the-secret" })),
      CARD_DECLINED: body(() => ({ card: card(CARDS.pays, 2020) })),
      CARD_LACKS_FUNDS: body(() => ({ card: card(CARDS.lacksFunds) })),
      PAYMENT_CLOSED: closedPayment,
      TOO_MANY_DECLINES: declinedThrice,
    },
    authenticateTestPayment: {
      NOT_FOUND: body(() => ({ clientSecret: "not-the-secret" })),
      CARD_DECLINED: body(() => ({ approve: false })),
      PAYMENT_CLOSED: closedPayment,
    },
    completeUploadLater: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CONFLICT: intoTheWorkshop,
      FRAME_MISMATCH: body(() => ({
        userTemplateInfo: { ...orderedWall, frameStyle: "Infinite", matType: "none" },
      })),
      SIZE_NOT_SOLD: orderedTiles({ size: "rectangle_large" }),
      TILES_MISMATCH: orderedTiles({ name: "tile_1" }),
      TILES_MISSING: orderedTiles({ userPhotoId: null }),
      PHOTO_UNKNOWN: orderedTiles({ userPhotoId: "x" }),
      ART_ITEM_UNKNOWN: orderedTiles({ userPhotoId: null, artItemId: UNKNOWN_ID }),
    },
    saveOrderTiles: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CONFLICT: intoTheWorkshop,
      TILES_MISMATCH: body(() => ({ tiles: [{ name: "tile_9", userPhotoId: "photo_1" }] })),
      TILES_MISSING: async (good) => {
        const { order } = await anna().buy();
        const params = { orderId: order.orderId, cartItemId: order.lineItems[0]?.cartItemId };
        return { params, body: { ...good.body, tiles: [{ name: "tile_1", userPhotoId: null }] } };
      },
      PHOTO_UNKNOWN: body(() => ({ tiles: [{ name: "tile_1", userPhotoId: "x" }] })),
      ART_ITEM_UNKNOWN: body(() => ({
        tiles: [{ name: "tile_1", userPhotoId: null, artItemId: UNKNOWN_ID }],
      })),
    },
    startThread: {
      NOT_FOUND: body(() => ({ orderId: UNKNOWN_ID })),
      SITE_MISMATCH: body(async () => ({ orderId: (await anna().buy()).order.orderId, site: OTHER_SITE.ZA })),
      EMAIL_MISSING: body(() => ({ email: undefined })),
      CONFLICT: body(async () => {
        const { orderId } = (await anna().buy()).order;
        const message = { text: "Hello", messageId: "first" };
        const { threadId } = await ok(shop().call(startThread, { body: { orderId, ...message } }));
        await fillThread(threadId);
        return { orderId };
      }),
    },
    getThread: { NOT_FOUND: unknownId },
    getOrderThread: { NOT_FOUND: unknownId },
    sendMessage: { NOT_FOUND: unknownId, CONFLICT: fullThread },
    seeMessages: { NOT_FOUND: unknownId },
    getThreads: {},
    getOwnerThread: { NOT_FOUND: unknownId },
    readThread: { NOT_FOUND: unknownId },
    answerThread: { NOT_FOUND: unknownId, CONFLICT: fullThread },
    writeAboutOrder: { NOT_FOUND: unknownId, CONFLICT: fullThreadOfOrder },
    changeOrderAddress: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CONFLICT: afterChangeWindow,
      ADDRESS_INVALID: badAddress,
    },
    cancelOrder: { NOT_FOUND: unknownId, SITE_MISMATCH: otherSite, CONFLICT: afterChangeWindow },
    getOrders: {},
    getOrder: { NOT_FOUND: unknownId },
    moveOrder: { NOT_FOUND: unknownId, CONFLICT: body(() => ({ to: "delivered" })) },
    refundOrder: { NOT_FOUND: unknownId, CONFLICT: body(() => ({ amount: 1_000_000 })) },
    retryPrints: {
      NOT_FOUND: unknownId,
      CONFLICT: async (good) => ({ ...good, params: { orderId: (await anna().buy()).order.orderId } }),
    },
    getPaymentsToReview: {},
    settlePaymentReview: { NOT_FOUND: unknownId },
    finalizeOrder: { NOT_FOUND: unknownId, SITE_MISMATCH: otherSite },
    sendEmailUploads: {
      NOT_FOUND: unknownId,
      SITE_MISMATCH: otherSite,
      CONFLICT: body(async (good) => {
        const inProduction = { to: "in_production", actor: "owner" } as const;
        await shop().shop.transaction((repositories) =>
          moveOrder(shop().shop, repositories, orderOf(good), inProduction),
        );
        return {};
      }),
      TOO_MANY_REQUESTS: body(async (good) => {
        const orderId = orderOf(good);
        for (let sent = 0; sent < 3; sent += 1)
          await ok(shop().call(sendEmailUploads, { body: { orderId } }));
        return {};
      }),
    },
    getData: { NOT_FOUND: unknownId },
    getImages: { NOT_FOUND: unknownId },
    getLineItemInfo: { NOT_FOUND: unknownId },
    getReorder: { NOT_FOUND: unknownId },
    signInOwner: {
      PASSWORD_WRONG: body(() => ({ password: "not the password" })),
      TOO_MANY_REQUESTS: async (good) => {
        const payload = { password: "not the password" };
        for (let count = 0; count < 10; count++) {
          await shop().app.inject({ method: "POST", url: "/api/owner/sign-in", payload });
        }
        return good;
      },
    },
    signOutOwner: {},
    getOwnerSession: {},
    getSite: {},
    changeSite: {
      CONFLICT: body((good) => ({ expectedVersion: Number(Reflect.get(good, "expectedVersion")) + 1 })),
      SITE_INVALID: body(() => ({ framePrices: { rectangle_small: 0 } })),
    },
    getArtItems: {},
    getArtItem: { NOT_FOUND: unknownId },
    getRelatedArtItems: { NOT_FOUND: unknownId },
    saveArtItemTags: { NOT_FOUND: unknownId },
    getArtSetItems: {},
    getAllArtSets: {},
    getAllArtItems: {},
    createArtSet: { ART_ITEM_UNKNOWN: body(() => ({ items: [UNKNOWN_ID] })) },
    getArtSet: { NOT_FOUND: unknownId },
    updateArtSet: { NOT_FOUND: unknownId, ART_ITEM_UNKNOWN: body(() => ({ items: [UNKNOWN_ID] })) },
    deleteArtSet: { NOT_FOUND: unknownId },
  };
};
