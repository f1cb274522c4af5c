import { variantIdOf } from "@storywall/domain/catalogue/variants.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { aDesign, anAddress, GRID, TRIO } from "@storywall/testkit/builders.ts";
import { DAY, HOUR } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { withoutUndefined } from "../../src/http/wire/withoutUndefined.ts";
import type { CheckoutView, Commerce, NewLine } from "../../src/ports/commerce/Commerce.ts";
import type { Outcome } from "../../src/ports/platform/Outcome.ts";
import { createPaymentIntent } from "../../src/usecases/payments/createPaymentIntent.ts";
import { expectSoundShop } from "../faults/invariants/soundShop.ts";
import type { TestDatabase } from "../support/databases.ts";
import { CARDS, card } from "../support/shopper.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";

const SITE: SiteCode = "ZA";
const ADDRESS = withoutUndefined(anAddress(SITE));
const LATE = { isUploadLater: true, shippingAddress: ADDRESS };

const aNewLine = (fields: Partial<NewLine> = {}): NewLine => ({
  uuid: crypto.randomUUID(),
  quantity: 1,
  design: aDesign(GRID),
  ...fields,
});

/** What came of a step that must succeed. */
const value = async <Value>(outcome: Promise<Outcome<Value, string>>): Promise<Value> => {
  const result = await outcome;
  if (result.kind === "done") return result.value;
  throw new Error(`refused: ${result.error} ${result.message}`);
};

/** The code of a step that must be refused. */
const refused = async (outcome: Promise<Outcome<unknown, string>>): Promise<string> => {
  const result = await outcome;
  if (result.kind === "refused") return result.error;
  throw new Error("not refused");
};

/**
 * R1.7: what any commerce driver must do, whoever's software does it. `driverOf` makes the driver of a shop; money is taken
 * by the built-in test provider, since a driver takes none.
 */
export const commerceSuite = (
  name: string,
  connect: () => Promise<TestDatabase>,
  driverOf: (shop: TestShop) => Commerce,
): void => {
  describe(name, () => {
    let connected: TestDatabase;
    let shop: TestShop;
    let commerce: Commerce;
    beforeAll(async () => {
      connected = await connect();
      shop = await openTestShop(connected.database);
      commerce = driverOf(shop);
    });
    afterEach(async () => {
      await shop.shop.background.settled();
      await expectSoundShop(connected.database, { now: shop.clock.now(), graceMs: 0 });
    });
    afterAll(async () => {
      await shop?.close();
      await connected?.close();
    });

    const cartOf = async (...lines: readonly NewLine[]) =>
      (await value(commerce.createCart({ site: SITE, userId: undefined, lines, promoCode: undefined }))).cart;
    const accessTo = ({ id: cartId }: { readonly id: string }) => ({ cartId, statedSite: SITE });
    const read = async (cart: { readonly id: string }) =>
      value(commerce.getCart({ ...accessTo(cart), site: SITE }));
    const add = (cart: { readonly id: string }, line: NewLine) =>
      commerce.addToCart({ ...accessTo(cart), userId: undefined, site: SITE, lines: [line] });

    /** A checkout that lacks nothing but the money. */
    const checkOut = async (email = `${crypto.randomUUID()}@example.com`): Promise<CheckoutView> => {
      const cart = await cartOf(aNewLine());
      return value(commerce.openCheckout({ ...accessTo(cart), details: { ...LATE, email } }));
    };
    const at = ({ checkout }: CheckoutView) => ({ checkoutId: checkout.id, statedSite: SITE });

    const begin = (view: CheckoutView) => value(createPaymentIntent(shop.shop, at(view)));
    const pay = async (view: CheckoutView): Promise<string> => {
      const { id, clientSecret } = await begin(view);
      await shop.payments.confirm(id, clientSecret, card(CARDS.pays));
      return id;
    };

    test("R1.7 a cart keeps its lines, in their order, at the catalogue's prices", async () => {
      const [first, second] = [aNewLine({ quantity: 2 }), aNewLine({ design: aDesign(TRIO) })];
      const { lines } = await cartOf(first, second);
      expect(lines.map(({ uuid, quantity }) => ({ uuid, quantity }))).toEqual([
        { uuid: first.uuid, quantity: 2 },
        { uuid: second.uuid, quantity: 1 },
      ]);
      const { offer } = await read(await cartOf(first, second));
      expect(offer).toMatchObject({ currency: "ZAR", price: 2 * 4 * 90000 + 124999, discount: 0 });
    });

    test("the same line again is one line", async () => {
      const line = aNewLine();
      const cart = await cartOf(line);
      await value(add(cart, line));
      await value(add(cart, { ...line, quantity: 3 }));
      expect((await read(cart)).cart.lines).toMatchObject([{ uuid: line.uuid, quantity: 3 }]);
    });

    test("adds at the same moment lose no line", async () => {
      const cart = await cartOf();
      await Promise.all(Array.from({ length: 12 }, () => value(add(cart, aNewLine()))));
      expect((await read(cart)).cart.lines).toHaveLength(12);
    });

    test("a line is changed, and taken out as often as anybody likes", async () => {
      const cart = await cartOf(aNewLine(), aNewLine());
      const [{ id: lineId } = { id: "" }] = cart.lines;
      const change = { ...accessTo(cart), lineId, quantity: 5 };
      await value(commerce.updateLine({ ...change, change: (design) => ({ kind: "done", value: design }) }));
      expect((await read(cart)).cart.lines.map(({ quantity }) => quantity)).toEqual([5, 1]);

      await value(commerce.removeLine({ ...accessTo(cart), lineId }));
      const { cart: after } = await value(commerce.removeLine({ ...accessTo(cart), lineId }));
      expect(after.lines).toHaveLength(1);
    });

    test("a cart that nobody knows and one of another site are refused", async () => {
      const cart = await cartOf();
      expect(await refused(commerce.removePromoCode({ cartId: "unknown", statedSite: SITE }))).toBe(
        "NOT_FOUND",
      );
      expect(await refused(commerce.removePromoCode({ cartId: cart.id, statedSite: "AU" }))).toBe(
        "SITE_MISMATCH",
      );
    });

    test("R4.15 a cart has one promo code, which is put on and taken off", async () => {
      const cart = await cartOf(aNewLine());
      const put = (promoCode: string) => commerce.addPromoCode({ ...accessTo(cart), promoCode });
      expect(await refused(put("NEVER-HEARD"))).toBe("PROMO_UNKNOWN");
      expect((await value(put("welcome 10"))).offer.discount).toBe(36000);
      expect(await refused(put("NEVER-HEARD"))).toBe("PROMO_ALREADY_SET");
      expect((await value(commerce.removePromoCode(accessTo(cart)))).offer.discount).toBe(0);
    });

    test("R4.12 a cart has one open checkout, which follows it", async () => {
      const cart = await cartOf(aNewLine());
      const open = () => value(commerce.openCheckout({ ...accessTo(cart), details: {} }));
      const views = await Promise.all([open(), open(), open()]);
      expect(new Set(views.map(({ checkout }) => checkout.id)).size).toBe(1);

      await value(add(cart, aNewLine({ design: aDesign(TRIO) })));
      const { checkout } = await open();
      expect(checkout.id).toBe(views[0]?.checkout.id);
      expect(checkout.quote.total).toBe(4 * 90000 + 124999);
    });

    test("an empty cart has nothing to check out", async () => {
      const cart = await cartOf();
      expect(await refused(commerce.openCheckout({ ...accessTo(cart), details: {} }))).toBe("CART_EMPTY");
    });

    test("a checkout takes who and where to, and says what is wrong with them", async () => {
      const view = await checkOut();
      const to = { ...ADDRESS, zip: "12" };
      expect(await refused(commerce.setShippingAddress(at(view), to))).toBe("ADDRESS_INVALID");
      expect(await refused(commerce.setShippingRate(at(view), "by-balloon"))).toBe("SHIPPING_RATE_UNKNOWN");
      const { checkout } = await value(commerce.setEmail(at(view), "sipho@example.com"));
      expect(checkout).toMatchObject({ email: "sipho@example.com", shippingAddress: { zip: "8001" } });
    });

    test("what changes the amount is a new quote; the payment follows it", async () => {
      const view = await checkOut();
      const intent = await begin(view);
      const [{ id: lineId } = { id: "" }] = view.checkout.quote.lines;
      const { checkout } = await value(commerce.setCheckoutItem(at(view), { lineId, quantity: 2 }));
      expect(checkout.quote).toMatchObject({ version: view.checkout.quote.version + 1, total: 2 * 360000 });
      expect(await shop.payments.retrieve(intent.id)).toMatchObject({ amount: 2 * 360000 });
    });

    test("a checkout of a set needs no cart", async () => {
      const wishes = { variants: [{ variantId: variantIdOf(SITE, "square_trio"), quantity: 2 }] };
      const details = { ...LATE, email: "thandi@example.com" };
      const view = await value(
        commerce.createCheckout({ site: SITE, userId: undefined, wishes, details, promoCode: undefined }),
      );
      expect(view.checkout).toMatchObject({ cartId: null, quote: { total: 2 * 124999 } });
      const paymentId = await pay(view);
      const order = await value(commerce.completeCheckout({ ...at(view), paymentId }));
      expect(order).toMatchObject({ total: 2 * 124999, status: "awaiting_photos" });
    });

    test("without the money there is no order", async () => {
      const view = await checkOut();
      const { id: paymentId } = await begin(view);
      expect(await refused(commerce.completeCheckout({ ...at(view), paymentId }))).toBe("PAYMENT_NOT_DONE");
    });

    test("reliability 1: a paid checkout is one order, for everybody who asks and for ever", async () => {
      const view = await checkOut();
      const paymentId = await pay(view);
      const complete = () => value(commerce.completeCheckout({ ...at(view), paymentId }));
      const orders = await Promise.all(Array.from({ length: 8 }, complete));
      expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
      shop.clock.advance(40 * DAY);
      const { id, total } = await complete();
      expect(id).toBe(orders[0]?.id);
      expect(total).toBe(view.checkout.quote.total);
      expect(await commerce.getOrder(id)).toMatchObject({ id, checkoutId: view.checkout.id });
    });

    test("a cart that became an order is gone", async () => {
      const view = await checkOut();
      await value(commerce.completeCheckout({ ...at(view), paymentId: await pay(view) }));
      const cartId = view.checkout.cartId ?? "";
      expect(await refused(commerce.getCart({ cartId, site: SITE, statedSite: SITE }))).toBe("NOT_FOUND");
    });

    test("R4.12 a checkout that is over is opened again with what it held, at today's prices", async () => {
      const view = await checkOut();
      expect(await refused(commerce.reopenCheckout(at(view)))).toBe("CONFLICT");
      shop.clock.advance(DAY + HOUR);
      expect((await value(commerce.getCheckout(at(view)))).status).toBe("expired");
      const { checkout, status } = await value(commerce.reopenCheckout(at(view)));
      expect(status).toBe("open");
      expect(checkout.id).not.toBe(view.checkout.id);
      expect(checkout.quote.total).toBe(view.checkout.quote.total);
    });

    test("R9.5 a code that was paid with is used: the next checkout of that address may not have it", async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const first = await checkOut(email);
      await value(commerce.setCheckoutPromo(at(first), "WELCOME10"));
      await value(commerce.completeCheckout({ ...at(first), paymentId: await pay(first) }));
      const second = await checkOut(email);
      expect(await refused(commerce.setCheckoutPromo(at(second), "WELCOME10"))).toBe("PROMO_USED");
    });

    test("R4.13 photos come to an order after it; all tiles need one before it is placed", async () => {
      const view = await checkOut();
      const order = await value(commerce.completeCheckout({ ...at(view), paymentId: await pay(view) }));
      const [{ id: lineId } = { id: "" }] = order.lines;
      const photos = { orderId: order.id, lineId, statedSite: SITE, userId: undefined, isAll: true };
      expect(
        await refused(
          commerce.putOrderPhotos({ ...photos, fill: (design) => ({ kind: "done", value: design }) }),
        ),
      ).toBe("TILES_MISSING");
      expect(await commerce.getOrder(order.id)).toMatchObject({ status: "awaiting_photos" });
    });
  });
};
