// Prints of many orders in one batch: which tiles, the folder, spoilt ones, and one batch for each press.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { getFigures } from "@storywall/contract/calls/figures/getFigures.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { closeBatch } from "@storywall/contract/calls/workshop/closeBatch.ts";
import { getBatch } from "@storywall/contract/calls/workshop/getBatch.ts";
import { getBatches } from "@storywall/contract/calls/workshop/getBatches.ts";
import { getMenuCounts } from "@storywall/contract/calls/workshop/getMenuCounts.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { holdOrder } from "@storywall/contract/calls/workshop/holdOrder.ts";
import { markBatchPrinted } from "@storywall/contract/calls/workshop/markBatchPrinted.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, aLine, FREE_BASE, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diskBatchFiles } from "../../src/adapters/prints-disk/diskBatchFiles.ts";
import {
  type CompleteBatchesDependencies,
  completeDueBatches,
  purgeOldBatches,
} from "../../src/usecases/batches/completeDueBatches.ts";
import { openTestPrinter, type TestPrinter, testOriginOf } from "../print/testPrinter.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { tileOf } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
let printer: TestPrinter;
beforeEach(async () => {
  printer = await openTestPrinter(shop);
});
afterEach(async () => {
  await shop.database.updateTable("printJobs").set({ state: "cancelled", leaseId: null }).execute();
  await shop.database.updateTable("printFolders").set({ dueAt: null, leaseId: null }).execute();
  await shop.database.updateTable("batches").set({ dueAt: null, leaseId: null }).execute();
  await printer.close();
});

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const dependencies = async (
  change: Partial<CompleteBatchesDependencies> = {},
): Promise<CompleteBatchesDependencies> => ({
  shop: shop.shop,
  files: printer.files,
  batchFiles: await diskBatchFiles(printer.folder),
  documents: {
    renderContactSheet: async ({ tiles }) => utf8(`contacts ${tiles.length}`),
    renderCutList: async ({ cuts }) => utf8(`sticks ${cuts.map(({ sticks }) => sticks.length)}`),
    renderJobTickets: async (_name, tickets) =>
      utf8(`tickets ${tickets.map(({ orderNumber }) => orderNumber)}`),
    renderPackingSlips: async (_title, slips) => utf8(`slips ${slips.map(({ orderNumber }) => orderNumber)}`),
  },
  thumbnails: { render: async () => undefined },
  originOf: testOriginOf,
  loadPreview: async () => undefined,
  ...change,
});
const filesOf = async (name: string): Promise<readonly string[]> => {
  const folder = join(printer.folder, "batches", name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
};

/** Buys a grid of four tiles, whose prints are rendered. */
const buyRendered = async (line: Partial<LineItemInput> = {}) => {
  const anna = shopper(shop);
  const { order } = await anna.buy(await anna.fillCart(line));
  shop.clock.advance(3 * HOUR_MS);
  await printer.runDue();
  return order;
};
const listed = (page = 1) => callAsOwner(shop, getBatches, { query: { page: String(page) } });
const close = (body: object = {}, idempotencyKey?: string) =>
  tryCallAsOwner(shop, closeBatch, { body, ...(idempotencyKey ? { idempotencyKey } : {}) });

test("B13 prints that are ready are grouped by sheet of paper, and what waits is listed with its reason", async () => {
  await buyRendered();
  await buyRendered({ ...aLine({ base: TRIO_BASE, photoId: "photo_1" }), templateKey: undefined });
  await shopper(shop).buy();
  const { ready, waiting } = await listed();
  expect(ready.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(7);
  expect(new Set(ready.map(({ sheet }) => sheet)).size).toBe(ready.length);
  expect(ready.length).toBe(2);
  expect(waiting).toEqual([]);
  shop.clock.advance(3 * HOUR_MS);
  const later = await listed();
  expect(later.waitingTotal).toBe(4);
  expect(later.waiting.map(({ tileNumber }) => tileNumber)).toEqual([1, 2, 3, 4]);
});

test("B13 the page of batches reads the orders of its prints by one query", async () => {
  const orders = [await buyRendered(), await buyRendered()];
  const { orders: stored, replacements } = shop.shop.repositories;
  const readers = [
    vi.spyOn(stored, "find"),
    vi.spyOn(replacements, "find"),
    vi.spyOn(stored, "findMany"),
    vi.spyOn(replacements, "findMany"),
  ];
  const { ready } = await listed();
  const numbers = ready.flatMap(({ prints }) => prints.map(({ number }) => number));
  expect(new Set(numbers)).toEqual(new Set(orders.map(({ orderNumber }) => orderNumber)));
  expect(ready.map(({ printsTotal }) => printsTotal)).toEqual(ready.map(({ prints }) => prints.length));
  expect(readers.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1, 0]);
  for (const reader of readers) reader.mockRestore();
});

test("B13 closing a batch takes what is ready, once, and begins its orders", async () => {
  const order = await buyRendered();
  expect(await close()).toHaveProperty("reply");
  const { ready, batches } = await listed();
  expect(ready).toEqual([]);
  expect(batches[0]).toMatchObject({ prints: 4, spoilt: 0, state: "preparing", createdBy: "Owner" });
  const { status, history } = await callAsOwner(shop, getOrder, { params: { orderId: order.orderId } });
  expect([status, history.at(-1)?.person]).toEqual(["in_production", "Owner"]);
  expect(await close()).toEqual({ error: "CONFLICT" });
});

test("B13 the tickets of a batch list its own prints, under the names of its files, and the slips whole parcels", async () => {
  const tiles = (["rectangle_small", "rectangle_medium"] as const).map((size, index) => ({
    ...{ name: `tile_${index + 1}`, photoId: "photo_1", orientation: "portrait" as const, size, crops: {} },
  }));
  const design = { ...aDesign(FREE_BASE, "photo_1"), frameStyle: "Infinite" as const, tiles };
  const order = await buyRendered({ templateKey: undefined, ...toWireDesign(design) });
  const [first] = (await listed()).ready;
  await close({ sheets: [first?.sheet ?? ""] });
  const own = await dependencies();
  const listedFiles: string[] = [];
  const tilesOfSlips: number[] = [];
  const documents: typeof own.documents = {
    ...own.documents,
    renderJobTickets: async (_title, tickets) => {
      for (const { walls } of tickets)
        listedFiles.push(...walls.flatMap((wall) => wall.tiles.map(({ fileName }) => fileName)));
      return utf8("tickets");
    },
    renderPackingSlips: async (_title, slips) => {
      tilesOfSlips.push(...slips.flatMap(({ walls }) => walls.map((wall) => wall.tiles)));
      return utf8("slips");
    },
  };
  await completeDueBatches({ ...own, documents });
  const name = (await listed()).batches[0]?.name ?? "";
  const files = (await filesOf(name)).filter((file) => file.endsWith(".jpg"));
  expect(listedFiles).toEqual(files.map((file) => file.split("/").at(-1)));
  expect(listedFiles).toHaveLength(1);
  expect(tilesOfSlips).toEqual([2]);
  // The order's page leads to the batch, and the menu counts what is not printed yet, in the batch and outside it.
  const batch = (await listed()).batches[0];
  const work = await callAsOwner(shop, getOrderWork, { params: { orderId: order.orderId } });
  const { batchId, title } = batch ?? { batchId: "", title: "" };
  expect(work.batches).toEqual([{ batchId, title, prints: 1, isPrinted: false }]);
  expect((await callAsOwner(shop, getMenuCounts, {})).toPrint).toBe(2);
  await callAsOwner(shop, markBatchPrinted, { params: { batchId }, body: {} });
  expect((await callAsOwner(shop, getMenuCounts, {})).toPrint).toBe(1);
  const day = shop.clock.now().toISOString().slice(0, 10);
  const report = await callAsOwner(shop, getFigures, { query: { site: "ZA", from: day, to: day } });
  expect(report.figures.find(({ key }) => key === "printsMarked")?.current.value).toBe(1);
});

test("B13 a batch's folder has its prints by sheet, its lists and papers, and is marked complete last", async () => {
  const order = await buyRendered();
  await close();
  const name = (await listed()).batches[0]?.name ?? "";
  let seen: readonly string[] = [];
  const own = await dependencies();
  const watching = {
    ...own.documents,
    renderCutList: async () => {
      seen = await filesOf(name);
      return utf8("cuts");
    },
  };
  await completeDueBatches({ ...own, documents: watching });
  expect(seen).not.toContain("complete");
  const prints = [1, 2, 3, 4].map(
    (tile) => `${order.orderNumber}_01_tile-00${tile}_30x45_timeless_copies-1.jpg`,
  );
  const files = await filesOf(name);
  expect(files.filter((file) => file.endsWith(".jpg")).map((file) => file.split("/").at(-1))).toEqual(prints);
  expect(files.filter((file) => !file.endsWith(".jpg"))).toEqual(
    [
      "batch.csv",
      `${name}_contact-sheet.pdf`,
      `${name}_cut-list.pdf`,
      `${name}_job-tickets.pdf`,
      `${name}_packing-slips.pdf`,
      "complete",
    ].sort(),
  );
  const csv = await readFile(join(printer.folder, "batches", name, "batch.csv"), "utf8");
  expect(csv.trim().split("\n").length).toBe(5);
  expect((await listed()).batches[0]?.state).toBe("ready");
});

test("B13 a batch whose papers failed, or whose worker died, is written again", async () => {
  await buyRendered();
  await close();
  const name = (await listed()).batches[0]?.name ?? "";
  const own = await dependencies();
  const broken = { ...own.documents, renderCutList: () => Promise.reject(new Error("no ink")) };
  await completeDueBatches({ ...own, documents: broken });
  expect(await filesOf(name)).not.toContain("complete");
  expect((await listed()).batches[0]).toMatchObject({ state: "preparing", error: "Error: no ink" });
  shop.clock.advance(MINUTE_MS);
  // A worker claims it and dies.
  const lease = { id: "dead", ends: new Date(shop.clock.now().getTime() + 5 * MINUTE_MS) };
  expect(await shop.shop.repositories.batches.claim(shop.clock.now(), lease)).toBeDefined();
  await completeDueBatches(own);
  expect(await filesOf(name)).not.toContain("complete");
  shop.clock.advance(6 * MINUTE_MS);
  await completeDueBatches(own);
  expect(await filesOf(name)).toContain("complete");
});

test("B13 one press closes one batch, and two people who press at once share no print", async () => {
  await buyRendered();
  const key = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => close({}, key)));
  await shop.database.deleteFrom("idempotencyKeys").execute();
  expect(await close({}, key)).toHaveProperty("reply");
  await buyRendered();
  const answers = await Promise.all([1, 2, 3].map(() => close()));
  expect(answers.filter((answer) => "reply" in answer).length).toBe(1);
  const { batches } = await listed();
  expect(batches.filter(({ prints }) => prints === 4).length).toBeGreaterThanOrEqual(2);
  expect(new Set(batches.map(({ name }) => name)).size).toBe(batches.length);
});

test("B13 a batch of one sheet leaves the others", async () => {
  await buyRendered();
  await buyRendered({ ...aLine({ base: TRIO_BASE, photoId: "photo_1" }), templateKey: undefined });
  const [first, second] = (await listed()).ready;
  await close({ sheets: [first?.sheet] });
  expect((await listed()).ready.map(({ sheet }) => sheet)).toEqual([second?.sheet]);
});

test("B13 a spoilt print leaves its batch, and goes into the next one", async () => {
  const order = await buyRendered();
  await close();
  await callAsOwner(shop, reprintTile, {
    params: { orderId: order.orderId },
    body: { ...tileOf(order), reason: "printer" },
  });
  expect((await listed()).batches[0]).toMatchObject({ prints: 3, spoilt: 1 });
  await printer.runDue();
  expect((await listed()).ready).toMatchObject([{ pieces: 1, prints: [{ tile: "tile_3" }] }]);
});

test("B13 a batch is opened with its prints, and with what was spoilt of it, why and by whom", async () => {
  const order = await buyRendered();
  await close();
  const { batchId = "" } = (await listed()).batches[0] ?? {};
  const open = () => callAsOwner(shop, getBatch, { params: { batchId } });
  expect(await open()).toMatchObject({ batch: { prints: 4, spoilt: 0 }, pieces: 4, spoilt: [], papers: [] });
  await callAsOwner(shop, reprintTile, {
    params: { orderId: order.orderId },
    body: { ...tileOf(order), reason: "cut" },
  });
  await completeDueBatches(await dependencies());
  const { batch, prints, spoilt, papers } = await open();
  expect(prints.map(({ tile }) => tile)).toEqual(["tile_1", "tile_2", "tile_4"]);
  expect(spoilt).toMatchObject([
    { number: order.orderNumber, tile: "tile_3", pieces: 1, reason: "cut", who: "Owner" },
  ]);
  expect([batch.spoilt, papers]).toEqual([1, expect.arrayContaining([`${batch.name}_cut-list.pdf`])]);
  const logged = await shop.database
    .selectFrom("auditLog")
    .select(["action"])
    .where("subjectId", "=", order.orderId)
    .where("action", "=", "order.reprinted")
    .execute();
  expect(logged).toHaveLength(1);
});

test("B13 older batches are found on the next page, and all of them are counted", async () => {
  const { total: before } = await listed();
  const closedAt = new Date("2026-01-05T09:00:00Z");
  await shop.database
    .insertInto("batches")
    .values(
      Array.from({ length: 25 }, (_, index) => ({
        ...{ id: `old-${index}`, requestKey: `old-${index}`, day: "2026-01-05", number: index + 1 },
        ...{ closedAt, closedBy: "Thandi", dueAt: null },
      })),
    )
    .execute();
  const first = await listed();
  expect([first.total, first.batches.length]).toEqual([before + 25, 20]);
  const names = new Set<string>();
  for (let page = 1; page <= first.pages; page += 1)
    for (const { name } of (await listed(page)).batches) names.add(name);
  expect(names.size).toBe(first.total);
  expect(names).toContain("batch-2026-01-05-y");
  expect((await listed(first.pages + 1)).batches).toEqual([]);
  await shop.database.deleteFrom("batches").where("day", "=", "2026-01-05").execute();
});

test("B13 a held order is in no batch", async () => {
  const { orderId } = await buyRendered();
  await callAsOwner(shop, holdOrder, { params: { orderId }, body: { reason: "asks about tile 2" } });
  expect((await listed()).ready).toEqual([]);
  expect(await close()).toEqual({ error: "CONFLICT" });
});

test("B13 a batch is marked as printed once, and its files are deleted after 30 days", async () => {
  await buyRendered();
  await close();
  const own = await dependencies();
  await completeDueBatches(own);
  const [batch] = (await listed()).batches;
  const printed = { params: { batchId: batch?.batchId ?? "" }, body: {} };
  await callAsOwner(shop, markBatchPrinted, printed);
  const at = (await listed()).batches[0]?.printedAt;
  shop.clock.advance(MINUTE_MS);
  await callAsOwner(shop, markBatchPrinted, printed);
  expect((await listed()).batches[0]).toMatchObject({ state: "printed", printedBy: "Owner", printedAt: at });
  shop.clock.advance(31 * DAY_MS);
  await purgeOldBatches(own);
  expect(await filesOf(batch?.name ?? "")).toEqual([]);
  expect((await listed()).batches[0]?.state).toBe("removed");
});
