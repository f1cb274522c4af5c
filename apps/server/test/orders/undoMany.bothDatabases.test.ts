// B13: what staff did with many orders by one press is undone by one call (docs/decisions/0084).

import { beginOrders } from "@storywall/contract/calls/owner/beginOrders.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { undoOrderSteps } from "@storywall/contract/calls/owner/undoOrderSteps.ts";
import { MAX_BULK_ORDERS } from "@storywall/domain/orders/bulkLimits.ts";
import { UNDO_TIMES } from "@storywall/domain/orders/undoSteps.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { type RawBuilder, sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { undoOrderSteps as undoAs } from "../../src/usecases/orderList/undoOrderSteps.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { buyPrintedOrder, PARCEL } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";

// Two hundred orders are begun and undone, one transaction each.
vi.setConfig({ testTimeout: 60_000 });

const shop = useTestShop(undefined, () => ({ undoTimes: UNDO_TIMES }));
afterEach(async () => {
  vi.restoreAllMocks();
  shop.clock.advance(HOUR_MS);
  await shop.shop.refundSender.sendDue();
  await shop.shop.mailSender.sendDue();
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});

/** Buys one order and copies it, so that there are so many that may be begun. Returns their ids. */
const buyMany = async (count: number): Promise<readonly string[]> => {
  const { orderId } = (await shopper(shop).buy()).order;
  await shop.shop.background.drain();
  const copies = Array.from({ length: count - 1 }, () => crypto.randomUUID());
  for (const statement of copyStatements(orderId, copies)) await statement.execute(shop.database);
  shop.clock.advance(3 * HOUR_MS);
  await shop.shop.mailSender.sendDue();
  await shop.shop.background.drain();
  return [orderId, ...copies];
};

/** SQL that copies an order of one wall with its checkout, quote, payment and mail, once for each id. */
const copyStatements = (orderId: string, copies: readonly string[]) => {
  const copy = (table: string, key: string, ids: RawBuilder<unknown>) => sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(original) || ${ids})).*
    from ${sql.table(table)} original
    join orders on orders.${sql.ref(key)} = original.id and orders.id = ${orderId},
      unnest(${copies}::text[]) as copy (id)`;
  const id = sql`jsonb_build_object('id', copy.id)`;
  return [
    copy("checkouts", "checkout_id", id),
    sql`insert into quotes
      select (jsonb_populate_record(null::quotes, to_jsonb(quotes) || jsonb_build_object('checkout_id', copy.id,
        'lines', jsonb_build_array((quotes.lines -> 0) || jsonb_build_object('id', copy.id))))).*
      from quotes join orders on orders.checkout_id = quotes.checkout_id and orders.id = ${orderId},
        unnest(${copies}::text[]) as copy (id)`,
    copy("payments", "payment_id", sql`jsonb_build_object('id', copy.id, 'checkout_id', copy.id)`),
    copy(
      "test_payments",
      "payment_id",
      sql`jsonb_build_object('id', copy.id, 'checkout_id', copy.id, 'idempotency_key', copy.id)`,
    ),
    copy(
      "orders",
      "id",
      sql`jsonb_build_object('id', copy.id, 'number', copy.id, 'checkout_id', copy.id, 'payment_id', copy.id)`,
    ),
    sql`insert into order_lines (id, order_id, place, line)
      select copy.id, copy.id, place, line || jsonb_build_object('id', copy.id)
      from order_lines, unnest(${copies}::text[]) as copy (id) where order_id = ${orderId}`,
    sql`insert into mail_outbox (id, occasion, kind, about, created_at, next_try_at, sent_at, attempts)
      select copy.id, replace(occasion, about, copy.id), kind, copy.id, created_at, next_try_at, sent_at, attempts
      from mail_outbox, unnest(${copies}::text[]) as copy (id) where about = ${orderId}`,
    sql`insert into order_history (order_id, status, at, actor)
      select copy.id, status, at, actor
      from order_history, unnest(${copies}::text[]) as copy (id) where order_id = ${orderId}`,
  ];
};
const begin = (orderIds: readonly string[]) => callAsOwner(shop, beginOrders, { body: { orderIds } });
const undo = (orderIds: readonly string[], step: "in_production" | "cancelled" = "in_production") =>
  callAsOwner(shop, undoOrderSteps, { body: { orderIds, step } });
const statesOf = async (orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await shop.database
    .selectFrom("orders")
    .select("status")
    .where("id", "in", [...orderIds])
    .execute();
  return new Map([...Map.groupBy(rows, ({ status }) => status)].map(([status, of]) => [status, of.length]));
};
const countUndone = async (orderIds: readonly string[]): Promise<number> =>
  (
    await shop.database
      .selectFrom("orderEvents")
      .select("id")
      .where("kind", "=", "undone")
      .where("orderId", "in", [...orderIds])
      .execute()
  ).length;

test("B13 two hundred orders that were begun by one press wait again after one call, and none is written to", async () => {
  const orderIds = await buyMany(MAX_BULK_ORDERS);
  const mails = shop.mailbox.mails.length;
  await begin(orderIds);
  expect(await statesOf(orderIds)).toEqual(new Map([["in_production", MAX_BULK_ORDERS]]));
  // Both answers are lost, and the press is repeated while the first call still runs.
  const [first, second] = await Promise.all([undo(orderIds), undo(orderIds)]);
  for (const { items } of [first, second]) {
    expect(items.map(({ orderId }) => orderId)).toEqual(orderIds);
    expect(items.filter(({ isDone }) => !isDone)).toEqual([]);
  }
  expect(await statesOf(orderIds)).toEqual(new Map([["placed", MAX_BULK_ORDERS]]));
  expect(await countUndone(orderIds)).toBe(MAX_BULK_ORDERS);
  shop.clock.advance(HOUR_MS);
  await shop.shop.mailSender.sendDue();
  expect(shop.mailbox.mails.length).toBe(mails);
  expect(
    await tryCallAsOwner(shop, undoOrderSteps, {
      body: { orderIds: [...orderIds, "one-more"], step: "in_production" },
    }),
  ).toEqual({ error: "BAD_REQUEST" });
});

test("B13 each order that cannot be undone says why, and stops no other", async () => {
  const orderIds = await buyMany(4);
  const [first = "", sent = "", told = "", last = ""] = orderIds;
  await begin([told]);
  const later = (ms: number) => new Date(shop.clock.now().getTime() + ms);
  // Another process, whose clock is ahead, sends its mail.
  await shop.shop.repositories.mailOutbox.claim(later(HOUR_MS), later(2 * HOUR_MS));
  await begin(orderIds);
  await callAsOwner(shop, moveOrder, {
    params: { orderId: sent },
    body: { to: "shipped", tracking: PARCEL, isConfirmed: true },
  });
  const { items } = await undo([first, sent, "no-such-order", told, first, last]);
  expect(items).toMatchObject([
    { orderId: first, isDone: true, reason: null },
    { orderId: sent, isDone: false, reason: expect.stringContaining("another step came after it") },
    { orderId: null, isDone: false, reason: "There is no such order." },
    { orderId: told, isDone: false, reason: expect.stringContaining("told by email") },
    { orderId: last, isDone: true, reason: null },
  ]);
  expect(await statesOf(orderIds)).toEqual(
    new Map([
      ["placed", 2],
      ["shipped", 1],
      ["in_production", 1],
    ]),
  );
});

test("B13 a process that dies halfway leaves orders that are undone or are not; the repeat does the others", async () => {
  const orderIds = await buyMany(5);
  await begin(orderIds);
  const { transaction } = shop.shop;
  let calls = 0;
  vi.spyOn(shop.shop, "transaction").mockImplementation((work) => {
    calls += 1;
    if (calls > 3) throw new Error("killed");
    return transaction(work);
  });
  await expect(undoAs(shop.shop, OWNER_ACTOR, orderIds, "in_production")).rejects.toThrow("killed");
  vi.restoreAllMocks();
  expect(await statesOf(orderIds)).toEqual(
    new Map([
      ["placed", 3],
      ["in_production", 2],
    ]),
  );
  const { items } = await undo(orderIds);
  expect(items.every(({ isDone }) => isDone)).toBe(true);
  expect(await countUndone(orderIds)).toBe(5);
});

test("B13 an order that was begun again since its undo is not taken for undone", async () => {
  const [orderId = ""] = await buyMany(1);
  await begin([orderId]);
  await undo([orderId]);
  await begin([orderId]);
  shop.clock.advance(UNDO_TIMES.stepMs);
  const { items } = await undo([orderId]);
  expect(items).toMatchObject([{ isDone: false }]);
  expect(await callAsOwner(shop, getOrder, { params: { orderId } })).toMatchObject({
    status: "in_production",
  });
});

test("B13 cancellations need the right to give money back, also when they are undone", async () => {
  const { orderId } = await buyPrintedOrder(shop);
  await callAsOwner(shop, moveOrder, { params: { orderId }, body: { to: "cancelled", reason: "a slip" } });
  const workshop = { ...OWNER_ACTOR, role: "workshop" } as const;
  expect(await undoAs(shop.shop, workshop, [orderId], "cancelled")).toMatchObject({ error: "FORBIDDEN" });
  expect((await undo([orderId], "cancelled")).items).toMatchObject([{ isDone: true }]);
});
