import { variantIdOf } from "@storywall/domain/catalogue/variants.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import {
  aDesign,
  anAddress,
  GRID_BASE,
  GRID_PRICE,
  TRIO_BASE,
  TRIO_PRICE,
} from "@storywall/testkit/builders.ts";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { omitUndefined } from "../../src/http/wire/omitUndefined.ts";
import type { CheckoutView, Commerce, NewLine } from "../../src/ports/commerce/Commerce.ts";
import type { Result } from "../../src/ports/platform/Result.ts";
import { createPaymentIntent } from "../../src/usecases/payments/createPaymentIntent.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import type { LedgerEntry } from "../faults/invariants/shopState.ts";
import type { TestShop, TestShopOptions } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const SITE: SiteCode = "ZA";
const ADDRESS = omitUndefined(anAddress(SITE));
const UPLOAD_LATER_DETAILS = { isUploadLater: true, shippingAddress: ADDRESS };

const aNewLine = (fields: Partial<NewLine> = {}): NewLine => ({
  uuid: crypto.randomUUID(),
  quantity: 1,
  design: aDesign(GRID_BASE),
  ...fields,
});

/** Returns the value of a call that must succeed. */
const expectOk = async <Value>(call: Promise<Result<Value, string>>): Promise<Value> => {
  const result = await call;
  if (result.kind === "ok") return result.value;
  throw new Error(`Expected a value, got ${result.error} ${result.message}`);
};

/** Returns the error code of a call that must fail. */
const expectErrorCode = async (call: Promise<Result<unknown, string>>): Promise<string> => {
  const result = await call;
  if (result.kind === "error") return result.error;
  throw new Error("Expected an error.");
};

/**
 * R1.7: defines the tests that every commerce driver must pass. `driverOf` returns the driver of a shop. The built-in
 * test provider takes the money, unless `payIntent` pays otherwise. `expectAfterEach` checks what else must hold of a
 * driver.
 */
export const commerceSuite = (
  name: string,
  driverOf: (shop: TestShop) => Commerce,
  {
    findOptions,
    prepare,
    payIntent,
    loadLedger,
    expectAfterEach,
  }: {
    readonly findOptions?: () => TestShopOptions;
    readonly prepare?: (shop: TestShop) => Promise<unknown>;
    readonly loadLedger?: () => readonly LedgerEntry[];
    readonly payIntent?: (clientSecret: string) => void;
    readonly expectAfterEach?: (shop: TestShop) => Promise<void>;
  } = {},
): void => {
  describe(name, () => {
    const shop = useTestShop(undefined, findOptions);
    let commerce: Commerce;
    beforeAll(async () => {
      commerce = driverOf(shop);
      await prepare?.(shop);
    });
    afterEach(async () => {
      await shop.shop.background.drain();
      const ledger = loadLedger?.();
      await expectInvariants(shop.database, {
        now: shop.clock.now(),
        graceMs: 0,
        ...(ledger && { ledger }),
      });
      await expectAfterEach?.(shop);
    });

    const createCart = async (...lines: readonly NewLine[]) =>
      (await expectOk(commerce.createCart({ site: SITE, userId: undefined, lines, promoCode: undefined })))
        .cart;
    const cartAccess = ({ id: cartId }: { readonly id: string }) => ({ cartId, requestedSite: SITE });
    const readCart = async (cart: { readonly id: string }) =>
      expectOk(commerce.getCart({ ...cartAccess(cart), site: SITE }));
    const addLine = (cart: { readonly id: string }, line: NewLine) =>
      commerce.addToCart({ ...cartAccess(cart), userId: undefined, site: SITE, lines: [line] });

    /** Opens a checkout that lacks only its payment. */
    const checkOut = async (email = `${crypto.randomUUID()}@example.com`): Promise<CheckoutView> => {
      const cart = await createCart(aNewLine());
      return expectOk(
        commerce.openCheckout({ ...cartAccess(cart), details: { ...UPLOAD_LATER_DETAILS, email } }),
      );
    };
    const checkoutAccess = ({ checkout }: CheckoutView) => ({ checkoutId: checkout.id, requestedSite: SITE });

    const createPayment = (view: CheckoutView) =>
      expectOk(createPaymentIntent(shop.shop, checkoutAccess(view)));
    const pay = async (view: CheckoutView): Promise<string> => {
      const { id, clientSecret } = await createPayment(view);
      if (payIntent) payIntent(clientSecret);
      else await shop.payments.confirm(id, clientSecret, aCard(TEST_CARDS.accepted));
      return id;
    };

    test("R1.7 a cart keeps its lines in order, at catalogue prices", async () => {
      const [first, second] = [aNewLine({ quantity: 2 }), aNewLine({ design: aDesign(TRIO_BASE) })];
      const { lines } = await createCart(first, second);
      expect(lines.map(({ uuid, quantity }) => ({ uuid, quantity }))).toEqual([
        { uuid: first.uuid, quantity: 2 },
        { uuid: second.uuid, quantity: 1 },
      ]);
      const { pricing } = await readCart(await createCart(first, second));
      expect(pricing).toMatchObject({ currency: "ZAR", price: 2 * GRID_PRICE + TRIO_PRICE, discount: 0 });
    });

    test("adding the same line again keeps one line", async () => {
      const line = aNewLine();
      const cart = await createCart(line);
      await expectOk(addLine(cart, line));
      await expectOk(addLine(cart, { ...line, quantity: 3 }));
      expect((await readCart(cart)).cart.lines).toMatchObject([{ uuid: line.uuid, quantity: 3 }]);
    });

    test("concurrent adds lose no line", async () => {
      const cart = await createCart();
      await Promise.all(Array.from({ length: 12 }, () => expectOk(addLine(cart, aNewLine()))));
      expect((await readCart(cart)).cart.lines).toHaveLength(12);
    });

    test("a line can be changed, and removed repeatedly", async () => {
      const cart = await createCart(aNewLine(), aNewLine());
      const [{ id: lineId } = { id: "" }] = cart.lines;
      const change = { ...cartAccess(cart), lineId, quantity: 5 };
      await expectOk(
        commerce.updateLine({ ...change, changeDesign: (design) => ({ kind: "ok", value: design }) }),
      );
      expect((await readCart(cart)).cart.lines.map(({ quantity }) => quantity)).toEqual([5, 1]);

      await expectOk(commerce.removeLine({ ...cartAccess(cart), lineId }));
      const { cart: after } = await expectOk(commerce.removeLine({ ...cartAccess(cart), lineId }));
      expect(after.lines).toHaveLength(1);
    });

    test("an unknown cart and a cart of another site are rejected", async () => {
      const cart = await createCart();
      expect(
        await expectErrorCode(commerce.removePromoCode({ cartId: "unknown", requestedSite: SITE })),
      ).toBe("NOT_FOUND");
      expect(await expectErrorCode(commerce.removePromoCode({ cartId: cart.id, requestedSite: "AU" }))).toBe(
        "SITE_MISMATCH",
      );
    });

    test("R4.15 a cart has one promo code, which can be applied and removed", async () => {
      const cart = await createCart(aNewLine());
      const put = (promoCode: string) => commerce.addPromoCode({ ...cartAccess(cart), promoCode });
      expect(await expectErrorCode(put("NEVER-HEARD"))).toBe("PROMO_UNKNOWN");
      expect((await expectOk(put("welcome 10"))).pricing.discount).toBe(36000);
      expect(await expectErrorCode(put("NEVER-HEARD"))).toBe("PROMO_ALREADY_SET");
      expect((await expectOk(commerce.removePromoCode(cartAccess(cart)))).pricing.discount).toBe(0);
    });

    test("R4.12 a cart has one open checkout, which follows the cart", async () => {
      const cart = await createCart(aNewLine());
      const open = () => expectOk(commerce.openCheckout({ ...cartAccess(cart), details: {} }));
      const views = await Promise.all([open(), open(), open()]);
      expect(new Set(views.map(({ checkout }) => checkout.id)).size).toBe(1);

      await expectOk(addLine(cart, aNewLine({ design: aDesign(TRIO_BASE) })));
      const { checkout } = await open();
      expect(checkout.id).toBe(views[0]?.checkout.id);
      expect(checkout.quote.total).toBe(GRID_PRICE + TRIO_PRICE);
    });

    test("an empty cart cannot be checked out", async () => {
      const cart = await createCart();
      expect(await expectErrorCode(commerce.openCheckout({ ...cartAccess(cart), details: {} }))).toBe(
        "CART_EMPTY",
      );
    });

    test("a checkout accepts email, address and shipping rate, and rejects invalid ones", async () => {
      const view = await checkOut();
      const to = { ...ADDRESS, zip: "12" };
      expect(await expectErrorCode(commerce.setShippingAddress(checkoutAccess(view), to))).toBe(
        "ADDRESS_INVALID",
      );
      expect(await expectErrorCode(commerce.setShippingRate(checkoutAccess(view), "by-balloon"))).toBe(
        "SHIPPING_RATE_UNKNOWN",
      );
      const { checkout } = await expectOk(commerce.setEmail(checkoutAccess(view), "sipho@example.com"));
      expect(checkout).toMatchObject({ email: "sipho@example.com", shippingAddress: { zip: "8001" } });
    });

    test("a change of the amount creates a new quote, and the payment follows it", async () => {
      const view = await checkOut();
      const intent = await createPayment(view);
      const [{ id: lineId } = { id: "" }] = view.checkout.quote.lines;
      const { checkout } = await expectOk(
        commerce.setCheckoutItem(checkoutAccess(view), { lineId, quantity: 2 }),
      );
      expect(checkout.quote.total).toBe(2 * 360000);
      // A provider that cannot change a payment has another one.
      const changed = await createPayment({ ...view, checkout });
      expect(changed).toMatchObject({ amount: 2 * 360000, quoteVersion: checkout.quote.version });
      if (payIntent) return;
      expect(checkout.quote.version).toBe(view.checkout.quote.version + 1);
      expect(changed.id).toBe(intent.id);
    });

    test("a checkout of a set needs no cart", async () => {
      const selection = { variants: [{ variantId: variantIdOf(SITE, "square_trio"), quantity: 2 }] };
      const details = { ...UPLOAD_LATER_DETAILS, email: "thandi@example.com" };
      const view = await expectOk(
        commerce.createCheckout({
          site: SITE,
          userId: undefined,
          variantSelection: selection,
          details,
          promoCode: undefined,
        }),
      );
      expect(view.checkout).toMatchObject({ cartId: null, quote: { total: 2 * TRIO_PRICE } });
      const paymentId = await pay(view);
      const order = await expectOk(commerce.completeCheckout({ ...checkoutAccess(view), paymentId }));
      expect(order).toMatchObject({ total: 2 * TRIO_PRICE, status: "awaiting_photos" });
    });

    test("an unpaid checkout cannot be completed", async () => {
      const view = await checkOut();
      const { id: paymentId } = await createPayment(view);
      expect(await expectErrorCode(commerce.completeCheckout({ ...checkoutAccess(view), paymentId }))).toBe(
        "PAYMENT_NOT_DONE",
      );
    });

    test("reliability 1: a paid checkout is one order, for concurrent calls and later ones", async () => {
      const view = await checkOut();
      const paymentId = await pay(view);
      const complete = () => expectOk(commerce.completeCheckout({ ...checkoutAccess(view), paymentId }));
      const orders = await Promise.all(Array.from({ length: 8 }, complete));
      expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
      shop.clock.advance(40 * DAY_MS);
      const { id, total } = await complete();
      expect(id).toBe(orders[0]?.id);
      expect(total).toBe(view.checkout.quote.total);
      expect(await commerce.getOrder(id)).toMatchObject({ id, checkoutId: view.checkout.id });
    });

    test("a cart that became an order is not found", async () => {
      const view = await checkOut();
      await expectOk(commerce.completeCheckout({ ...checkoutAccess(view), paymentId: await pay(view) }));
      const cartId = view.checkout.cartId ?? "";
      expect(await expectErrorCode(commerce.getCart({ cartId, site: SITE, requestedSite: SITE }))).toBe(
        "NOT_FOUND",
      );
    });

    test("R4.12 an expired checkout is reopened with its contents, at current prices", async () => {
      const view = await checkOut();
      expect(await expectErrorCode(commerce.reopenCheckout(checkoutAccess(view)))).toBe("CONFLICT");
      shop.clock.advance(DAY_MS + HOUR_MS);
      expect((await expectOk(commerce.getCheckout(checkoutAccess(view)))).status).toBe("expired");
      const { checkout, status } = await expectOk(commerce.reopenCheckout(checkoutAccess(view)));
      expect(status).toBe("open");
      expect(checkout.id).not.toBe(view.checkout.id);
      expect(checkout.quote.total).toBe(view.checkout.quote.total);
    });

    test("R9.5 a promo code that was paid with is rejected at the next checkout of that email", async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const first = await checkOut(email);
      await expectOk(commerce.setCheckoutPromo(checkoutAccess(first), "WELCOME10"));
      await expectOk(commerce.completeCheckout({ ...checkoutAccess(first), paymentId: await pay(first) }));
      const second = await checkOut(email);
      expect(await expectErrorCode(commerce.setCheckoutPromo(checkoutAccess(second), "WELCOME10"))).toBe(
        "PROMO_USED",
      );
    });

    test("R4.13 an upload-later order is not complete until every tile has a photo", async () => {
      const view = await checkOut();
      const order = await expectOk(
        commerce.completeCheckout({ ...checkoutAccess(view), paymentId: await pay(view) }),
      );
      const [{ id: lineId } = { id: "" }] = order.lines;
      const photos = { orderId: order.id, lineId, requestedSite: SITE, userId: undefined };
      expect(
        await expectErrorCode(
          commerce.completeOrderPhotos({
            ...photos,
            fillDesign: (design) => ({ kind: "ok", value: design }),
          }),
        ),
      ).toBe("TILES_MISSING");
      expect(await commerce.getOrder(order.id)).toMatchObject({ status: "awaiting_photos" });
    });
  });
};
