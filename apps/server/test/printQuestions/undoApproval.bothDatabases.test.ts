// B13: that staff approved a soft print can be undone for some minutes (docs/decisions/0084).

import { writeFile } from "node:fs/promises";
import { approvePrint } from "@storywall/contract/calls/owner/approvePrint.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { undoOrderStep } from "@storywall/contract/calls/owner/undoOrderStep.ts";
import { undoPrintApproval } from "@storywall/contract/calls/owner/undoPrintApproval.ts";
import { answerPrintQuestion } from "@storywall/contract/calls/printQuestions/answerPrintQuestion.ts";
import { getAuditLog } from "@storywall/contract/calls/staff/getAuditLog.ts";
import { closeBatch } from "@storywall/contract/calls/workshop/closeBatch.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import { undoBatchStep } from "@storywall/contract/calls/workshop/undoBatchStep.ts";
import { UNDO_TIMES } from "@storywall/domain/orders/undoSteps.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { undoPrintApproval as undoAs } from "../../src/usecases/print/undoPrintApproval.ts";
import { settleDueQuestions } from "../../src/usecases/printQuestions/settleDueQuestions.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { openTestPrinter, type TestPrinter } from "../print/testPrinter.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { PARCEL } from "../support/sentOrders.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { askAbout } from "../support/weakPrints.ts";
import { type AskedOrder, buyAskedOrder } from "./askedOrder.ts";

const { stepMs } = UNDO_TIMES;
const shop = useTestShop(undefined, () => ({ undoTimes: UNDO_TIMES }));
let printer: TestPrinter;
beforeEach(async () => {
  printer = await openTestPrinter(shop);
});
afterEach(async () => {
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
  await printer.close();
});

const CONFLICT = { error: "CONFLICT" };
const RACE_TRIES = [0, 1, 2, 3, 4, 5];

const bodyOf = ({ order: { lineItems } }: AskedOrder, tile = "tile_2") => ({
  cartItemId: lineItems[0]?.cartItemId ?? "",
  tile,
});
const paramsOf = ({ order: { orderId } }: AskedOrder) => ({ params: { orderId } });
const approve = (asked: AskedOrder, tile?: string) =>
  tryCallAsOwner(shop, approvePrint, { ...paramsOf(asked), body: bodyOf(asked, tile) });
const undo = (asked: AskedOrder, tile?: string) =>
  tryCallAsOwner(shop, undoPrintApproval, { ...paramsOf(asked), body: bodyOf(asked, tile) });
const read = (asked: AskedOrder) => callAsOwner(shop, getOrder, paramsOf(asked));
const printOf = async (asked: AskedOrder, tile = "tile_2") =>
  (await read(asked)).weakPrints?.find((print) => print.tile === tile);
const jobOf = async ({ order: { orderId } }: AskedOrder, name = "tile_2") =>
  (await shop.shop.repositories.printJobs.findByOrder(orderId)).find(({ tile }) => tile === name);
const questionOf = ({ questionId }: AskedOrder) => shop.shop.repositories.printQuestions.find(questionId);
const accept = ({ order: { orderId }, questionId }: AskedOrder) =>
  shop.call(answerPrintQuestion, { params: { orderId, questionId }, body: { answer: "accepted" } });
const isDone = (result: object): boolean => "reply" in result;
/** Starts two works in turns of order, so that each has the first start in half of the tries. */
const race = async <One, Other>(
  attempt: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<readonly [One, Other]> => {
  if (attempt % 2 === 0) return Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second];
};

/** Returns all that an approval changes. */
const snapshotOf = async ({ order: { orderId } }: AskedOrder) => {
  const { database: db } = shop;
  return {
    jobs: await db.selectFrom("printJobs").selectAll().where("orderId", "=", orderId).orderBy("id").execute(),
    questions: await db.selectFrom("printQuestions").selectAll().where("orderId", "=", orderId).execute(),
    waits: await db
      .selectFrom("orders")
      .select(["waitingSince", "waitedSeconds"])
      .where("id", "=", orderId)
      .execute(),
    mails: await db.selectFrom("mailOutbox").selectAll().where("about", "=", orderId).orderBy("id").execute(),
  };
};

test("B13 an approval and its undo leave print, question and wait of the order as they were", async () => {
  const asked = await buyAskedOrder(shop);
  await read(asked);
  shop.clock.advance(HOUR_MS);
  const before = await snapshotOf(asked);
  expect(await approve(asked)).toMatchObject({ reply: {} });
  expect(await questionOf(asked)).toMatchObject({ state: "withdrawn" });
  const { undoUntil } = (await printOf(asked)) ?? {};
  expect(Date.parse(undoUntil ?? "") - shop.clock.now().getTime()).toBe(stepMs);
  shop.clock.advance(stepMs - 1);
  expect(await undo(asked)).toMatchObject({ reply: {} });
  expect(await printOf(asked)).toMatchObject({ state: "held", releasedAt: null, undoUntil: null });
  expect(await snapshotOf(asked)).toEqual(before);
});

test("B13 the undo is in the history of the order and in the audit log, with the person", async () => {
  const asked = await buyAskedOrder(shop);
  await approve(asked);
  await undo(asked);
  const { events } = await callAsOwner(shop, getOrderWork, paramsOf(asked));
  expect(events.slice(-2)).toMatchObject([
    { kind: "print_approved", who: OWNER_ACTOR.name, text: "tile 2" },
    { kind: "undone", who: OWNER_ACTOR.name, text: "approval of tile 2" },
  ]);
  for (const action of ["prints.approved", "order.undone"] as const) {
    const { items } = await callAsOwner(shop, getAuditLog, { query: { action } });
    expect(items[0]).toMatchObject({ subjectLabel: asked.order.orderNumber });
  }
});

test("B13 an approval cannot be undone when its time is over, nor twice", async () => {
  const asked = await buyAskedOrder(shop);
  await approve(asked);
  await undo(asked);
  expect(await undo(asked)).toEqual(CONFLICT);
  await approve(asked);
  shop.clock.advance(stepMs);
  expect(await printOf(asked)).toMatchObject({ undoUntil: null });
  expect(await undo(asked)).toEqual(CONFLICT);
  expect(await jobOf(asked)).toMatchObject({ state: "waiting" });
});

test("B13 only a role that may approve may undo it, and a print that was never approved has no undo", async () => {
  const asked = await buyAskedOrder(shop);
  expect(await undo(asked, "tile_3")).toEqual(CONFLICT);
  await approve(asked);
  const { cartItemId: lineId, tile } = bodyOf(asked);
  const print = { orderId: asked.order.orderId, lineId, tile };
  for (const role of ["books", "service"] as const)
    expect(await undoAs(shop.shop, { ...OWNER_ACTOR, role }, print)).toMatchObject({ error: "FORBIDDEN" });
  expect(await jobOf(asked)).toMatchObject({ state: "waiting" });
});

test("B13 what the shopper let be printed, no staff can hold again", async () => {
  const asked = await buyAskedOrder(shop);
  expect((await accept(asked)).kind).toBe("ok");
  expect(await printOf(asked)).toMatchObject({ undoUntil: null });
  expect(await undo(asked)).toEqual(CONFLICT);
});

test("B13 an undone approval gives the shopper the question again: they answer it, or its hour passes", async () => {
  const asked = await buyAskedOrder(shop);
  await approve(asked);
  expect((await accept(asked)).kind).toBe("error");
  await undo(asked);
  expect((await accept(asked)).kind).toBe("ok");
  expect(await questionOf(asked)).toMatchObject({ state: "accepted" });
});

/** Has the next question asked a minute after an interval of its mails has begun: they are due four minutes later. */
const alignQuestionMails = (): void => {
  const interval = 5 * MINUTE_MS;
  shop.clock.advance(interval - (shop.clock.now().getTime() % interval) + MINUTE_MS);
};

test("B13 a mail about the question that came due while it was withdrawn is sent after the undo, once", async () => {
  alignQuestionMails();
  const asked = await buyAskedOrder(shop);
  await shop.shop.background.drain();
  const mails = async () => {
    await shop.shop.mailSender.sendDue();
    return shop.mailbox.to(asked.order.email).filter(({ subject }) => subject.startsWith("A question"));
  };
  await approve(asked);
  shop.clock.advance(stepMs - 1);
  expect(await mails()).toEqual([]);
  await undo(asked);
  expect(await mails()).toHaveLength(1);
  await approve(asked);
  await undo(asked);
  expect(await mails()).toHaveLength(1);
});

test("B13 the same after the undo of a cancelled order", async () => {
  alignQuestionMails();
  const asked = await buyAskedOrder(shop, { isInProduction: false });
  await shop.shop.background.drain();
  const move = { ...paramsOf(asked), body: { to: "cancelled", reason: "a slip" } } as const;
  shop.clock.advance(3.5 * MINUTE_MS);
  await callAsOwner(shop, moveOrder, move);
  shop.clock.advance(UNDO_TIMES.moneyMs - 1);
  await shop.shop.mailSender.sendDue();
  await callAsOwner(shop, undoOrderStep, { ...paramsOf(asked), body: { step: "cancelled" } });
  await shop.shop.mailSender.sendDue();
  const subjects = shop.mailbox.to(asked.order.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("A question"))).toHaveLength(1);
});

test("B13 the promised day moves by the whole wait when one of two approvals is undone", async () => {
  const asked = await buyAskedOrder(shop);
  await askAbout(shop, asked.order, { tile: "tile_3" });
  const before = await snapshotOf(asked);
  shop.clock.advance(HOUR_MS);
  await approve(asked, "tile_2");
  await approve(asked, "tile_3");
  shop.clock.advance(MINUTE_MS);
  await undo(asked, "tile_2");
  await undo(asked, "tile_3");
  expect(await snapshotOf(asked)).toEqual(before);
});

test("B13 an order that was sent or cancelled since then keeps what was approved", async () => {
  for (const body of [{ to: "shipped", tracking: PARCEL, isConfirmed: true }, { to: "refunded" }] as const) {
    const asked = await buyAskedOrder(shop);
    await approve(asked);
    if (body.to === "shipped") await callAsOwner(shop, moveOrder, { ...paramsOf(asked), body });
    else
      await shop.database
        .updateTable("orders")
        .set({ status: "refunded" })
        .where("id", "=", asked.order.orderId)
        .execute();
    expect(await undo(asked)).toEqual(CONFLICT);
    expect(await printOf(asked)).toMatchObject({ undoUntil: null });
    // So that the invariants of a refunded order hold.
    await shop.database
      .updateTable("orders")
      .set({ status: "in_production" })
      .where("id", "=", asked.order.orderId)
      .where("status", "=", "refunded")
      .execute();
  }
});

test("B13 a deadline that passes while the question is withdrawn settles it after the undo", async () => {
  const asked = await buyAskedOrder(shop);
  shop.clock.advance(10 * MINUTE_MS);
  await shop.shop.mailSender.sendDue();
  const { answerBy } = (await questionOf(asked)) ?? {};
  shop.clock.advance((answerBy?.getTime() ?? 0) - shop.clock.now().getTime() - MINUTE_MS);
  await approve(asked);
  shop.clock.advance(2 * MINUTE_MS);
  await settleDueQuestions(shop.shop);
  expect(await questionOf(asked)).toMatchObject({ state: "withdrawn" });
  await undo(asked);
  expect(await questionOf(asked)).toMatchObject({ state: "open", answerBy });
});

describe("a worker", () => {
  test("B13 that has rendered the print: it is held again, and the folder is not complete", async () => {
    const asked = await buyAskedOrder(shop);
    const { orderNumber } = asked.order;
    await approve(asked, "tile_3");
    await approve(asked);
    await printer.runDue();
    expect(await printer.listFiles(orderNumber)).toContain("complete");
    await undo(asked);
    await printer.runDue();
    expect(await jobOf(asked)).toMatchObject({ state: "held" });
    expect(await printer.listFiles(orderNumber)).not.toContain("complete");
    // Approved anew, it is rendered at once: no lease of before delays it.
    await approve(asked);
    await printer.runDue();
    expect(await jobOf(asked)).toMatchObject({ state: "done" });
    expect(await printer.listFiles(orderNumber)).toContain("complete");
  });

  test("B13 that is rendering it at that moment does not finish it", async () => {
    const asked = await buyAskedOrder(shop);
    await printer.runDue();
    await approve(asked);
    let undone: object = {};
    await printer.runDue(async (_master, { geometry: { width, height } }, to) => {
      await writeFile(to, "print");
      undone = await undo(asked);
      return { kind: "rendered", width, height, bytes: 5, sha256: "0".repeat(64) };
    });
    expect(isDone(undone)).toBe(true);
    expect(await jobOf(asked)).toMatchObject({ state: "held", file: null });
    expect(await printer.listTempFiles()).toEqual([]);
  });

  test.each(RACE_TRIES)(
    "B13 that finishes it at the same moment leaves it held (try %i)",
    async (attempt) => {
      const asked = await buyAskedOrder(shop);
      await approve(asked);
      const [undone] = await race(
        attempt,
        () => undo(asked),
        () => printer.runDue(),
      );
      expect(isDone(undone)).toBe(true);
      await printer.runDue();
      expect(await jobOf(asked)).toMatchObject({ state: "held" });
      expect(await printer.listFiles(asked.order.orderNumber)).not.toContain("complete");
    },
  );

  test("B13 a print that was found spoilt and is printed again keeps its approval", async () => {
    const asked = await buyAskedOrder(shop);
    await approve(asked);
    await printer.runDue();
    const spoilt = { ...bodyOf(asked), reason: "dust" } as const;
    await callAsOwner(shop, reprintTile, { ...paramsOf(asked), body: spoilt });
    expect(await undo(asked)).toEqual(CONFLICT);
    expect(await jobOf(asked)).toMatchObject({ state: "waiting" });
  });
});

describe("a batch", () => {
  test("B13 that has the print must be undone first", async () => {
    const asked = await buyAskedOrder(shop);
    await approve(asked);
    await printer.runDue();
    const { batches } = await callAsOwner(shop, closeBatch, { body: {} });
    expect(await printOf(asked)).toMatchObject({ undoUntil: null });
    expect(await undo(asked)).toEqual(CONFLICT);
    for (const { batchId } of batches)
      await tryCallAsOwner(shop, undoBatchStep, { params: { batchId }, body: { step: "closed" } });
    expect(isDone(await undo(asked))).toBe(true);
  });

  test.each(RACE_TRIES)(
    "B13 that is closed at the same moment has the print, or it is held (try %i)",
    async (attempt) => {
      const asked = await buyAskedOrder(shop);
      await approve(asked);
      await printer.runDue();
      const [undone] = await race(
        attempt,
        () => undo(asked),
        () => tryCallAsOwner(shop, closeBatch, { body: {} }),
      );
      const job = await jobOf(asked);
      if (isDone(undone)) expect(job).toMatchObject({ state: "held", batchId: null });
      else expect(job).toMatchObject({ state: "done", batchId: expect.any(String) });
    },
  );
});

describe("at the same moment", () => {
  test.each(RACE_TRIES)(
    "B13 a second approval comes before the undo or after it (try %i)",
    async (attempt) => {
      const asked = await buyAskedOrder(shop);
      await approve(asked);
      const [undone, approved] = await race(
        attempt,
        () => undo(asked),
        () => approve(asked),
      );
      expect(isDone(undone)).toBe(true);
      // Before the undo there was nothing to approve; after it, its question is withdrawn again.
      const isApproved = isDone(approved);
      expect(await jobOf(asked)).toMatchObject({ state: isApproved ? "waiting" : "held" });
      expect(await questionOf(asked)).toMatchObject({ state: isApproved ? "withdrawn" : "open" });
    },
  );

  test.each(RACE_TRIES)("B13 two undos are one (try %i)", async () => {
    const asked = await buyAskedOrder(shop);
    await approve(asked);
    const undone = await Promise.all([undo(asked), undo(asked)]);
    expect(undone.filter(isDone)).toHaveLength(1);
    expect(await jobOf(asked)).toMatchObject({ state: "held" });
  });

  test.each(RACE_TRIES)(
    "B13 the shopper's answer counts only when the question is open again (try %i)",
    async (attempt) => {
      const asked = await buyAskedOrder(shop);
      await approve(asked);
      const [undone, answered] = await race(
        attempt,
        () => undo(asked),
        () => accept(asked),
      );
      expect(isDone(undone)).toBe(true);
      const isAnswered = answered.kind === "ok";
      expect(await questionOf(asked)).toMatchObject({ state: isAnswered ? "accepted" : "open" });
      expect(await jobOf(asked)).toMatchObject({ state: isAnswered ? "waiting" : "held" });
    },
  );
});
