import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { getPackage, packPiece } from "../../src/usecases/packing/packWork.ts";
import { OWNER_ACTOR } from "./owner.ts";
import { shopper } from "./shopper.ts";
import type { TestShop } from "./testShop.ts";

/** Time in which a shopper can change an order, and more. */
const CHANGE_WINDOW_MS = 3 * HOUR_MS;

export const PARCEL = { carrier: "The Courier Guy", number: "TCG 123", url: null };

const FILE = { width: 10, height: 10, bytes: 10, sha256: "0".repeat(64) };

/** Marks all waiting prints of an order or a replacement as rendered, without files. */
export const finishPrints = async ({ database, clock }: TestShop, workId: string): Promise<void> => {
  const jobs = await database
    .selectFrom("printJobs")
    .select(["id", "tile"])
    .where("workId", "=", workId)
    .where("state", "=", "waiting")
    .execute();
  for (const { id, tile } of jobs)
    await database
      .updateTable("printJobs")
      .set({
        state: "done",
        file: JSON.stringify({ ...FILE, fileName: `${workId}_${tile}.jpg` }),
        printedAt: clock.now(),
      })
      .where("id", "=", id)
      .execute();
};

/** Buys a wall of four tiles that can no longer be changed, with all prints rendered. */
export const buyPrintedOrder = async (shop: TestShop, line: Partial<LineItemInput> = {}): Promise<Order> => {
  const anna = shopper(shop);
  const { order } = await anna.buy(await anna.fillCart(line));
  shop.clock.advance(CHANGE_WINDOW_MS);
  await finishPrints(shop, order.orderId);
  return order;
};

/** Buys a wall of four tiles that is in production, with all prints rendered. */
export const buyOrderToPack = async (shop: TestShop, line: Partial<LineItemInput> = {}): Promise<Order> => {
  const order = await buyPrintedOrder(shop, line);
  await shop.shop.transaction((repositories) =>
    transitionOrder(shop.shop, repositories, order.orderId, { to: "in_production", actor: "owner" }),
  );
  await shop.shop.background.drain();
  return order;
};

/** Ticks all pieces of a parcel. */
export const packAll = async (shop: TestShop, number: string): Promise<void> => {
  const found = await getPackage(shop.shop, OWNER_ACTOR, number);
  if (found.kind === "error") throw new Error(found.message);
  for (const { lineId, tile, copy } of found.value.pieces)
    await packPiece(shop.shop, OWNER_ACTOR, { number, lineId, tile, copy, isPacked: true });
};

/** Buys a wall of four tiles that has been made and sent. */
export const buySentOrder = async (shop: TestShop, line: Partial<LineItemInput> = {}): Promise<Order> => {
  const order = await buyPrintedOrder(shop, line);
  await shop.shop.transaction(async (repositories) => {
    for (const to of ["in_production", "shipped"] as const)
      await transitionOrder(shop.shop, repositories, order.orderId, { to, actor: "owner" });
    await repositories.orders.setTracking(order.orderId, PARCEL);
  });
  await shop.shop.background.drain();
  return order;
};

/** Returns the only line of an order, with a tile of it. */
export const tileOf = (order: Order, tile = "tile_3") => ({
  cartItemId: order.lineItems[0]?.cartItemId ?? "",
  tile,
});
