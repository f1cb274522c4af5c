// From the order to its print files.

import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LEASE_MS } from "../../src/usecases/leasedQueue.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { completeDueFolders } from "../../src/usecases/print/completeDueFolders.ts";
import { MAX_ATTEMPTS, renderDuePrints } from "../../src/usecases/print/renderDuePrints.ts";
import { createOwnerCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { failPrints } from "./failPrints.ts";
import { openTestPrinter, plainDocuments, type TestPrinter } from "./testPrinter.ts";

/** Time in which a shopper can cancel. */
const CHANGE_WINDOW_MS = 2 * HOUR_MS;

const shop = useTestShop();
let printer: TestPrinter;
beforeEach(async () => {
  printer = await openTestPrinter(shop);
});
afterEach(async () => {
  // Leave no due jobs for the next test.
  await shop.database.updateTable("printJobs").set({ state: "cancelled", leaseId: null }).execute();
  await shop.database.updateTable("printFolders").set({ dueAt: null, leaseId: null }).execute();
  await printer.close();
});

/** Buys a wall of four tiles. */
const buyOrder = async () => (await shopper(shop).buy()).order;
const buyDueOrder = async () => {
  const order = await buyOrder();
  shop.clock.advance(CHANGE_WINDOW_MS);
  return order;
};
const sendAsOwner = async (method: "GET" | "POST", url: string) => {
  const headers = { cookie: await createOwnerCookie(shop) };
  const reply = await shop.app.inject({
    method,
    url,
    headers,
    ...(method === "POST" ? { payload: {} } : {}),
  });
  return reply.json();
};
const counts = (orderId: string) => shop.shop.repositories.printJobs.countByOrder(orderId);
const jobs = (orderId: string) => shop.shop.repositories.printJobs.findByOrder(orderId);
const printFileName = (number: string, tile: number) => `${number}_01_tile-${tile}_30x45_portrait.jpg`;
const allPrintFileNames = (number: string) => [1, 2, 3, 4].map((tile) => printFileName(number, tile));

test("B1 an order is not printed while its shopper may still cancel", async () => {
  const order = await buyOrder();
  await renderDuePrints(printer.dependencies());
  expect(await printer.listFiles(order.orderNumber)).toEqual([]);
  expect(await counts(order.orderId)).toMatchObject({ waiting: 4, done: 0 });
});

test("B1 each tile of a paid order has a print file, named after order, line and tile", async () => {
  const order = await buyDueOrder();
  await renderDuePrints(printer.dependencies());
  expect(await printer.listFiles(order.orderNumber)).toEqual(allPrintFileNames(order.orderNumber));
  expect((await jobs(order.orderId)).map(({ state, file }) => [state, file?.fileName]).sort()).toEqual(
    allPrintFileNames(order.orderNumber).map((file) => ["done", file]),
  );
  expect(await printer.listTempFiles()).toEqual([]);
});

test("B13 an order's folder is marked complete after all other files are in it", async () => {
  const order = await buyDueOrder();
  const { runDue, render } = printer;
  let seen: readonly string[] = [];
  await runDue(async (...print) => {
    seen = await printer.listFiles(order.orderNumber);
    return render(...print);
  });
  expect(seen).not.toContain("complete");
  const documents = ["job-ticket", "packing-slip", "hanging-guide"].map(
    (document) => `${order.orderNumber}_${document}.pdf`,
  );
  const expected = [
    ...allPrintFileNames(order.orderNumber),
    ...documents,
    "complete",
    "order.csv",
    "order.json",
  ].sort();
  expect(await printer.listFiles(order.orderNumber)).toEqual(expected);
  expect(await printer.listTempFiles()).toEqual([]);
});

test("B13 job ticket and packing slip lead to the page on which the parcel is packed, by its number", async () => {
  const { orderNumber, orderId } = await buyDueOrder();
  await printer.runDue();
  for (const document of ["job-ticket", "packing-slip"]) {
    const text = await printer.readFile(orderNumber, `${orderNumber}_${document}.pdf`);
    expect(text).toContain(`http://za.localhost/admin/pack/${orderNumber}`);
    expect(text).not.toContain(orderId);
  }
});

test("B13 a folder that lacks a print is not marked complete", async () => {
  const order = await buyDueOrder();
  let calls = 0;
  await printer.runDue(async (...print) =>
    calls++ === 0 ? { kind: "failed", reason: "out of luck" } : printer.render(...print),
  );
  expect(await printer.listFiles(order.orderNumber)).toHaveLength(3);
  shop.clock.advance(MINUTE_MS);
  await printer.runDue();
  expect(await printer.listFiles(order.orderNumber)).toContain("complete");
});

test("B13 a folder is unmarked before a print in it changes", async () => {
  const order = await buyDueOrder();
  await printer.runDue();
  const [job] = await jobs(order.orderId);
  if (!job) throw new Error("The order has no jobs.");
  await shop.shop.repositories.printJobs.restart(job, shop.clock.now(), shop.clock.now());
  await renderDuePrints(printer.dependencies());
  expect(await printer.listFiles(order.orderNumber)).not.toContain("complete");
  await printer.runDue();
  expect(await printer.listFiles(order.orderNumber)).toContain("complete");
});

test("B13 the folder of a cancelled order is not completed", async () => {
  const order = await buyDueOrder();
  await printer.runDue();
  const cancelled = { to: "cancelled", actor: "owner" } as const;
  await shop.shop.transaction((repositories) =>
    transitionOrder(shop.shop, repositories, order.orderId, cancelled),
  );
  await printer.runDue();
  expect(await printer.listFiles(order.orderNumber)).not.toContain("complete");
});

test("B13 a folder whose documents failed is retried, also after its worker died", async () => {
  const order = await buyDueOrder();
  await renderDuePrints(printer.dependencies());
  const broken = { ...plainDocuments, renderJobTicket: () => Promise.reject(new Error("no ink")) };
  await completeDueFolders({ ...printer.dependencies(), documents: broken });
  expect(await printer.listFiles(order.orderNumber)).not.toContain("complete");
  shop.clock.advance(MINUTE_MS);
  const lease = { id: "dead", ends: new Date(shop.clock.now().getTime() + LEASE_MS) };
  expect(await shop.shop.repositories.printFolders.claim(shop.clock.now(), lease)).toMatchObject({
    orderId: order.orderId,
  });
  await printer.runDue();
  expect(await printer.listFiles(order.orderNumber)).not.toContain("complete");
  shop.clock.advance(LEASE_MS);
  await printer.runDue();
  expect(await printer.listFiles(order.orderNumber)).toContain("complete");
});

test("B13 the owner sees why a print failed, and can retry it", async () => {
  const order = await buyDueOrder();
  await failPrints(shop, order.orderId, "Its photo is not in the store any more.");
  const seen = await sendAsOwner("GET", `/api/owner/orders/${order.orderId}`);
  expect(seen.printFaults).toHaveLength(4);
  expect(seen.printFaults[0]).toMatchObject({
    state: "failed",
    reason: "Its photo is not in the store any more.",
  });
  const again = await sendAsOwner("POST", `/api/owner/orders/${order.orderId}/prints/retry`);
  expect([again.printJobs.waiting, again.printFaults]).toEqual([4, []]);
  await printer.runDue();
  expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4, failed: 0 });
});

test("several workers share the jobs and print nothing twice", async () => {
  const orders = [await buyOrder(), await buyDueOrder()];
  await Promise.all(Array.from({ length: 3 }, () => renderDuePrints(printer.dependencies())));
  expect(printer.rendered).toHaveLength(8);
  for (const { orderId } of orders) expect(await counts(orderId)).toMatchObject({ waiting: 0, done: 4 });
});

test("a finished print is not repeated", async () => {
  await buyDueOrder();
  await renderDuePrints(printer.dependencies());
  shop.clock.advance(HOUR_MS);
  await renderDuePrints(printer.dependencies());
  expect(printer.rendered).toHaveLength(4);
});

test("a failed print is retried later, and does not delay the others", async () => {
  const order = await buyDueOrder();
  let calls = 0;
  const failsOnce = printer.dependencies(async (...print) =>
    calls++ === 0 ? { kind: "failed", reason: "out of luck" } : printer.render(...print),
  );
  await renderDuePrints(failsOnce);
  expect(await counts(order.orderId)).toMatchObject({ waiting: 1, done: 3 });
  shop.clock.advance(MINUTE_MS);
  await renderDuePrints(failsOnce);
  expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4 });
});

test("a print that keeps failing ends as failed, with its reason", async () => {
  const order = await buyDueOrder();
  const fails = printer.dependencies(async () => ({ kind: "failed", reason: "out of luck" }));
  for (let tries = 0; tries <= MAX_ATTEMPTS; tries++) {
    await renderDuePrints(fails);
    shop.clock.advance(HOUR_MS);
  }
  expect(await counts(order.orderId)).toMatchObject({ waiting: 0, failed: 4 });
  expect((await jobs(order.orderId))[0]).toMatchObject({
    attempts: MAX_ATTEMPTS,
    lastFault: "out of luck",
  });
  expect(await printer.listFiles(order.orderNumber)).toEqual([]);
});

test("a full disk does not count as a failed attempt", async () => {
  const order = await buyDueOrder();
  const full = printer.dependencies(async () => ({ kind: "diskFull" }));
  for (let tries = 0; tries < 2 * MAX_ATTEMPTS; tries++) {
    await renderDuePrints(full);
    shop.clock.advance(10 * MINUTE_MS);
  }
  await renderDuePrints(printer.dependencies());
  expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4 });
});

test("a job whose worker died is done by another worker after the lease", async () => {
  const order = await buyDueOrder();
  const lease = { id: "dead", ends: new Date(shop.clock.now().getTime() + LEASE_MS) };
  await shop.shop.repositories.printJobs.claim(shop.clock.now(), lease);
  await renderDuePrints(printer.dependencies());
  expect(await counts(order.orderId)).toMatchObject({ waiting: 1, done: 3 });
  shop.clock.advance(LEASE_MS);
  await renderDuePrints(printer.dependencies());
  expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4 });
});

test("a job whose worker dies each time ends as failed", async () => {
  const order = await buyDueOrder();
  for (let tries = 0; tries < 4 * MAX_ATTEMPTS; tries++) {
    const lease = { id: "dead", ends: shop.clock.now() };
    await shop.shop.repositories.printJobs.claim(shop.clock.now(), lease);
  }
  await renderDuePrints(printer.dependencies());
  const { failed, waiting } = await counts(order.orderId);
  expect({ left: waiting, isGivenUp: failed > 0 }).toEqual({ left: 0, isGivenUp: true });
});

test("a cancelled order is not printed, not even a tile that is being rendered", async () => {
  const order = await buyOrder();
  const soon = await shop.shop.repositories.printJobs.claim(new Date("2100-01-01"), {
    id: "early",
    ends: shop.clock.now(),
  });
  expect(soon?.orderId).toBe(order.orderId);
  const cancels = printer.dependencies(async (...print) => {
    await expectOk(shop.call(cancelOrder, { params: { orderId: order.orderId }, body: {} }));
    return printer.render(...print);
  });
  await renderDuePrints(cancels);
  expect(await printer.listFiles(order.orderNumber)).toEqual([]);
  expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 0, cancelled: 4 });
});

test("a changed line is printed again, and a render in progress is discarded", async () => {
  const order = await buyDueOrder();
  let calls = 0;
  const changes = printer.dependencies(async (...print) => {
    if (calls++ === 1) {
      for (const job of await jobs(order.orderId))
        await shop.shop.repositories.printJobs.restart(job, shop.clock.now(), shop.clock.now());
    }
    return printer.render(...print);
  });
  await renderDuePrints(changes);
  expect(printer.rendered).toHaveLength(6);
  expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4 });
});
