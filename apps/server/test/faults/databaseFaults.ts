import { setTimeout as wait } from "node:timers/promises";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { aLine, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { expectOk } from "../support/testShop.ts";
import { advanceTime } from "./harness/advanceTime.ts";
import { isAlive } from "./harness/isAlive.ts";
import { forProfile } from "./harness/runProfile.ts";
import type { ShopProcesses } from "./harness/shopProcesses.ts";
import { atLeast, atMost, exactly, type Threshold } from "./harness/thresholds.ts";

/** A client gives up after 30 s (R7.6); it must hear something before. */
const MAX_REPLY_SECONDS = 25;
/** Everybody was waiting, and all of them buy the whole way through at once. */
const MAX_RECOVERY_SECONDS = forProfile({ short: 30, long: 20 });

export type DatabaseFault = {
  readonly name: string;
  readonly begin: () => Promise<unknown> | unknown;
  readonly end: () => Promise<unknown> | unknown;
  /** Whether those who buy meanwhile must hear of it. */
  readonly isVisibleToShoppers: boolean;
};

/**
 * Something is wrong with the database for a while, in the middle of people's buying. They hear that the shop is busy, in
 * plain words and in time; they try again, and have what they wanted when it is over.
 */
export const runDatabaseFault = async (
  shop: ShopProcesses,
  fault: DatabaseFault,
  { lasts: durationMs, buyers }: { readonly lasts: number; readonly buyers: number },
): Promise<readonly Threshold[]> => {
  const before = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const anna = shop.shopper({ timeoutMs: durationMs + 60_000 });
      return { anna, cart: await anna.fillCart() };
    }),
  );
  await fault.begin();
  const pids = shop.cluster.running().map(({ pid }) => pid);
  const buying = Promise.all(
    before.map(async ({ anna, cart }) => {
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
  const ended = performance.now();
  const bought = await buying;
  const recovered = (performance.now() - ended) / 1000;
  await advanceTime(shop.database);

  const totals = bought.filter(({ order }) => order.total === 4 * 90000 + 124999);
  const shoppers = before.map(({ anna }) => anna);
  const times = shoppers.flatMap((anna) => anna.durationsMs);
  const errorCounts = shoppers.flatMap((anna) => [...anna.serverErrorCounts]);
  const unavailable = errorCounts.filter(([code]) => code === "UNAVAILABLE");
  const name = `${fault.name} for ${durationMs / 1000} s`;
  return [
    exactly(`${name}: orders at the right total`, totals.length, buyers),
    exactly(`${name}: replies with 500`, shoppers.flatMap((anna) => anna.internalErrors).length, 0),
    ...(fault.isVisibleToShoppers
      ? [atLeast(`${name}: told "busy, please try again" in words`, unavailable.length, 1)]
      : []),
    exactly(`${name}: refusals of another kind`, errorCounts.length - unavailable.length, 0),
    atMost(`${name}: longest wait for an answer`, Math.max(...times) / 1000, MAX_REPLY_SECONDS, " s"),
    atMost(`${name}: all was bought after`, recovered, MAX_RECOVERY_SECONDS, " s"),
    exactly(`${name}: calls without an answer`, sum(shoppers.map((anna) => anna.countUnreachable())), 0),
    exactly(`${name}: processes that ended`, pids.filter((pid) => !isAlive(pid)).length, 0),
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
