// R1.7: processes that die while they make the copies of orders at Shopify, and replies of Shopify that are lost.

import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { seededRandom } from "@storywall/domain/random/random.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CommerceHost } from "../../src/ports/commerce/CommerceHost.ts";
import type { CommerceMirrors } from "../../src/ports/commerce/CommerceMirrors.ts";
import { expectMirrored, hostOf } from "../commerce/shopifyShop.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { buyOrderToPack } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk, type TestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { forProfile } from "./harness/runProfile.ts";
import { atLeast, exactly, reportThresholds } from "./harness/thresholds.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";

/** Three of ten requests are executed and their reply is lost; some more do not arrive. */
const REQUEST_FAULTS = [
  { fault: { kind: "loseReply" }, probability: 0.2 },
  { fault: { kind: "cutReply" }, probability: 0.05 },
  { fault: { kind: "errorAfter" }, probability: 0.05 },
  { fault: { kind: "dropBefore" }, probability: 0.05 },
] as const;
const EVENT_FAULTS = [
  { fault: { kind: "never" }, probability: 0.2 },
  { fault: { kind: "repeat", times: 3 }, probability: 0.3 },
] as const;
/** Longer than a lease: another process may do the work of a dead one. */
const AFTER_LEASE_MS = 6 * MINUTE_MS;
const KILL_PROBABILITY = 0.15;

class ProcessKilledError extends Error {}

/** Kills the process at random, before or after a step. Nothing of it runs afterwards. */
const createKiller = (seed: number) => {
  const random = seededRandom(String(seed));
  let kills = 0;
  let isArmed = false;
  const kill = (): void => {
    if (!isArmed || random() >= KILL_PROBABILITY) return;
    kills++;
    throw new ProcessKilledError();
  };
  /** Returns the same object, whose asynchronous steps may be the last ones of the process. */
  const around = <Steps extends object>(steps: Steps, names: readonly (keyof Steps)[]): Steps =>
    new Proxy(steps, {
      get: (target, name): unknown => {
        const step: unknown = Reflect.get(target, name);
        if (typeof step !== "function" || !names.some((each) => each === name)) return step;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          kill();
          const result: unknown = await Reflect.apply(step, target, args);
          kill();
          return result;
        };
      },
    });
  return {
    around,
    kills: () => kills,
    arm: (next: boolean) => {
      isArmed = next;
    },
  };
};

const HOST_STEPS: readonly (keyof CommerceHost)[] = [
  "saveDraft",
  "findDraft",
  "removeDraft",
  "completeDraft",
  "findOrder",
  "findOrderOfCheckout",
  "recordRefund",
  "cancelOrder",
  "changeContact",
  "createParcel",
];
const DATABASE_STEPS: readonly (keyof CommerceMirrors)[] = [
  "claim",
  "saveDraftId",
  "saveDraftContent",
  "clearDraft",
  "saveHostOrder",
  "saveSentAddress",
  "settle",
  "retryAt",
];

const killer = createKiller(7);
let shopify: FakeShopify;
beforeAll(async () => {
  shopify = await startFakeShopify({
    send: async ({ body, headers }) =>
      (
        await shop.app.inject({
          method: "POST",
          url: "/api/commerce/webhook/shopify",
          payload: body,
          headers: { ...headers },
        })
      ).statusCode,
  });
});
const shop = useTestShop(undefined, () => ({
  commerceHosts: { ZA: killer.around(hostOf(shopify), HOST_STEPS) },
}));
afterAll(() => shopify?.close());

/** Lets a shopper buy; some cancel, some get a part of their money back. */
const buy = async (index: number): Promise<void> => {
  if (index % 5 === 4) return void (await buyOrderToPack(shop));
  const { order } = await shopper(shop).buy();
  const params = { orderId: order.orderId };
  if (index % 5 === 1) await expectOk(shop.call(cancelOrder, { params, body: {} }));
  if (index % 5 === 2)
    await callAsOwner(shop, refundOrder, { params, body: { amount: 1000 + index, reason: "a scratch" } });
};

/** Runs the mirror as processes that die and are replaced. */
const runMirror = async ({ shop: { mirrorSender, background }, clock }: TestShop): Promise<void> => {
  try {
    await mirrorSender.sendDue();
  } catch (error) {
    if (!(error instanceof ProcessKilledError)) throw error;
    clock.advance(AFTER_LEASE_MS);
  }
  await background.drain();
};

test("reliability 6: killed processes and lost replies leave the same orders here and at Shopify", {
  timeout: forProfile({ short: 60_000, long: 60 * MINUTE_MS }),
}, async (context) => {
  const minKills = forProfile({ short: 30, long: 300 });
  const mirrors = shop.shop.repositories.commerceMirrors;
  Object.assign(mirrors, { ...mirrors, ...pickSteps(killer.around({ ...mirrors }, DATABASE_STEPS)) });
  shopify.faults.setRandomRequestFaults(REQUEST_FAULTS);
  shopify.faults.setRandomEventFaults(EVENT_FAULTS);
  killer.arm(true);
  for (let index = 0; index < 8 || killer.kills() < minKills; index++) {
    await buy(index);
    await shop.shop.refundSender.sendDue();
    for (let run = 0; run < 6; run++) await runMirror(shop);
    await shopify.events.deliver("shuffled");
  }
  killer.arm(false);
  shopify.faults.clear();
  shop.clock.advance(AFTER_LEASE_MS);
  await shop.shop.refundSender.sendDue();
  await shop.shop.background.drain();
  await expectMirrored(shop, shopify);
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });

  const checkoutIds = [...shopify.store.orders.values()].map(
    ({ attributes }) => attributes.find(({ key }) => key === "storywall_checkout")?.value,
  );
  const name = `${killer.kills()} kills, 30 % of Shopify's replies lost`;
  reportThresholds(context, [
    atLeast(`${name}: kills`, killer.kills(), minKills),
    exactly(`${name}: orders that are there twice`, checkoutIds.length - new Set(checkoutIds).size, 0),
  ]);
  expect(checkoutIds.length).toBeGreaterThan(5);
});

/** Returns the steps of a proxy as a plain object. */
const pickSteps = (steps: CommerceMirrors): Partial<CommerceMirrors> =>
  Object.fromEntries(DATABASE_STEPS.map((name) => [name, steps[name]]));
