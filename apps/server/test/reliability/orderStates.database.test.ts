import { ORDER_STATES, type OrderState } from "@storywall/domain/orders/orderStates.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { describe, expect, test } from "vitest";
import { createOwnerCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";

/** States of an order. A placed one has its change window open or over. */
const STATES = [...ORDER_STATES, "placed, window over"] as const;
type State = (typeof STATES)[number];

type CallCase = {
  readonly method: "POST" | "PUT";
  /** Path below /api. `:order` and `:line` are replaced by ids. */
  readonly path: string;
  readonly body: object;
  readonly allowedStates: readonly State[];
};

const tracking = { carrier: "Courier", number: "P1" };
const transitionCase = (body: object, ...possibleIn: readonly State[]): CallCase => ({
  method: "POST",
  path: "/owner/orders/:order/move",
  body,
  allowedStates: possibleIn,
});

/** Every call that changes an order, with the states that allow it. */
const CALL_CASES: Readonly<Record<string, CallCase>> = {
  "cancel by the shopper": {
    method: "POST",
    path: "/orders/:order/cancel",
    body: {},
    allowedStates: ["awaiting_photos", "placed"],
  },
  "move to in_production": transitionCase({ to: "in_production" }, "placed, window over"),
  "move to shipped": transitionCase({ to: "shipped", tracking, isConfirmed: true }, "in_production"),
  "move to delivered": transitionCase({ to: "delivered" }, "shipped"),
  "move to cancelled": transitionCase(
    { to: "cancelled", reason: "no more wood" },
    "awaiting_photos",
    "placed",
    "placed, window over",
  ),
  "refund more than was paid": {
    method: "POST",
    path: "/owner/orders/:order/refund",
    body: { amount: 360_001, reason: "too much" },
    allowedStates: [],
  },
  "send-email-uploads": {
    method: "POST",
    path: "/shopify/send-email-uploads",
    body: { orderId: ":order" },
    allowedStates: ["awaiting_photos", "placed", "placed, window over"],
  },
  "change photos": {
    method: "PUT",
    path: "/shopify/order/:order/line-item/:line/tiles",
    body: { tiles: [{ name: "tile_1", userPhotoId: "photo_1", cropParams: {} }] },
    allowedStates: ["awaiting_photos", "placed"],
  },
};

describe("order states", () => {
  const shop = useTestShop();
  const createOrderIn = async (state: State) => {
    const { order } = await shopper(shop).buy();
    await shop.shop.background.drain();
    const status: OrderState = state === "placed, window over" ? "placed" : state;
    await shop.database.updateTable("orders").set({ status }).where("id", "=", order.orderId).execute();
    if (state === "placed, window over") shop.clock.advance(3 * HOUR_MS);
    return { orderId: order.orderId, lineId: order.lineItems[0]?.cartItemId ?? "" };
  };

  /** Returns all rows of the order as text. */
  const dumpRowsOf = async (orderId: string): Promise<string> => {
    const db = shop.database;
    return JSON.stringify([
      await db.selectFrom("orders").selectAll().where("id", "=", orderId).execute(),
      await db.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).execute(),
      await db.selectFrom("orderHistory").selectAll().where("orderId", "=", orderId).execute(),
      await db.selectFrom("refunds").selectAll().where("orderId", "=", orderId).execute(),
      await db.selectFrom("printJobs").selectAll().where("orderId", "=", orderId).orderBy("id").execute(),
      await db.selectFrom("mailOutbox").selectAll().where("about", "=", orderId).orderBy("id").execute(),
    ]);
  };

  test.each(
    Object.entries(CALL_CASES).flatMap(([name, attempt]) =>
      STATES.map((state) => [name, state, attempt, attempt.allowedStates.includes(state)] as const),
    ),
  )(
    "reliability 5: %s on an order that is %s follows the state table",
    async (_, state, { method, path, body }, isPossible) => {
      const { orderId, lineId } = await createOrderIn(state);
      // A session of this moment: to give back so much money the owner must just have proven who they are.
      const cookie = await createOwnerCookie(shop);
      const withIds = (text: string) => text.replaceAll(":order", orderId).replaceAll(":line", lineId);
      const rowsBefore = await dumpRowsOf(orderId);
      const response = await shop.app.inject({
        method,
        url: `/api${withIds(path)}`,
        headers: { cookie, "content-type": "application/json" },
        payload: withIds(JSON.stringify(body)),
      });
      if (isPossible) {
        expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
        return;
      }
      expect([response.statusCode, response.json().error]).toEqual([409, "CONFLICT"]);
      expect(await dumpRowsOf(orderId)).toBe(rowsBefore);
    },
  );
});
