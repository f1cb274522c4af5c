import { setTimeout as wait } from "node:timers/promises";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { aLine, GRID_PRICE, TRIO_BASE, TRIO_PRICE } from "@storywall/testkit/builders.ts";
import { expectOk } from "../support/testShop.ts";
import { advanceTime } from "./harness/advanceTime.ts";
import { isAlive } from "./harness/isAlive.ts";
import { forProfile } from "./harness/runProfile.ts";
import type { ShopProcesses } from "./harness/shopProcesses.ts";
import { atLeast, atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";

/** Below the client's timeout of 30 s (R7.6), so that the client gets a reply. */
const MAX_REPLY_SECONDS = 25;
/** Time in which all waiting buyers complete their purchases at once. */
const MAX_RECOVERY_SECONDS = forProfile({ short: 30, long: 20 });

export type DatabaseFault = {
  readonly name: string;
  readonly begin: () => Promise<unknown> | unknown;
  readonly end: () => Promise<unknown> | unknown;
  /** Whether buyers must get UNAVAILABLE during the fault. */
  readonly isVisibleToShoppers: boolean;
};

/**
 * Injects a database fault while shoppers buy. They must get UNAVAILABLE with a message before their client times out,
 * and must complete their purchases with retries when the fault is over.
 */
export const runDatabaseFault = async (
  shop: ShopProcesses,
  fault: DatabaseFault,
  { durationMs, buyers }: { readonly durationMs: number; readonly buyers: number },
): Promise<readonly ThresholdResult[]> => {
  const buyersWithCarts = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const anna = shop.shopper({ timeoutMs: durationMs + 60_000 });
      return { anna, cart: await anna.fillCart() };
    }),
  );
  await fault.begin();
  const pids = shop.cluster.running().map(({ pid }) => pid);
  const buying = Promise.all(
    buyersWithCarts.map(async ({ anna, cart }) => {
      await expectOk(
        anna.call(addCartItem, {
          body: { cartId: cart._id, lineItem: aLine({ base: TRIO_BASE, photoId: "photo_1" }) },
        }),
      );
      return anna.buy(cart);
    }),
  );
  await wait(durationMs);
  await fault.end();
  const faultEndedAt = performance.now();
  const bought = await buying;
  const recoverySeconds = (performance.now() - faultEndedAt) / 1000;
  await advanceTime(shop.database);

  const correctOrders = bought.filter(({ order }) => order.total === GRID_PRICE + TRIO_PRICE);
  const shoppers = buyersWithCarts.map(({ anna }) => anna);
  const times = shoppers.flatMap((anna) => anna.durationsMs);
  const errorCounts = shoppers.flatMap((anna) => [...anna.serverErrorCounts]);
  const unavailable = errorCounts.filter(([code]) => code === "UNAVAILABLE");
  const name = `${fault.name} for ${durationMs / 1000} s`;
  return [
    exactly(`${name}: orders at the right total`, correctOrders.length, buyers),
    exactly(`${name}: replies with 500`, shoppers.flatMap((anna) => anna.internalErrors).length, 0),
    ...(fault.isVisibleToShoppers
      ? [atLeast(`${name}: replies with UNAVAILABLE`, unavailable.length, 1)]
      : []),
    exactly(`${name}: errors of another kind`, errorCounts.length - unavailable.length, 0),
    atMost(`${name}: longest wait for a reply`, Math.max(...times) / 1000, MAX_REPLY_SECONDS, " s"),
    atMost(`${name}: all purchases complete after`, recoverySeconds, MAX_RECOVERY_SECONDS, " s"),
    exactly(`${name}: calls without a reply`, sum(shoppers.map((anna) => anna.countUnreachable())), 0),
    exactly(`${name}: processes that ended`, pids.filter((pid) => !isAlive(pid)).length, 0),
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
