import { type Currency, ofSite, type PerSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import type { RefundState } from "../../src/ports/refunds/Refunds.ts";

export type OrderRow = {
  readonly site: SiteCode;
  readonly isTest: boolean;
  readonly createdAt: Date;
  readonly total: number;
  readonly tax: number;
  readonly refunds: readonly { readonly amount: number; readonly state: RefundState; readonly at: Date }[];
};

const CURRENCIES: PerSite<Currency> = { ZA: "ZAR", AU: "AUD" };

/** Inserts paid orders with their refunds as rows, without lines: sums need no shopper. */
export const insertOrderRows = async (database: Database, orders: readonly OrderRow[]): Promise<void> => {
  for (const { site, isTest, createdAt, total, tax, refunds } of orders) {
    const [visitorId, checkoutId, paymentId, orderId] = Array.from({ length: 4 }, () => randomIds.next());
    if (!visitorId || !checkoutId || !paymentId || !orderId) throw new Error("ids are never empty");
    const currency = ofSite(CURRENCIES, site);
    await database.insertInto("visitors").values({ id: visitorId, site, createdAt }).execute();
    await database
      .insertInto("checkouts")
      .values({
        id: checkoutId,
        site,
        cartId: null,
        visitorId,
        status: "completed",
        email: "anna@example.com",
        shippingAddress: null,
        isUploadLater: false,
        quoteVersion: 1,
        expiresAt: createdAt,
        createdAt,
      })
      .execute();
    await database
      .insertInto("payments")
      .values({
        id: paymentId,
        provider: isTest ? "test" : "stripe",
        status: "succeeded",
        amount: minor(total),
        currency,
        checkoutId,
        quoteVersion: 1,
        createdAt,
        nextLookAt: null,
        needsReview: null,
        refunded: minor(0),
        clientSecret: null,
        replacedAt: null,
      })
      .execute();
    await database
      .insertInto("orders")
      .values({
        id: orderId,
        number: orderId,
        site,
        checkoutId,
        cartId: null,
        paymentId,
        status: "placed",
        email: "anna@example.com",
        shippingAddress: JSON.stringify(anAddress(site)),
        createdAt,
        finalizedAt: null,
        currency,
        promo: null,
        shippingRate: null,
        price: minor(total),
        discount: minor(0),
        tax: minor(tax),
        total: minor(total),
      })
      .execute();
    for (const { amount, state, at } of refunds) {
      await database
        .insertInto("refunds")
        .values({
          id: randomIds.next(),
          paymentId,
          orderId,
          amount: minor(amount),
          currency,
          reason: "test",
          actor: "owner",
          state,
          requestedAt: at,
          nextTryAt: at,
        })
        .execute();
    }
  }
};

/** Deletes what `insertOrderRows` inserts. */
export const deleteOrderRows = async (database: Database): Promise<void> => {
  for (const table of ["refunds", "orders", "payments", "checkouts", "visitors"] as const)
    await database.deleteFrom(table).execute();
};
