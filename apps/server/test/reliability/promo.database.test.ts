import { setCheckoutDiscountCode } from "@storywall/contract/calls/checkout/setCheckoutDiscountCode.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import type { PromoCode } from "@storywall/domain/sites/site.ts";
import { MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { PROMO_HOLD_TTL_MS } from "../../src/usecases/payments/holdPromo.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk, openTestShop, type TestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

/** For a longer run set PROMO_RUNS=200 PROMO_BUYERS=500. */
const RUNS = Number(process.env.PROMO_RUNS ?? 12);
const BUYERS = Number(process.env.PROMO_BUYERS ?? 60);

const FULL_TOTAL = 360_000;
const DISCOUNTED_TOTAL = 324_000;
const SHOPPER_COUNT = 4;
const MAX_USES = 2;

type Buyer = {
  readonly checkoutId: string;
  readonly steps: ReturnType<typeof shopper>;
};

/** The expected state of a checkout. */
type Expected = { hasCode: boolean; payment: "none" | "open"; heldAt: number | null; order: number | null };

class Model {
  readonly buyers: readonly Expected[];
  constructor(count: number) {
    this.buyers = Array.from({ length: count }, () => ({
      hasCode: true,
      payment: "none",
      heldAt: null,
      order: null,
    }));
  }

  /** Returns the other buyers that hold or have used the code. */
  #others(index: number): readonly Expected[] {
    return this.buyers.filter(
      (other, at) => at !== index && (other.heldAt !== null || other.order === DISCOUNTED_TOTAL),
    );
  }

  /** Holds a use or renews the own hold. With `canTakeOver` it may replace the oldest expired hold. */
  hold(index: number, now: number, canTakeOver: boolean): boolean {
    const own = this.buyers[index];
    if (!own) return false;
    if (this.#others(index).length >= MAX_USES) {
      const oldest = this.buyers
        .filter((other, at) => at !== index && other.heldAt !== null)
        .toSorted((a, b) => (a.heldAt ?? 0) - (b.heldAt ?? 0))[0];
      const isStale = oldest !== undefined && (oldest.heldAt ?? now) < now - PROMO_HOLD_TTL_MS;
      if (!canTakeOver || !isStale) return false;
      oldest.heldAt = null;
      oldest.payment = "none";
      if (this.#others(index).length >= MAX_USES) return false;
    }
    own.heldAt = now;
    return true;
  }
}

type Real = { readonly shop: TestShop; readonly code: string; readonly buyers: readonly Buyer[] };
type Command = fc.AsyncCommand<Model, Real>;

/** Creates a command of one buyer, which runs a second after the last one. */
const buyerCommand = (
  name: string,
  index: number,
  run: (expected: Expected, model: Model, real: Real, buyer: Buyer, now: number) => Promise<void>,
): Command => ({
  check: () => true,
  run: async (model, real) => {
    real.shop.clock.advance(SECOND_MS);
    const [expected, buyer] = [model.buyers[index], real.buyers[index]];
    if (!expected || !buyer) throw new Error("Unknown buyer.");
    await run(expected, model, real, buyer, real.shop.clock.now().getTime());
  },
  toString: () => `${name} ${index}`,
});

const resultCodeOf = (result: { kind: string; error?: string }) => result.error ?? result.kind;

const beginPaying = (index: number) =>
  buyerCommand("begin", index, async (expected, model, { shop }, { checkoutId }, now) => {
    const result = await shop.call(createPaymentIntent, { body: { checkoutId } });
    if (expected.order !== null) {
      expect(resultCodeOf(result)).toBe("CHECKOUT_NOT_OPEN");
      return;
    }
    const isHeld = !expected.hasCode || model.hold(index, now, true);
    expect(resultCodeOf(result)).toBe(isHeld ? "ok" : "PROMO_USED");
    if (isHeld) expected.payment = "open";
    if (result.kind === "ok")
      expect(result.reply.amount).toBe(expected.hasCode ? DISCOUNTED_TOTAL : FULL_TOTAL);
  });

const setCode = (index: number, isOn: boolean) =>
  buyerCommand(
    isOn ? "apply" : "remove",
    index,
    async (expected, model, { shop, code }, { checkoutId }, now) => {
      const body = { checkoutId, discountCode: isOn ? code : null };
      const result = await shop.call(setCheckoutDiscountCode, { body });
      if (expected.order !== null) {
        expect(resultCodeOf(result)).toBe("CHECKOUT_NOT_OPEN");
        return;
      }
      const ordered = model.buyers.filter(({ order }) => order === DISCOUNTED_TOTAL).length;
      const isTaken =
        isOn && (ordered >= MAX_USES || (expected.payment === "open" && !model.hold(index, now, false)));
      expect(resultCodeOf(result)).toBe(isTaken ? "PROMO_USED" : "ok");
      if (isTaken) return;
      expected.hasCode = isOn;
      if (!isOn && expected.payment === "open") expected.heldAt = null;
    },
  );

const pay = (index: number) =>
  buyerCommand("pay", index, async (expected, _, { shop }, { checkoutId, steps }) => {
    if (expected.payment !== "open" || expected.order !== null) return;
    const payment = await shop.shop.repositories.payments.findByCheckout(checkoutId);
    const details = payment && (await shop.payments.retrieve(payment.id));
    if (!details?.clientSecret) throw new Error("The shop has no payment that the model has.");
    await expectOk(steps.pay({ ...details, clientSecret: details.clientSecret, publishableKey: null }));
    expected.order = (await expectOk(steps.complete(checkoutId, details.id))).total;
    expect(expected.order).toBe(expected.hasCode ? DISCOUNTED_TOTAL : FULL_TOTAL);
    expected.heldAt = null;
  });

const wait = fc.constantFrom(1, 31).map(
  (minutes): Command => ({
    check: () => true,
    run: async (_, { shop }) => shop.clock.advance(minutes * MINUTE_MS),
    toString: () => `${minutes} minutes pass`,
  }),
);

describe("promo code uses", () => {
  const shop = useTestShop();
  let other: TestShop;
  beforeAll(async () => {
    other = await openTestShop(shop.database, { clock: shop.clock });
  });
  afterEach(async () => {
    await shop.shop.background.drain();
    await other.shop.background.drain();
    vi.restoreAllMocks();
    await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
  });
  afterAll(async () => {
    await other?.close();
  });

  const setPromoCodes = (promo: Omit<PromoCode, "percent" | "amount">) => {
    for (const test of [shop, other]) {
      const sites = test.shop.sites();
      const promoCodes = [{ percent: 10, ...promo }];
      vi.spyOn(test.shop, "sites").mockReturnValue({ ...sites, ZA: { ...sites.ZA, promoCodes } });
    }
  };

  const usesOf = (code: string) =>
    shop.database.selectFrom("promoUses").selectAll().where("code", "=", code).execute();

  /** Creates checkouts with the code, each with its own email, in batches below the number of connections. */
  const createBuyers = async (count: number, code: string): Promise<readonly Buyer[]> => {
    const buyers: Buyer[] = [];
    while (buyers.length < count) {
      const some = Array.from({ length: Math.min(20, count - buyers.length) }, async (_, index) => {
        const steps = shopper(index % 2 ? shop : other);
        const cart = await steps.fillCart();
        await steps.addPromo(cart._id, code);
        return { steps, checkoutId: (await steps.checkOut(cart)).checkoutId };
      });
      buyers.push(...(await Promise.all(some)));
    }
    return buyers;
  };

  test("reliability 7: promo code uses match the model for any sequence of begin, pay, wait, apply and remove", {
    timeout: 60_000 + RUNS * 5_000,
  }, async () => {
    let scripts = 0;
    const someone = fc.nat(SHOPPER_COUNT - 1);
    const commands = fc.commands(
      [
        someone.map(beginPaying),
        someone.map(beginPaying),
        someone.map(pay),
        fc.tuple(someone, fc.boolean()).map(([index, isOn]) => setCode(index, isOn)),
        wait,
      ],
      { maxCommands: 24 },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (script) => {
        scripts += 1;
        const code = `FIRSTTWO${scripts}`;
        setPromoCodes({ code, oncePerEmail: false, maxUses: MAX_USES });
        const model = new Model(SHOPPER_COUNT);
        const buyers = await createBuyers(SHOPPER_COUNT, code);
        await fc.asyncModelRun(() => ({ model, real: { shop, code, buyers } }), script);
        const uses = await usesOf(code);
        expect(uses.length).toBeLessThanOrEqual(MAX_USES);
        expect(uses.map((use) => [use.checkoutId, use.orderId !== null]).sort()).toEqual(
          model.buyers
            .flatMap(({ heldAt, order }, index) =>
              heldAt !== null || order === DISCOUNTED_TOTAL
                ? [[buyers[index]?.checkoutId, order !== null]]
                : [],
            )
            .sort(),
        );
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  test(`reliability 7: of ${BUYERS} concurrent buyers with a single-use code, exactly one pays less`, {
    timeout: 60_000 + BUYERS * 1_000,
  }, async () => {
    setPromoCodes({ code: "ONLYONE", oncePerEmail: false, maxUses: 1 });
    const buyers = await createBuyers(BUYERS, "ONLYONE");
    const paid = await Promise.all(
      buyers.map(async ({ steps, checkoutId }, index) => {
        const intent = await (index % 2 ? shop : other).call(createPaymentIntent, { body: { checkoutId } });
        if (intent.kind !== "ok") return resultCodeOf(intent);
        await expectOk(steps.pay(intent.reply));
        return (await expectOk(steps.complete(checkoutId, intent.reply.id))).total;
      }),
    );
    expect(paid.filter((total) => total === DISCOUNTED_TOTAL)).toHaveLength(1);
    expect(paid.filter((answer) => answer === "PROMO_USED")).toHaveLength(BUYERS - 1);
    expect(await usesOf("ONLYONE")).toMatchObject([{ orderId: expect.any(String) }]);
  });

  test("reliability 7: an expired code and another site's code are rejected", async () => {
    const buyer = shopper(shop);
    const cart = await buyer.fillCart();
    setPromoCodes({ code: "PAST", oncePerEmail: false, expiresAt: "2020-01-01T00:00:00.000Z" });
    await expect(buyer.addPromo(cart._id, "PAST")).rejects.toThrow("PROMO_EXPIRED");
    const australian = shopper(shop, "AU");
    const cartThere = await australian.fillCart();
    setPromoCodes({ code: "ONLYZA", oncePerEmail: false });
    await expect(australian.addPromo(cartThere._id, "ONLYZA")).rejects.toThrow("PROMO_UNKNOWN");
  });

  test("R4.15 a code that is no longer valid on its cart can be replaced", async () => {
    const buyer = shopper(shop);
    const cart = await buyer.fillCart();
    setPromoCodes({ code: "SPRING", oncePerEmail: false });
    await buyer.addPromo(cart._id, "SPRING");
    setPromoCodes({ code: "AUTUMN", oncePerEmail: false });
    expect(await buyer.addPromo(cart._id, "AUTUMN")).toMatchObject({ discountCode: "AUTUMN" });
  });
});
