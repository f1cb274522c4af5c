import { createCheckout } from "@storywall/contract/calls/checkout/createCheckout.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { ErrorCode } from "@storywall/contract/errors.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import { MAX_MESSAGES_PER_THREAD } from "@storywall/domain/messages/messageLimits.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, aLine, anAddress, GRID_BASE, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { expect, onTestFinished, vi } from "vitest";
import { transitionOrder } from "../../../src/usecases/orders/transitionOrder.ts";
import { changeSite } from "../../../src/usecases/sites/changeSite.ts";
import { createLinkCreator } from "../../support/linkCreator.ts";
import { OWNER_ACTOR } from "../../support/owner.ts";
import { shopper } from "../../support/shopper.ts";
import { expectOk, OTHER_SITE, type TestShop } from "../../support/testShop.ts";
import type { InputMutator } from "./errorCaseTypes.ts";

/** Returns functions that turn a valid input into one that fails, and what they share. */
export const createInputMutators = (shop: TestShop) => {
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

  /** Uses a cart without a code whose email address has used the code before. */
  const withUsedPromo: InputMutator = mutateBody(async () => {
    const buyer = newShopper();
    const first = await buyer.fillCart();
    await buyer.addPromo(first._id);
    await buyer.buy(first);
    const cart = await buyer.fillCart();
    const checkout = await buyer.checkOut(cart);
    return { cartId: cart._id, checkoutId: checkout.checkoutId };
  });

  /** Opens a payment with the code, and returns another email address that has used the code. */
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

  /** A placed order whose tile gets a photo that prints weakly. */
  const withWeakTile =
    (width: number, height: number): InputMutator =>
    async (good) => {
      const buyer = newShopper();
      const { order, userId } = await buyer.buyAsVisitor();
      await buyer.addPhoto(userId, "weak", { width, height });
      const [line] = order.lineItems;
      const [{ name } = { name: "" }] = line?.userTemplateInfo.tiles ?? [];
      return {
        params: { orderId: order.orderId, cartItemId: line?.cartItemId },
        body: { ...good.body, userId, tiles: [{ name, userPhotoId: "weak", cropParams: {} }] },
      };
    };

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

  /** The email address of the order has been changed as often as it may be in a day. */
  const withEmailChangedThrice: InputMutator = async (good) => {
    const orderId = orderOf(good.params ?? {});
    const { orderEmailChanges } = shop.shop.repositories;
    for (const id of ["one", "two", "three"])
      await orderEmailChanges.add({
        id: `${id} of ${orderId}`,
        orderId,
        email: `${id}@example.com`,
        at: shop.clock.now(),
      });
    return good;
  };

  const withInvalidAddress = mutateBody(() => ({ shippingAddress: { ...shippingAddress, zip: "12" } }));

  return {
    shop,
    mutateBody,
    UNKNOWN_ID,
    ID_FIELDS,
    withUnknownId,
    withOtherSite,
    withLine,
    tile,
    freeWall,
    fillThread,
    withFullThread,
    withFullOrderThread,
    newShopper,
    orderOf,
    checkoutOf,
    withPaidCheckout,
    withThreeDeclines,
    withNewCheckout,
    withPromoCode,
    withRemovedWelcomeCode,
    afterNoAttempts,
    withTooManyAttempts,
    email,
    shippingAddress,
    withUsedPromo,
    openPaymentWithPromo,
    passChangeWindow,
    withEmptyCart,
    withPromoAlreadySet,
    expirePromo,
    wallErrors,
    withOutOfStockFrame,
    lineErrors,
    withWeakPrint,
    withWeakOrderedPrint,
    withWeakTile,
    withTooManyLines,
    closePayment,
    createSetCheckout,
    trio,
    withFrames,
    variantErrors,
    startProduction,
    orderedDesign,
    withOrderedTiles,
    withLinkedWall,
    withUnknownLink,
    endLink,
    longAgo,
    endedLinkErrors,
    asOtherVisitor,
    withLinkOfKind,
    withInvalidAddress,
    withEmailChangedThrice,
    info,
  };
};

export type InputMutators = ReturnType<typeof createInputMutators>;
