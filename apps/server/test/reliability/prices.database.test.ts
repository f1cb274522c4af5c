import { createClient } from "@storywall/contract/client.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { SEED_SITE_CODES } from "@storywall/domain/sites/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { aLine, FREE_BASE, GRID_BASE, TRIO_BASE } from "@storywall/testkit/builders.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { forProfile } from "../faults/harness/runProfile.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk, type TestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

/** Fields that a client would send to change an amount. */
const OVERRIDDEN_FIELDS = [
  "price",
  "unitPrice",
  "priceOriginal",
  "amount",
  "subtotal",
  "total",
  "discount",
  "discountAmount",
  "percent",
  "tax",
  "currency",
  "shipping",
  "shippingPrice",
  "shippingRate",
  "shipping_rate",
  "quote",
  "quoteVersion",
  "paid",
  "status",
] as const;

type AmountOverrides = Readonly<Record<string, unknown>>;

const amountOverridesArbitrary: fc.Arbitrary<AmountOverrides> = fc.dictionary(
  fc.constantFrom(...OVERRIDDEN_FIELDS),
  fc.oneof(
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
    fc.constantFrom("0", "0.01", "AUD", "free", true, null),
    fc.constant({ handle: "free", title: "Free", price: 0 }),
    fc.constant([0]),
  ),
  { minKeys: 3, maxKeys: OVERRIDDEN_FIELDS.length },
);

/** Returns the value with the overrides in every object. Existing fields keep their values. */
const withOverrides = (value: unknown, overrides: AmountOverrides): unknown => {
  if (Array.isArray(value)) return value.map((item) => withOverrides(item, overrides));
  if (!isRecord(value)) return value;
  // The keys of cropParams are openings, where an override is rejected.
  const own = Object.entries(value).map(([key, item]) => [
    key,
    key === "cropParams" ? item : withOverrides(item, overrides),
  ]);
  return { ...overrides, ...Object.fromEntries(own) };
};

/** Returns the shop's client with the overrides in each request's body and query. */
const overridingShop = (overrides: AmountOverrides): Pick<TestShop, "call" | "uploadPhoto"> => ({
  uploadPhoto: shop.uploadPhoto,
  call: createClient({
    baseUrl: "/api",
    fetch: async (input, init) => {
      const url = new URL(String(input), "http://shop");
      for (const name of Object.keys(overrides)) url.searchParams.append(name, String(overrides[name]));
      const method = init?.method === "POST" || init?.method === "PUT" ? init.method : "GET";
      const body =
        typeof init?.body === "string"
          ? { payload: Object(withOverrides(JSON.parse(init.body), overrides)) }
          : {};
      const reply = await shop.app.inject({ method, url: url.pathname + url.search, ...body });
      return new Response(reply.body, { status: reply.statusCode });
    },
  }),
});

/** Bases with their prices, repeated here independently of the catalogue. */
const PRICED_WALLS: readonly {
  readonly base: DesignBase;
  readonly prices: Readonly<Record<"ZA" | "AU", number>>;
}[] = [
  { base: GRID_BASE, prices: { ZA: 4 * 900_00, AU: 4 * 31_99 } },
  { base: TRIO_BASE, prices: { ZA: 1249_99, AU: SITE_SEEDS.AU.setPrices.square_trio } },
  { base: FREE_BASE, prices: { ZA: 700_00, AU: 24_99 } },
];

/** The price of the line that `fillCart` adds. */
const FIRST_CART_PRICE = { ZA: 4 * 900_00, AU: 4 * 31_99 };

const purchaseArbitrary = fc.record({
  site: fc.constantFrom(...SEED_SITE_CODES),
  walls: fc.array(
    fc.record({ wall: fc.constantFrom(...PRICED_WALLS), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      maxLength: 3,
    },
  ),
  withCode: fc.boolean(),
  overrides: amountOverridesArbitrary,
});

test("reliability 2: amounts, currency and shipping come from the server, whatever the client sends", {
  timeout: forProfile({ short: 60_000, long: 1_200_000 }),
}, async () => {
  await fc.assert(
    fc.asyncProperty(purchaseArbitrary, async ({ site, walls, withCode, overrides }) => {
      const buyer = shopper(overridingShop(overrides), site);
      const cart = await buyer.fillCart();
      for (const { wall, quantity } of walls) {
        await buyer.addLine(cart._id, aLine({ base: wall.base, photoId: "photo_1", quantity }));
      }
      if (withCode) await buyer.addPromo(cart._id);
      const checkout = await buyer.checkOut(cart);
      const goods = walls.reduce(
        (sum, { wall, quantity }) => sum + wall.prices[site] * quantity,
        FIRST_CART_PRICE[site],
      );
      const discount = withCode ? Math.round(goods / 10) : 0;
      const amounts = {
        price: goods,
        discount,
        total: goods - discount,
        currency: SITE_SEEDS[site].currency,
        tax: Math.round(
          ((goods - discount) * SITE_SEEDS[site].tax.percent) / (100 + SITE_SEEDS[site].tax.percent),
        ),
      };
      expect(checkout).toMatchObject(amounts);
      const intent = await buyer.beginPaying(checkout);
      expect(intent).toMatchObject({ amount: amounts.total, currency: amounts.currency });
      await expectOk(buyer.pay(intent));
      expect(await expectOk(buyer.complete(checkout.checkoutId, intent.id))).toMatchObject(amounts);
    }),
    { numRuns: forProfile({ short: 15, long: 1000 }) },
  );
  expect(shop.serverErrors).toEqual([]);
  await expectInvariants(shop.database, { now: shop.clock.now() });
});
