// B13: each step of a replacement can be undone for some minutes (docs/decisions/0084).

import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { undoOrderStep } from "@storywall/contract/calls/owner/undoOrderStep.ts";
import { closeBatch } from "@storywall/contract/calls/workshop/closeBatch.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { moveReplacement } from "@storywall/contract/calls/workshop/moveReplacement.ts";
import { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import { sendPackage } from "@storywall/contract/calls/workshop/sendPackage.ts";
import { undoReplacementStep } from "@storywall/contract/calls/workshop/undoReplacementStep.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import { REPLACEMENT_STATES, type ReplacementState } from "@storywall/domain/orders/remakes.ts";
import { UNDO_TIMES } from "@storywall/domain/orders/undoSteps.ts";
import { rightsOf, STAFF_ROLES } from "@storywall/domain/staff/roles.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { moveReplacement as moveAs } from "../../src/usecases/orders/replacements/moveReplacement.ts";
import { undoReplacementStep as undoAs } from "../../src/usecases/orders/replacements/undoReplacementStep.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { openTestPrinter, type TestPrinter } from "../print/testPrinter.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import {
  buyPrintedOrder,
  buySentOrder,
  finishPrints,
  PARCEL,
  packAll,
  tileOf,
} from "../support/sentOrders.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const { stepMs } = UNDO_TIMES;
const shop = useTestShop(undefined, () => ({ undoTimes: UNDO_TIMES }));
let printer: TestPrinter;
beforeEach(async () => {
  printer = await openTestPrinter(shop);
});
const send = async () => {
  await shop.shop.mailSender.sendDue();
  await shop.shop.background.drain();
};
afterEach(async () => {
  shop.clock.advance(HOUR_MS);
  await send();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
  await printer.close();
});

const CONFLICT = { error: "CONFLICT" };
const RACE_TRIES = [0, 1, 2, 3];
const isDone = (result: object): boolean => "reply" in result;

const MOVES = {
  shipped: { to: "shipped", tracking: PARCEL, isConfirmed: true },
  delivered: { to: "delivered" },
  cancelled: { to: "cancelled" },
} as const;

type Made = { readonly order: Order; readonly orderId: string; readonly replacementId: string };

const replace = (order: Order, tile?: string) =>
  tryCallAsOwner(shop, replaceTiles, {
    params: { orderId: order.orderId },
    body: { tiles: [tileOf(order, tile)], reason: "damaged_on_the_way" },
  });
/** Sends an order and begins to replace a tile of it. */
const make = async (): Promise<Made> => {
  const order = await buySentOrder(shop);
  await send();
  return makeOf(order);
};
/** Begins to replace a tile of a sent order. */
const makeOf = async (order: Order): Promise<Made> => {
  const made = await replace(order);
  const replacementId = "reply" in made ? (made.reply.replacements[0]?.replacementId ?? "") : "";
  return { order, orderId: order.orderId, replacementId };
};
const paramsOf = ({ orderId, replacementId }: Made) => ({ params: { orderId, replacementId } });
const move = (made: Made, step: keyof typeof MOVES) =>
  tryCallAsOwner(shop, moveReplacement, { ...paramsOf(made), body: MOVES[step] });
const undo = (made: Made, step: ReplacementState) =>
  tryCallAsOwner(shop, undoReplacementStep, { ...paramsOf(made), body: { step } });
const workOf = ({ orderId }: Pick<Made, "orderId">) =>
  callAsOwner(shop, getOrderWork, { params: { orderId } });
const find = async ({ orderId, replacementId }: Made) =>
  (await workOf({ orderId })).replacements.find((each) => each.replacementId === replacementId);
const jobsOf = ({ replacementId }: Made) => shop.shop.repositories.printJobs.findByReplacement(replacementId);
const subjectsTo = ({ order: { email } }: Made) => shop.mailbox.to(email).map(({ subject }) => subject);

/** Brings a replacement to the state before a step, and tells its shopper of it. */
const madeBefore = async (step: keyof typeof MOVES): Promise<Made> => {
  const made = await make();
  shop.clock.advance(stepMs);
  await send();
  if (step === "delivered") {
    await move(made, "shipped");
    shop.clock.advance(stepMs);
    await send();
  }
  return made;
};

/** Returns all that a step changes; not when it was. */
const snapshotOf = async ({ orderId, replacementId }: Made) => {
  const { database: db } = shop;
  const [replacement] = await db
    .selectFrom("replacements")
    .selectAll()
    .where("id", "=", replacementId)
    .execute();
  return {
    replacement: { ...replacement, changedAt: null, undoUntil: null },
    tiles: await db
      .selectFrom("replacementTiles")
      .selectAll()
      .where("replacementId", "=", replacementId)
      .execute(),
    jobs: await db.selectFrom("printJobs").selectAll().where("orderId", "=", orderId).orderBy("id").execute(),
    mails: await db.selectFrom("mailOutbox").selectAll().where("about", "=", replacementId).execute(),
    shown: await expectOk(shop.call(getData, { params: { id: orderId } })),
  };
};

describe("a step", () => {
  const STEPS = ["shipped", "delivered", "cancelled"] as const;

  test.each(STEPS)("B13 %s and its undo leave all as it was, and tell the shopper nothing", async (step) => {
    const made = await madeBefore(step);
    const before = await snapshotOf(made);
    const mails = shop.mailbox.mails.length;
    expect(await move(made, step)).toMatchObject({ reply: {} });
    const { undoUntil } = (await find(made)) ?? {};
    expect(Date.parse(undoUntil ?? "") - shop.clock.now().getTime()).toBe(stepMs);
    shop.clock.advance(stepMs - 1);
    await send();
    expect(await undo(made, step)).toMatchObject({ reply: {} });
    expect(await find(made)).toMatchObject({ undoUntil: null });
    expect(await snapshotOf(made)).toEqual(before);
    shop.clock.advance(HOUR_MS);
    await send();
    expect(shop.mailbox.mails.length).toBe(mails);
  });

  test("B13 that it was made is undone by stopping it: nothing is printed, and nothing told", async () => {
    const made = await make();
    const before = subjectsTo(made);
    expect(await undo(made, "in_production")).toMatchObject({ reply: {} });
    expect(await find(made)).toMatchObject({ state: "cancelled", undoUntil: null });
    expect((await jobsOf(made)).map(({ state }) => state)).toEqual(["cancelled"]);
    shop.clock.advance(HOUR_MS);
    await send();
    await printer.runDue();
    expect(subjectsTo(made)).toEqual(before);
    expect(await printer.listFiles(`${made.order.orderNumber}-R1`)).toEqual([]);
    // Its tile may be replaced again, under the next number.
    expect(await replace(made.order)).toMatchObject({
      reply: { replacements: [{ state: "cancelled" }, { number: `${made.order.orderNumber}-R2` }] },
    });
  });

  test.each(STEPS)("B13 %s can be done again after its undo, and is told once", async (step) => {
    const made = await madeBefore(step);
    await move(made, step);
    await undo(made, step);
    expect(await move(made, step)).toMatchObject({ reply: {} });
    const mails = shop.mailbox.mails.length;
    shop.clock.advance(stepMs);
    await send();
    expect(shop.mailbox.mails.length).toBe(mails + (step === "shipped" ? 1 : 0));
    expect(await find(made)).toMatchObject({ state: step });
  });

  test.each(STEPS)("B13 %s cannot be undone when its time is over, nor twice", async (step) => {
    const made = await madeBefore(step);
    await move(made, step);
    await undo(made, step);
    expect(await undo(made, step)).toEqual(CONFLICT);
    await move(made, step);
    shop.clock.advance(stepMs);
    expect(await undo(made, step)).toEqual(CONFLICT);
    expect(await find(made)).toMatchObject({ state: step, undoUntil: null });
  });

  test("B13 a step before the last one cannot be undone", async () => {
    const made = await make();
    await move(made, "shipped");
    expect(await undo(made, "in_production")).toEqual(CONFLICT);
    await move(made, "delivered");
    expect(await undo(made, "shipped")).toEqual(CONFLICT);
    expect(await undo(made, "delivered")).toMatchObject({ reply: {} });
    expect(await find(made)).toMatchObject({ state: "shipped", tracking: { number: PARCEL.number } });
  });

  test("B13 that a parcel was sent from the pack page is undone: it can be packed and sent again", async () => {
    const made = await make();
    const number = `${made.order.orderNumber}-R1`;
    await finishPrints(shop, made.replacementId);
    await packAll(shop, number);
    const parcel = { params: { number }, body: { tracking: PARCEL } };
    await callAsOwner(shop, sendPackage, parcel);
    expect(await undo(made, "shipped")).toMatchObject({ reply: {} });
    expect(await find(made)).toMatchObject({ state: "in_production", tracking: null });
    await callAsOwner(shop, sendPackage, parcel);
    expect(await find(made)).toMatchObject({ state: "shipped" });
  });

  test("B13 each role may undo what it may do", async () => {
    const made = await make();
    // Its time is over, so that nothing is undone.
    shop.clock.advance(HOUR_MS);
    const rights = {
      in_production: "orders.replace",
      cancelled: "orders.replace",
      shipped: "prints.work",
      delivered: "prints.work",
    } as const;
    for (const step of REPLACEMENT_STATES)
      for (const role of STAFF_ROLES)
        expect(await undoAs(shop.shop, { ...OWNER_ACTOR, role }, { ...made, step })).toMatchObject({
          error: rightsOf(role).includes(rights[step]) ? "CONFLICT" : "FORBIDDEN",
        });
  });

  test("B13 a replacement of another order is not found", async () => {
    const made = await make();
    const other = await make();
    expect(await undo({ ...made, orderId: other.orderId }, "in_production")).toEqual({ error: "NOT_FOUND" });
  });

  test("B13 the undo is in the history of the order and in the audit log, with the person", async () => {
    const made = await make();
    for (const step of ["shipped", "delivered"] as const) await move(made, step);
    await undo(made, "delivered");
    const { events } = await workOf(made);
    const number = `${made.order.orderNumber}-R1`;
    expect(events.at(-1)).toMatchObject({ kind: "undone", who: OWNER_ACTOR.name, text: `${number} arrived` });
    const logged = await shop.database
      .selectFrom("auditLog")
      .select("action")
      .where("subjectId", "=", made.orderId)
      .orderBy("id")
      .execute();
    expect(logged.at(-1)).toEqual({ action: "order.undone" });
  });
});

describe("a stopped replacement", () => {
  test("B13 that goes on is printed and told of, although its mail came due meanwhile", async () => {
    const made = await make();
    shop.clock.advance(stepMs - 1);
    await move(made, "cancelled");
    shop.clock.advance(stepMs - 1);
    await send();
    await undo(made, "cancelled");
    shop.clock.advance(stepMs);
    await send();
    const again = subjectsTo(made).filter((subject) => subject.includes("again"));
    expect(again).toHaveLength(1);
    await printer.runDue();
    expect(await printer.listFiles(`${made.order.orderNumber}-R1`)).toContain("complete");
  });

  test("B13 is not told of twice when it goes on after its mail", async () => {
    const made = await madeBefore("cancelled");
    await move(made, "cancelled");
    await undo(made, "cancelled");
    shop.clock.advance(HOUR_MS);
    await send();
    expect(subjectsTo(made).filter((subject) => subject.includes("again"))).toHaveLength(1);
  });

  test("B13 keeps the prints that were failed, held or done before it was stopped", async () => {
    const made = await make();
    await shop.database
      .updateTable("printJobs")
      .set({ state: "failed" })
      .where("workId", "=", made.replacementId)
      .execute();
    await move(made, "cancelled");
    await undo(made, "cancelled");
    expect((await jobsOf(made)).map(({ state }) => state)).toEqual(["failed"]);
  });

  test("B13 cannot go on while another one makes the same tile", async () => {
    const made = await make();
    await move(made, "cancelled");
    const second = await replace(made.order);
    expect(isDone(second)).toBe(true);
    expect(await undo(made, "cancelled")).toEqual(CONFLICT);
    const other = "reply" in second ? second.reply.replacements.at(-1)?.replacementId : undefined;
    await undo({ ...made, replacementId: other ?? "" }, "in_production");
    expect(await undo(made, "cancelled")).toMatchObject({ reply: {} });
  });

  test.each(RACE_TRIES)(
    "B13 and a new replacement of its tile at the same moment: one of them makes it (try %i)",
    async (attempt) => {
      const made = await make();
      await move(made, "cancelled");
      const works = [() => undo(made, "cancelled"), () => replace(made.order)];
      const results = await Promise.all((attempt % 2 ? works.reverse() : works).map((work) => work()));
      expect(results.filter(isDone)).toHaveLength(1);
      const { replacements } = await workOf(made);
      expect(replacements.filter(({ state }) => state === "in_production")).toHaveLength(1);
    },
  );
});

describe("what is built on a step", () => {
  const STOPS = {
    undone: (made: Made) => undo(made, "in_production"),
    stopped: (made: Made) => move(made, "cancelled"),
  };

  test.each(["undone", "stopped"] as const)(
    "B13 that an order was sent is undone once its replacement is %s, which then cannot go on",
    async (how) => {
      const order = await buyPrintedOrder(shop);
      const params = { orderId: order.orderId };
      await callAsOwner(shop, moveOrder, { params, body: { to: "in_production" } });
      await callAsOwner(shop, moveOrder, { params, body: MOVES.shipped });
      const made = await makeOf(order);
      const undoSent = () => tryCallAsOwner(shop, undoOrderStep, { params, body: { step: "shipped" } });
      expect(await undoSent()).toEqual(CONFLICT);
      await STOPS[how](made);
      expect(await undoSent()).toMatchObject({ reply: { status: "in_production" } });
      expect(await undo(made, "cancelled")).toEqual(CONFLICT);
      expect((await jobsOf(made)).map(({ state }) => state)).toEqual(["cancelled"]);
    },
  );

  test("B13 a batch with its tiles is undone first", async () => {
    const made = await make();
    await finishPrints(shop, made.replacementId);
    await callAsOwner(shop, closeBatch, { body: {} });
    expect(await undo(made, "in_production")).toEqual(CONFLICT);
    expect(await find(made)).toMatchObject({ state: "in_production" });
  });

  test.each(RACE_TRIES)(
    "B13 a batch that is closed at the same moment has its tile, or it is not made (try %i)",
    async (attempt) => {
      const made = await make();
      await finishPrints(shop, made.replacementId);
      const works = [() => undo(made, "in_production"), () => tryCallAsOwner(shop, closeBatch, { body: {} })];
      await Promise.all((attempt % 2 ? works.reverse() : works).map((work) => work()));
      const { state } = (await find(made)) ?? {};
      const [job] = await jobsOf(made);
      expect(job?.batchId === null).toBe(state === "cancelled");
    },
  );
});

describe("its mail", () => {
  test.each(["in_production", "shipped"] as const)(
    "B13 that %s is being sent already decides: the step stays",
    async (step) => {
      const made = step === "shipped" ? await madeBefore("shipped") : await make();
      if (step === "shipped") await move(made, "shipped");
      // Another process, whose clock is ahead, sends the mail.
      const later = (ms: number) => new Date(shop.clock.now().getTime() + ms);
      await shop.shop.repositories.mailOutbox.claim(later(HOUR_MS), later(2 * HOUR_MS));
      expect(await undo(made, step)).toEqual(CONFLICT);
      expect(await find(made)).toMatchObject({ state: step });
    },
  );

  test.each(RACE_TRIES)("B13 and the undo at one moment: one happens (try %i)", async (attempt) => {
    const made = await madeBefore("shipped");
    await move(made, "shipped");
    const later = (ms: number) => new Date(shop.clock.now().getTime() + ms);
    const claim = () => shop.shop.repositories.mailOutbox.claim(later(HOUR_MS), later(2 * HOUR_MS));
    const [undone, claimed] =
      attempt % 2 === 0
        ? await Promise.all([undo(made, "shipped"), claim()])
        : await Promise.all([claim(), undo(made, "shipped")]).then(([one, two]) => [two, one] as const);
    expect([isDone(undone), claimed !== undefined].filter(Boolean)).toHaveLength(1);
    expect(await find(made)).toMatchObject({ state: isDone(undone) ? "in_production" : "shipped" });
  });
});

test.each(RACE_TRIES)("B13 two undos at the same moment undo one step (try %i)", async () => {
  const made = await madeBefore("delivered");
  await move(made, "delivered");
  const undone = await Promise.all([undo(made, "delivered"), undo(made, "delivered")]);
  expect(undone.filter(isDone)).toHaveLength(1);
  expect(await find(made)).toMatchObject({ state: "shipped" });
});

test.each(RACE_TRIES)(
  "B13 an undo and the next step at the same moment: one of them happens (try %i)",
  async (attempt) => {
    const made = await madeBefore("shipped");
    await move(made, "shipped");
    const works = [() => undo(made, "shipped"), () => move(made, "delivered")];
    const results = await Promise.all((attempt % 2 ? works.reverse() : works).map((work) => work()));
    expect(results.filter(isDone)).toHaveLength(1);
  },
);

test("B13 a shop without a time of undo tells its shoppers at once, and undoes nothing", async () => {
  const made = await make();
  const hasty = { ...shop.shop, undoTimes: { stepMs: 0, moneyMs: 0 } };
  const sent = await moveAs(hasty, OWNER_ACTOR, made, MOVES.shipped);
  expect(sent.kind).toBe("ok");
  await send();
  expect(subjectsTo(made).at(-1)).toContain("is on its way");
  expect(await undo(made, "shipped")).toEqual(CONFLICT);
});
