// A process that dies at any step of an answer about a soft print, and of the refund that follows from it.

import { answerPrintQuestion } from "@storywall/contract/calls/printQuestions/answerPrintQuestion.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { afterEach, expect, test, vi } from "vitest";
import type { Repositories } from "../../src/ports/platform/UnitOfWork.ts";
import { answerPrintQuestion as answerAs } from "../../src/usecases/printQuestions/answerPrintQuestion.ts";
import { createRefundSender } from "../../src/usecases/refunds/refundSender.ts";
import type { Shop } from "../../src/usecases/shop.ts";
import { type AskedOrder, buyAskedOrder } from "../printQuestions/askedOrder.ts";
import { finishPrints } from "../support/sentOrders.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";

// Each step of an answer is a run of its own.
vi.setConfig({ testTimeout: 60_000 });

const shop = useTestShop();
afterEach(() => expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 }));

/** Longer than a lease: another process may do the work of a dead one. */
const AFTER_LEASE_MS = 6 * MINUTE_MS;
/** More steps than any of these works has, so that a test cannot run for ever. */
const MAX_STEPS = 60;

const DIFFERENCE = minor(ZA.framePrices.rectangle_xlarge - ZA.framePrices.rectangle_small);
const SMALLER = { answer: "smallerSize", size: "rectangle_small", givenBack: DIFFERENCE } as const;
const LEFT_OUT = { answer: "leftOut", givenBack: ZA.framePrices.rectangle_xlarge } as const;

class ProcessKilledError extends Error {}

/**
 * Returns the shop of a process that is killed before step `killAt`. A step is a use of the database, or a commit.
 * Nothing runs afterwards, and the database rolls back what was not committed.
 */
const dyingShop = (killAt: number): Shop => {
  let steps = 0;
  let isDead = false;
  const step = (): void => {
    steps += 1;
    isDead ||= steps >= killAt;
    if (isDead) throw new ProcessKilledError();
  };
  const aroundMethods = (repository: object): object =>
    new Proxy(repository, {
      get: (methods, name): unknown => {
        const method: unknown = Reflect.get(methods, name);
        if (typeof method !== "function") return method;
        return (...args: readonly unknown[]): unknown => {
          step();
          return Reflect.apply(method, methods, args);
        };
      },
    });
  const around = (repositories: Repositories): Repositories =>
    new Proxy(repositories, {
      get: (target, name): unknown => {
        const repository: unknown = Reflect.get(target, name);
        return typeof repository === "object" && repository !== null ? aroundMethods(repository) : repository;
      },
    });
  const asleep = { wake: () => undefined, sendDue: async () => undefined };
  return {
    ...shop.shop,
    repositories: around(shop.shop.repositories),
    transaction: (work) =>
      shop.shop.transaction(async (repositories) => {
        const result = await work(around(repositories));
        step();
        return result;
      }),
    // What a dead process would report.
    background: { ...shop.shop.background, reportError: () => undefined },
    refundSender: asleep,
    mailSender: { ...shop.shop.mailSender, ...asleep },
  };
};

/** Runs the work in processes that die one step later each time, until one survives it. Returns how many died. */
const killAtEveryStep = async (
  work: (dying: Shop) => Promise<unknown>,
  afterKill: () => Promise<void>,
): Promise<number> => {
  for (let killAt = 1; killAt < MAX_STEPS; killAt += 1) {
    try {
      await work(dyingShop(killAt));
      return killAt - 1;
    } catch (error) {
      if (!(error instanceof ProcessKilledError)) throw error;
    }
    await afterKill();
  }
  throw new Error("The work never ends.");
};

const countRows = async (
  table: "mailOutbox" | "auditLog" | "orderEvents" | "staffNotices",
): Promise<number> => {
  const { rows } = await shop.database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  return Number(rows);
};

/** Returns all that an answer may change. */
const stateOf = async ({ order: { orderId }, questionId }: AskedOrder) => {
  const { printQuestions, orders, printJobs, refunds } = shop.shop.repositories;
  return {
    question: await printQuestions.find(questionId),
    lines: (await orders.find(orderId))?.lines,
    jobs: (await printJobs.findByOrder(orderId)).toSorted((one, other) => (one.tile < other.tile ? -1 : 1)),
    refunds: await refunds.findByOrder(orderId),
    mails: await countRows("mailOutbox"),
    logged: await countRows("auditLog"),
    events: await countRows("orderEvents"),
    notices: await countRows("staffNotices"),
  };
};

test.each([
  ["a smaller size", SMALLER],
  ["a tile that is left out", LEFT_OUT],
] as const)(
  "reliability 6: a process killed at any step of an answer leaves all of it or nothing: %s",
  async (_, answer) => {
    const asked = await buyAskedOrder(shop);
    const { order, questionId } = asked;
    const before = await stateOf(asked);
    const { givenBack: refund, ...choice } = answer;
    const request = { orderId: order.orderId, questionId, ...choice, refund };
    const kills = await killAtEveryStep(
      async (dying) => expect(await answerAs(dying, request)).toEqual({ kind: "ok", value: null }),
      async () => expect(await stateOf(asked)).toEqual(before),
    );
    expect(kills).toBeGreaterThan(8);
    const after = await stateOf(asked);
    expect(after.question).toMatchObject({ state: answer.answer, givenBack: answer.givenBack });
    expect(after.refunds).toMatchObject([{ id: questionId, amount: answer.givenBack, state: "requested" }]);
    expect([after.logged, after.events]).toEqual([before.logged + 1, before.events + 1]);
    // The process died after the commit, before its reply: the shopper sends the same answer again.
    const { questions } = await expectOk(
      shop.call(answerPrintQuestion, { params: { orderId: order.orderId, questionId }, body: answer }),
    );
    expect(questions).toMatchObject([{ state: answer.answer }]);
    await shop.shop.background.drain();
    expect(await shop.shop.repositories.refunds.findByOrder(order.orderId)).toHaveLength(1);
    expect((await stateOf(asked)).events).toBe(after.events);
  },
);

test("reliability 6: a process killed at any step of the refund of an answer pays it back once, and the order goes on", async () => {
  const asked = await buyAskedOrder(shop);
  const { order, questionId } = asked;
  const { givenBack: refund, ...choice } = SMALLER;
  const request = { orderId: order.orderId, questionId, ...choice, refund };
  expect(await answerAs(dyingShop(Number.POSITIVE_INFINITY), request)).toMatchObject({ kind: "ok" });
  const { refunds, printJobs } = shop.shop.repositories;
  const kills = await killAtEveryStep(
    (dying) => createRefundSender(dying).sendDue(),
    async () => {
      // Another process does it when the lease of the dead one has ended.
      shop.clock.advance(AFTER_LEASE_MS);
      expect(await refunds.findByOrder(order.orderId)).toHaveLength(1);
    },
  );
  expect(kills).toBeGreaterThan(4);
  expect(await refunds.findByOrder(order.orderId)).toMatchObject([
    { id: questionId, amount: DIFFERENCE, state: "succeeded" },
  ]);
  await shop.shop.mailSender.sendDue();
  const mails = shop.mailbox.to(order.email).filter(({ subject }) => subject.includes("A refund for order"));
  expect(mails).toHaveLength(1);
  // Its print is no longer held, so the order is not stuck.
  const job = (await printJobs.findByOrder(order.orderId)).find(({ tile }) => tile === "tile_2");
  expect(job).toMatchObject({ state: "waiting", holdReason: null });
  await finishPrints(shop, order.orderId);
  const ready = await shop.shop.repositories.batches.findOpenTiles(shop.clock.now());
  expect(ready.filter(({ orderId, state }) => orderId === order.orderId && state === "done")).toContainEqual(
    expect.objectContaining({ tile: "tile_2" }),
  );
});
