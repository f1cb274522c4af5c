// B13: what staff do with an order can be undone for some minutes, and what leaves the shop by it waits as long.

import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { undoOrderStep } from "@storywall/contract/calls/owner/undoOrderStep.ts";
import { withdrawRefund } from "@storywall/contract/calls/owner/withdrawRefund.ts";
import { closeBatch } from "@storywall/contract/calls/workshop/closeBatch.ts";
import { correctParcel } from "@storywall/contract/calls/workshop/correctParcel.ts";
import { markBatchPrinted } from "@storywall/contract/calls/workshop/markBatchPrinted.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import { undoBatchStep } from "@storywall/contract/calls/workshop/undoBatchStep.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { UNDO_TIMES, type UndoStep } from "@storywall/domain/orders/undoSteps.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { undoOrderStep as undoStep } from "../../src/usecases/orders/undo/undoOrderStep.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { buyPrintedOrder, PARCEL, tileOf } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { askAbout, buyWeakPrint } from "../support/weakPrints.ts";

const { stepMs, moneyMs } = UNDO_TIMES;
const shop = useTestShop(undefined, () => ({ undoTimes: UNDO_TIMES }));

const send = async () => {
  await shop.shop.refundSender.sendDue();
  await shop.shop.mailSender.sendDue();
  await shop.shop.background.drain();
};
afterEach(async () => {
  vi.restoreAllMocks();
  shop.clock.advance(HOUR_MS);
  await send();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});

const MOVES = {
  in_production: { to: "in_production", isConfirmed: true },
  shipped: { to: "shipped", tracking: PARCEL, isConfirmed: true },
  delivered: { to: "delivered" },
  cancelled: { to: "cancelled", reason: "no longer wanted" },
} as const satisfies Record<UndoStep, object>;

const paramsOf = (orderId: string) => ({ params: { orderId } });
const read = (orderId: string) => callAsOwner(shop, getOrder, paramsOf(orderId));
const move = (orderId: string, step: UndoStep) =>
  callAsOwner(shop, moveOrder, { ...paramsOf(orderId), body: MOVES[step] });
const undo = (orderId: string, step: UndoStep) =>
  tryCallAsOwner(shop, undoOrderStep, { ...paramsOf(orderId), body: { step } });
const refund = (orderId: string, amount?: number) =>
  callAsOwner(shop, refundOrder, {
    ...paramsOf(orderId),
    body: { reason: "a scratch", ...(amount === undefined ? {} : { amount }) },
  });
const withdraw = (orderId: string, { refundId }: { readonly refundId: string }) =>
  tryCallAsOwner(shop, withdrawRefund, { params: { orderId, refundId }, body: {} });
const firstRefund = ({ refunds: [first] }: Pick<OwnerOrder, "refunds">) => {
  if (!first) throw new Error("The order has no refund.");
  return first;
};
const paidBack = async (orderId: string) => {
  const order = await shop.shop.repositories.orders.find(orderId);
  return (await shop.payments.retrieve(order?.paymentId ?? ""))?.refunded;
};
const CONFLICT = { error: "CONFLICT" };

/** Returns all that an order is, without the history of what staff did. */
const snapshotOf = async (orderId: string) => {
  const { database: db } = shop;
  return {
    order: await db.selectFrom("orders").selectAll().where("id", "=", orderId).execute(),
    history: await db.selectFrom("orderHistory").selectAll().where("orderId", "=", orderId).execute(),
    jobs: await db.selectFrom("printJobs").selectAll().where("orderId", "=", orderId).orderBy("id").execute(),
    questions: await db.selectFrom("printQuestions").selectAll().where("orderId", "=", orderId).execute(),
    refundable: await db
      .selectFrom("payments")
      .innerJoin("orders", "orders.paymentId", "payments.id")
      .select(["payments.refundTotal", "payments.refundedElsewhere"])
      .where("orders.id", "=", orderId)
      .execute(),
    mails: await db.selectFrom("mailOutbox").selectAll().where("about", "=", orderId).orderBy("id").execute(),
  };
};

/** An order before a step, with a soft print that its shopper was asked about while that can be. */
const orderBefore = async (step: UndoStep): Promise<string> => {
  const { order } = await buyWeakPrint(shop);
  shop.clock.advance(3 * HOUR_MS);
  if (step === "shipped" || step === "delivered") await move(order.orderId, "in_production");
  if (step !== "delivered") await askAbout(shop, order);
  // Records that staff have seen it, which no undo changes.
  await read(order.orderId);
  shop.clock.advance(HOUR_MS);
  if (step === "delivered") {
    await move(order.orderId, "shipped");
    shop.clock.advance(HOUR_MS);
  }
  await send();
  return order.orderId;
};

describe("a step", () => {
  const STEPS = ["in_production", "shipped", "delivered", "cancelled"] as const;

  test.each(STEPS)(
    "B13 %s and its undo leave the order as it was, and tell its shopper nothing",
    async (step) => {
      const orderId = await orderBefore(step);
      const before = await snapshotOf(orderId);
      const mails = shop.mailbox.mails.length;
      const moved = await move(orderId, step);
      expect(moved).toMatchObject({ status: step, undo: { step } });
      await send();
      const undone = await undo(orderId, step);
      expect(undone).toMatchObject({ reply: { undo: null } });
      expect(await snapshotOf(orderId)).toEqual(before);
      shop.clock.advance(HOUR_MS);
      await send();
      expect(shop.mailbox.mails.length).toBe(mails);
      expect(await paidBack(orderId)).toBe(0);
    },
  );

  test.each(STEPS)("B13 %s can be done again after its undo, and its shopper is told once", async (step) => {
    const orderId = await orderBefore(step);
    await move(orderId, step);
    await undo(orderId, step);
    shop.clock.advance(1000);
    await move(orderId, step);
    const mails = shop.mailbox.mails.length;
    await send();
    expect(shop.mailbox.mails.length).toBe(mails);
    shop.clock.advance(stepMs);
    await send();
    expect(shop.mailbox.mails.length).toBe(mails + 1);
  });

  test.each(STEPS)("B13 %s cannot be undone when its time is over", async (step) => {
    const orderId = await orderBefore(step);
    const { undo: undoable } = await move(orderId, step);
    const ms = step === "cancelled" ? moneyMs : stepMs;
    expect(Date.parse(undoable?.until ?? "") - shop.clock.now().getTime()).toBe(ms);
    shop.clock.advance(ms);
    expect(await undo(orderId, step)).toEqual(CONFLICT);
    expect(await read(orderId)).toMatchObject({ status: step, undo: null });
  });

  test("B13 the undo is in the history of the order and in the audit log, with the person", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    await move(orderId, "in_production");
    await undo(orderId, "in_production");
    const [event] = await shop.shop.repositories.orderEvents.findByOrder(orderId);
    expect(event).toMatchObject({ kind: "undone", text: "begun" });
    const entries = await shop.database
      .selectFrom("auditLog")
      .select(["action", "subjectId"])
      .where("subjectId", "=", orderId)
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(["order.moved", "order.undone"]);
  });

  test("B13 a step before the last one cannot be undone", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    await move(orderId, "in_production");
    await move(orderId, "shipped");
    expect(await undo(orderId, "in_production")).toEqual(CONFLICT);
    expect(await undo(orderId, "shipped")).toMatchObject({ reply: { status: "in_production" } });
    // The step before it is the last one now, and its time is not over.
    expect(await undo(orderId, "in_production")).toMatchObject({ reply: { status: "placed" } });
  });

  test("B13 what is built on a step must be undone first: a batch, a refund", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    await move(orderId, "in_production");
    shop.clock.advance(1000);
    const refunded = await refund(orderId, 100);
    expect(await undo(orderId, "in_production")).toEqual(CONFLICT);
    await withdraw(orderId, firstRefund(refunded));
    expect(await undo(orderId, "in_production")).toMatchObject({ reply: { status: "placed" } });
    await move(orderId, "in_production");
    await callAsOwner(shop, closeBatch, { body: {} });
    expect(await undo(orderId, "in_production")).toEqual(CONFLICT);
  });

  test("B13 of an undo and the mail of the step, the first one counts", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    await send();
    await move(orderId, "in_production");
    // Another process, whose clock is ahead, sends the mail.
    await shop.shop.repositories.mailOutbox.claim(
      new Date(shop.clock.now().getTime() + HOUR_MS),
      new Date(shop.clock.now().getTime() + 2 * HOUR_MS),
    );
    expect(await undo(orderId, "in_production")).toEqual(CONFLICT);
    expect(await read(orderId)).toMatchObject({ status: "in_production" });
  });

  test("B13 a parcel that is corrected before its shopper was told of it is no news: the only mail names the right one", async () => {
    const { orderId, orderNumber, email } = await buyPrintedOrder(shop);
    await move(orderId, "in_production");
    await move(orderId, "shipped");
    const body = { ...PARCEL, number: "TCG 999" };
    await callAsOwner(shop, correctParcel, { ...paramsOf(orderId), body });
    shop.clock.advance(HOUR_MS);
    await send();
    const mails = shop.mailbox.to(email).filter(({ text }) => text.includes("TCG"));
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${orderNumber} is on its way`]);
    expect(mails[0]?.text).toContain("TCG 999");
  });

  test("B13 two undos at the same moment undo one step", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    await move(orderId, "in_production");
    await move(orderId, "shipped");
    const results = await Promise.all([undo(orderId, "shipped"), undo(orderId, "shipped")]);
    expect(results.filter((result) => "reply" in result)).toHaveLength(1);
    expect(await shop.shop.repositories.orders.find(orderId)).toMatchObject({
      status: "in_production",
      tracking: null,
    });
  });
});

describe("a batch", () => {
  const closeOne = async () => {
    const orders = [await buyPrintedOrder(shop), await buyPrintedOrder(shop)];
    await send();
    const { batches } = await callAsOwner(shop, closeBatch, { body: {} });
    const [batch] = batches;
    if (!batch) throw new Error("No batch was closed.");
    return { batch, orders };
  };
  const undoBatch = ({ batchId }: { readonly batchId: string }, step: "closed" | "printed") =>
    tryCallAsOwner(shop, undoBatchStep, { params: { batchId }, body: { step } });
  const print = ({ batchId }: { readonly batchId: string }) =>
    callAsOwner(shop, markBatchPrinted, { params: { batchId }, body: {} });

  test("B13 that was closed by mistake is opened again, and its orders are not begun", async () => {
    const { batch, orders } = await closeOne();
    const mails = shop.mailbox.mails.length;
    expect(batch.undo).toMatchObject({ step: "closed" });
    const undone = await undoBatch(batch, "closed");
    if (!("reply" in undone)) throw new Error(undone.error);
    expect(undone.reply.batches.map(({ batchId }) => batchId)).not.toContain(batch.batchId);
    for (const { orderId } of orders) {
      expect(await read(orderId)).toMatchObject({ status: "placed" });
      const jobs = await shop.shop.repositories.printJobs.findByOrder(orderId);
      expect(jobs.every(({ batchId }) => batchId === null)).toBe(true);
    }
    shop.clock.advance(HOUR_MS);
    await send();
    expect(shop.mailbox.mails.length).toBe(mails);
    const { batches } = await callAsOwner(shop, closeBatch, { body: {} });
    expect(batches[0]?.name).not.toBe(batch.name);
  });

  test("B13 keeps an order as it is that was sent since then", async () => {
    const { batch, orders } = await closeOne();
    const [sent, other] = orders;
    await move(sent?.orderId ?? "", "shipped");
    expect(await undoBatch(batch, "closed")).toMatchObject({ reply: {} });
    expect(await read(sent?.orderId ?? "")).toMatchObject({ status: "shipped" });
    expect(await read(other?.orderId ?? "")).toMatchObject({ status: "placed" });
  });

  test("B13 is not printed any more after an undo, and then it is not opened again", async () => {
    const { batch } = await closeOne();
    await print(batch);
    expect(await undoBatch(batch, "closed")).toEqual(CONFLICT);
    const undone = await undoBatch(batch, "printed");
    if (!("reply" in undone)) throw new Error(undone.error);
    expect(undone.reply.batches[0]).toMatchObject({ batchId: batch.batchId, printedAt: null, undo: null });
    expect(await undoBatch(batch, "closed")).toEqual(CONFLICT);
  });

  test("B13 is not opened again when its time is over, or a print of it was spoilt", async () => {
    const { batch, orders } = await closeOne();
    const [first] = orders;
    if (!first) throw new Error("no order");
    const spoilt = { params: { orderId: first.orderId }, body: { ...tileOf(first), reason: "dust" } };
    await callAsOwner(shop, reprintTile, spoilt);
    expect(await undoBatch(batch, "closed")).toEqual(CONFLICT);
    shop.clock.advance(stepMs);
    expect(await undoBatch(batch, "closed")).toEqual(CONFLICT);
  });
});

describe("a refund", () => {
  test("B13 waits two minutes, and then goes to the provider once", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    const pay = vi.spyOn(shop.payments, "refund");
    const { undoUntil } = firstRefund(await refund(orderId, 100));
    expect(Date.parse(undoUntil ?? "") - shop.clock.now().getTime()).toBe(moneyMs);
    shop.clock.advance(moneyMs - 1);
    await send();
    expect(pay).not.toHaveBeenCalled();
    shop.clock.advance(1);
    await Promise.all([send(), send()]);
    await send();
    expect(pay).toHaveBeenCalledTimes(1);
    expect(await paidBack(orderId)).toBe(100);
    expect(firstRefund(await read(orderId))).toMatchObject({ state: "succeeded", undoUntil: null });
  });

  test("B13 that was taken back is never sent, and its money can be given back again", async () => {
    const { orderId, total } = await buyPrintedOrder(shop);
    const first = firstRefund(await refund(orderId, 100));
    expect(await withdraw(orderId, first)).toMatchObject({ reply: { refunds: [{ state: "withdrawn" }] } });
    // Pressed twice, or its answer was lost.
    expect(await withdraw(orderId, first)).toMatchObject({ reply: { refunds: [{ state: "withdrawn" }] } });
    const { after } = await shop.database
      .selectFrom("auditLog")
      .select("after")
      .where("subjectId", "=", orderId)
      .where("action", "=", "order.undone")
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ text: "gave money back", amount: 100, currency: "ZAR", refund: "a scratch" });
    shop.clock.advance(HOUR_MS);
    await send();
    expect(await paidBack(orderId)).toBe(0);
    expect((await refund(orderId)).refunds.map(({ amount }) => amount)).toEqual([100, total]);
  });

  test("B13 that is on its way cannot be taken back", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    const first = firstRefund(await refund(orderId, 100));
    shop.clock.advance(moneyMs);
    expect(await withdraw(orderId, first)).toEqual(CONFLICT);
  });

  test("B13 of a cancelled order is taken back with the cancellation only", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    const first = firstRefund(await refund(orderId));
    expect(await read(orderId)).toMatchObject({ status: "cancelled", undo: { step: "cancelled" } });
    expect(await withdraw(orderId, first)).toEqual(CONFLICT);
    expect(await undo(orderId, "cancelled")).toMatchObject({
      reply: { status: "placed", refunds: [{ state: "withdrawn" }] },
    });
  });

  test("B13 that its shopper caused does not wait", async () => {
    const { order } = await shopper(shop).buy();
    await shop.call(cancelOrder, { ...paramsOf(order.orderId), body: {} });
    await shop.shop.background.drain();
    expect(await paidBack(order.orderId)).toBe(order.total);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    "B13 of taking it back and sending it at one moment, one happens (try %i)",
    async (attempt) => {
      const { orderId } = await buyPrintedOrder(shop);
      const first = firstRefund(await refund(orderId, 100));
      const dueAt = new Date(shop.clock.now().getTime() + moneyMs);
      // Another process, whose clock is ahead.
      const claim = () => shop.shop.repositories.refunds.claim(dueAt, new Date(dueAt.getTime() + 5 * 60_000));
      const [withdrawn, claimed] =
        attempt % 2 === 0
          ? await Promise.all([withdraw(orderId, first), claim()])
          : await Promise.all([claim(), withdraw(orderId, first)]).then(([one, two]) => [two, one] as const);
      expect(["reply" in withdrawn, claimed !== undefined].filter(Boolean)).toHaveLength(1);
      shop.clock.advance(HOUR_MS);
      await send();
      expect(await paidBack(orderId)).toBe("reply" in withdrawn ? 0 : 100);
    },
  );
});

describe("a process that dies", () => {
  class ProcessKilledError extends Error {}

  test("B13 while a refund is taken back has taken it back, or has not; it is sent once or never", async () => {
    const steps = ["undoLastStep", "withdraw", "orderEvents", "auditLog"] as const;
    for (const killed of steps) {
      const { orderId, total } = await buyPrintedOrder(shop);
      await move(orderId, "cancelled");
      const { transaction } = shop.shop;
      vi.spyOn(shop.shop, "transaction").mockImplementationOnce((work) =>
        transaction((repositories) => {
          const die = () => Promise.reject(new ProcessKilledError());
          return work({
            ...repositories,
            ...(killed === "undoLastStep" ? { orders: { ...repositories.orders, undoLastStep: die } } : {}),
            ...(killed === "withdraw" ? { refunds: { ...repositories.refunds, withdraw: die } } : {}),
            ...(killed === "orderEvents" ? { orderEvents: { ...repositories.orderEvents, add: die } } : {}),
            ...(killed === "auditLog" ? { auditLog: { ...repositories.auditLog, append: die } } : {}),
          });
        }),
      );
      await expect(undoStep(shop.shop, OWNER_ACTOR, orderId, "cancelled")).rejects.toThrow(
        ProcessKilledError,
      );
      vi.restoreAllMocks();
      expect(await read(orderId)).toMatchObject({ status: "cancelled", refunds: [{ state: "requested" }] });
      shop.clock.advance(moneyMs);
      await send();
      await send();
      expect(await paidBack(orderId)).toBe(total);
    }
  });

  test("B13 before or after the provider was asked leaves a refund that is sent once", async () => {
    for (const moment of ["before", "after"] as const) {
      const { orderId } = await buyPrintedOrder(shop);
      await refund(orderId, 100);
      const pay = shop.payments.refund;
      vi.spyOn(shop.payments, "refund").mockImplementationOnce(async (...input) => {
        if (moment === "after") await pay(...input);
        throw new ProcessKilledError();
      });
      shop.clock.advance(moneyMs);
      await send();
      shop.clock.advance(HOUR_MS);
      await send();
      expect(await paidBack(orderId)).toBe(100);
    }
  });
});
