// Batches that close by themselves: the setting, its log, and one batch however many workers look.

import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { changeBatchClosing } from "@storywall/contract/calls/workshop/changeBatchClosing.ts";
import { getBatches } from "@storywall/contract/calls/workshop/getBatches.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { afterEach, expect, test } from "vitest";
import { changeBatchClosing as changeBatchClosingAs } from "../../src/usecases/batches/changeBatchClosing.ts";
import { closeDueBatch } from "../../src/usecases/batches/closeDueBatch.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { buyPrintedOrder } from "../support/sentOrders.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
afterEach(async () => {
  await shop.database.updateTable("printJobs").set({ state: "cancelled", leaseId: null }).execute();
  await shop.database.deleteFrom("batchClosing").execute();
});

const OFF = { atHour: null, atPieces: null, isByAge: false, site: "ZA" } as const;
const listed = () => callAsOwner(shop, getBatches, { query: { page: "1" } });
const set = async (change: object) => {
  const { version: expectedVersion } = (await listed()).closing;
  return callAsOwner(shop, changeBatchClosing, { body: { ...OFF, ...change, expectedVersion } });
};
const countBatches = async () => (await listed()).total;
/** Advances the clock to the next time at which it is this hour in Cape Town, on a Monday to Friday. */
const goToWorkingHour = (hour: number): void => {
  do shop.clock.advance(HOUR_MS);
  while (
    (shop.clock.now().getUTCHours() + 2) % 24 !== hour ||
    [0, 6].includes(new Date(shop.clock.now().getTime() + 2 * HOUR_MS).getUTCDay())
  );
};

test("B13 no batch closes by itself until the shop says when", async () => {
  await buyPrintedOrder(shop);
  const before = await countBatches();
  expect((await listed()).closing).toEqual({ ...OFF, version: 0 });
  shop.clock.advance(14 * DAY_MS);
  await closeDueBatch(shop.shop);
  expect(await countBatches()).toBe(before);
});

test("B13 a batch closes at a number of pieces, once for all workers, and the log says that the shop did it", async () => {
  await set({ atPieces: 5 });
  const { orderId } = await buyPrintedOrder(shop);
  const before = await countBatches();
  await closeDueBatch(shop.shop);
  expect(await countBatches()).toBe(before);
  await buyPrintedOrder(shop);
  await Promise.all([1, 2, 3].map(() => closeDueBatch(shop.shop)));
  const { batches, total } = await listed();
  expect([total, batches[0]?.prints, batches[0]?.createdBy]).toEqual([before + 1, 8, "by itself"]);
  const { status, history } = await callAsOwner(shop, getOrder, { params: { orderId } });
  expect([status, history.at(-1)?.person]).toEqual(["in_production", null]);
  const entries = await shop.database
    .selectFrom("auditLog")
    .select(["actorKind", "reason"])
    .where("action", "=", "batch.closed")
    .where("subjectId", "=", batches[0]?.batchId ?? "")
    .execute();
  expect(entries).toEqual([{ actorKind: "system", reason: "Enough pieces were ready" }]);
});

test("B13 a batch closes at its hour once a day, and an hour that was past when it was set counts from the next day", async () => {
  goToWorkingHour(16);
  await set({ atHour: 15 });
  await buyPrintedOrder(shop);
  const before = await countBatches();
  await closeDueBatch(shop.shop);
  expect(await countBatches()).toBe(before);
  goToWorkingHour(15);
  await closeDueBatch(shop.shop);
  expect(await countBatches()).toBe(before + 1);
  // What is ready later on the same day waits for the next one. Buying takes three hours here.
  await buyPrintedOrder(shop);
  await closeDueBatch(shop.shop);
  expect(await countBatches()).toBe(before + 1);
  goToWorkingHour(15);
  await closeDueBatch(shop.shop);
  expect(await countBatches()).toBe(before + 2);
});

test("B13 a batch closes when its oldest print is a working day old", async () => {
  await set({ isByAge: true });
  await buyPrintedOrder(shop);
  const before = await countBatches();
  await closeDueBatch(shop.shop);
  expect(await countBatches()).toBe(before);
  shop.clock.advance(4 * DAY_MS);
  await closeDueBatch(shop.shop);
  expect(await countBatches()).toBe(before + 1);
});

test("B13 of two people who set it at once the second sees what the first chose; the change is in the log", async () => {
  await set({ atPieces: 10 });
  const stale = { ...OFF, atHour: 9, expectedVersion: 0 };
  expect(await tryCallAsOwner(shop, changeBatchClosing, { body: stale })).toEqual({ error: "CONFLICT" });
  expect((await listed()).closing).toEqual({ ...OFF, atPieces: 10, version: 1 });
  expect((await set({ atHour: 9 })).closing).toEqual({ ...OFF, atHour: 9, version: 2 });
  const [entry] = await shop.database
    .selectFrom("auditLog")
    .select(["before", "after", "staffId"])
    .where("action", "=", "batch.closingChanged")
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  expect(entry).toMatchObject({ before: { atPieces: 10 }, after: { atHour: 9 }, staffId: OWNER_ACTOR.id });
  const workshop = { ...OWNER_ACTOR, role: "workshop" } as const;
  expect(await changeBatchClosingAs(shop.shop, workshop, { ...OFF, expectedVersion: 2 })).toMatchObject({
    kind: "error",
    error: "FORBIDDEN",
  });
});
