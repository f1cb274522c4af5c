import { setTimeout as wait } from "node:timers/promises";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { aLine, TRIO } from "@storywall/testkit/builders.ts";
import { ok } from "../support/testShop.ts";
import { atLeast, atMost, type Bar, exactly } from "./harness/bars.ts";
import { isAlive } from "./harness/isAlive.ts";
import { letTimePass } from "./harness/settled.ts";
import type { ShopProcesses } from "./harness/shopProcesses.ts";
import { sized } from "./harness/size.ts";

/** A client gives up after 30 s (R7.6); it must hear something before. */
const LONGEST_ANSWER_SECONDS = 25;
/** Everybody was waiting, and all of them buy the whole way through at once. */
const SOON_SECONDS = sized({ short: 30, long: 20 });

export type DatabaseFault = {
  readonly name: string;
  readonly begin: () => Promise<unknown> | unknown;
  readonly end: () => Promise<unknown> | unknown;
  /** Whether those who buy meanwhile must hear of it. */
  readonly isHeard: boolean;
};

/**
 * Something is wrong with the database for a while, in the middle of people's buying. They hear that the shop is busy, in
 * plain words and in time; they try again, and have what they wanted when it is over.
 */
export const databaseFault = async (
  shop: ShopProcesses,
  fault: DatabaseFault,
  { lasts, buyers }: { readonly lasts: number; readonly buyers: number },
): Promise<readonly Bar[]> => {
  const before = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const anna = shop.shopper({ patienceMs: lasts + 60_000 });
      return { anna, cart: await anna.fillCart() };
    }),
  );
  await fault.begin();
  const pids = shop.cluster.running().map(({ pid }) => pid);
  const buying = Promise.all(
    before.map(async ({ anna, cart }) => {
      await ok(
        anna.call(addCartItem, {
          body: { cartId: cart._id, lineItem: aLine({ base: TRIO, photoId: "photo_1" }) },
        }),
      );
      return anna.buy(cart);
    }),
  );
  await wait(lasts);
  await fault.end();
  const ended = performance.now();
  const bought = await buying;
  const recovered = (performance.now() - ended) / 1000;
  await letTimePass(shop.database);

  const totals = bought.filter(({ order }) => order.total === 4 * 90000 + 124999);
  const others = before.map(({ anna }) => anna);
  const times = others.flatMap((anna) => anna.times);
  const refusals = others.flatMap((anna) => [...anna.busy]);
  const unavailable = refusals.filter(([code]) => code === "UNAVAILABLE");
  const name = `${fault.name} for ${lasts / 1000} s`;
  return [
    exactly(`${name}: orders at the right total`, totals.length, buyers),
    exactly(`${name}: replies with 500`, others.flatMap((anna) => anna.broken).length, 0),
    ...(fault.isHeard
      ? [atLeast(`${name}: told "busy, please try again" in words`, unavailable.length, 1)]
      : []),
    exactly(`${name}: refusals of another kind`, refusals.length - unavailable.length, 0),
    atMost(`${name}: longest wait for an answer`, Math.max(...times) / 1000, LONGEST_ANSWER_SECONDS, " s"),
    atMost(`${name}: all was bought after`, recovered, SOON_SECONDS, " s"),
    exactly(`${name}: calls without an answer`, sum(others.map((anna) => anna.unanswered())), 0),
    exactly(`${name}: processes that ended`, pids.filter((pid) => !isAlive(pid)).length, 0),
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
