import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { HOUR, MINUTE } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LEASE_MS, MOST_TRIES, printDue } from "../../src/usecases/print/printer.ts";
import type { TestDatabase } from "../databases.ts";
import { shopper } from "../shopper.ts";
import { ok, openTestShop, type TestShop } from "../testShop.ts";
import { openPrinter, type TestPrinter } from "./printShop.ts";

/** Until no shopper can cancel any more. */
const WINDOW = 2 * HOUR;

/** From the order to its print files; every database that the shop runs on passes it. */
export const printsSuite = (name: string, connect: () => Promise<TestDatabase>): void => {
  describe(`prints, on ${name}`, () => {
    let connected: TestDatabase;
    let shop: TestShop;
    let printer: TestPrinter;
    beforeAll(async () => {
      connected = await connect();
      shop = await openTestShop(connected.database);
    });
    beforeEach(async () => {
      printer = await openPrinter(shop);
    });
    afterEach(async () => {
      // Of no test's order is anything left for the next one.
      await connected.database.updateTable("printJobs").set({ state: "cancelled", leaseId: null }).execute();
      await printer.close();
    });
    afterAll(async () => {
      await shop?.close();
      await connected?.close();
    });

    /** An order of four tiles. */
    const ordered = async () => (await shopper(shop).buy()).order;
    const due = async () => {
      const order = await ordered();
      shop.clock.advance(WINDOW);
      return order;
    };
    const counts = (orderId: string) => shop.shop.repositories.printJobs.countOfOrder(orderId);
    const jobs = (orderId: string) => shop.shop.repositories.printJobs.findOfOrder(orderId);
    const named = (number: string, tile: number) => `${number}_01_tile-${tile}_30x45_portrait.jpg`;
    const allNamed = (number: string) => [1, 2, 3, 4].map((tile) => named(number, tile));

    test("B1 nothing is printed while its shopper may still cancel", async () => {
      const order = await ordered();
      await printDue(printer.parts());
      expect(await printer.filesOf(order.orderNumber)).toEqual([]);
      expect(await counts(order.orderId)).toMatchObject({ waiting: 4, done: 0 });
    });

    test("B1 each tile of a paid order has its print file, named after order, line and tile", async () => {
      const order = await due();
      await printDue(printer.parts());
      expect(await printer.filesOf(order.orderNumber)).toEqual(allNamed(order.orderNumber));
      expect((await jobs(order.orderId)).map(({ state, file }) => [state, file?.fileName]).sort()).toEqual(
        allNamed(order.orderNumber).map((file) => ["done", file]),
      );
      expect(await printer.drafts()).toEqual([]);
    });

    test("several workers share the work and print nothing twice", async () => {
      const orders = [await ordered(), await due()];
      await Promise.all(Array.from({ length: 3 }, () => printDue(printer.parts())));
      expect(printer.drawn).toHaveLength(8);
      for (const { orderId } of orders) expect(await counts(orderId)).toMatchObject({ waiting: 0, done: 4 });
    });

    test("what is done is not done again", async () => {
      await due();
      await printDue(printer.parts());
      shop.clock.advance(HOUR);
      await printDue(printer.parts());
      expect(printer.drawn).toHaveLength(4);
    });

    test("a print that fails is tried again later, and the others do not wait for it", async () => {
      const order = await due();
      let calls = 0;
      const failsOnce = printer.parts(async (...print) =>
        calls++ === 0 ? { kind: "failed", reason: "out of luck" } : printer.render(...print),
      );
      await printDue(failsOnce);
      expect(await counts(order.orderId)).toMatchObject({ waiting: 1, done: 3 });
      shop.clock.advance(MINUTE);
      await printDue(failsOnce);
      expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4 });
    });

    test("a print that keeps failing is left to a person, with its reason", async () => {
      const order = await due();
      const fails = printer.parts(async () => ({ kind: "failed", reason: "out of luck" }));
      for (let tries = 0; tries <= MOST_TRIES; tries++) {
        await printDue(fails);
        shop.clock.advance(HOUR);
      }
      expect(await counts(order.orderId)).toMatchObject({ waiting: 0, failed: 4 });
      expect((await jobs(order.orderId))[0]).toMatchObject({ tries: MOST_TRIES, lastFault: "out of luck" });
      expect(await printer.filesOf(order.orderNumber)).toEqual([]);
    });

    test("a full disk is no reason to give up", async () => {
      const order = await due();
      const full = printer.parts(async () => ({ kind: "noSpace" }));
      for (let tries = 0; tries < 2 * MOST_TRIES; tries++) {
        await printDue(full);
        shop.clock.advance(10 * MINUTE);
      }
      await printDue(printer.parts());
      expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4 });
    });

    test("a job whose worker died is done by another one when the lease has ended", async () => {
      const order = await due();
      const lease = { id: "dead", ends: new Date(shop.clock.now().getTime() + LEASE_MS) };
      await shop.shop.repositories.printJobs.claim(shop.clock.now(), lease);
      await printDue(printer.parts());
      expect(await counts(order.orderId)).toMatchObject({ waiting: 1, done: 3 });
      shop.clock.advance(LEASE_MS);
      await printDue(printer.parts());
      expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4 });
    });

    test("a job that ends its process each time is left to a person", async () => {
      const order = await due();
      for (let tries = 0; tries < 4 * MOST_TRIES; tries++) {
        const lease = { id: "dead", ends: shop.clock.now() };
        await shop.shop.repositories.printJobs.claim(shop.clock.now(), lease);
      }
      await printDue(printer.parts());
      const { failed, waiting } = await counts(order.orderId);
      expect({ left: waiting, isGivenUp: failed > 0 }).toEqual({ left: 0, isGivenUp: true });
    });

    test("a cancelled order is not printed, not even the tile that is being drawn", async () => {
      const order = await ordered();
      const soon = await shop.shop.repositories.printJobs.claim(new Date("2100-01-01"), {
        id: "early",
        ends: shop.clock.now(),
      });
      expect(soon?.orderId).toBe(order.orderId);
      const cancels = printer.parts(async (...print) => {
        await ok(shop.call(cancelOrder, { params: { orderId: order.orderId }, body: {} }));
        return printer.render(...print);
      });
      await printDue(cancels);
      expect(await printer.filesOf(order.orderNumber)).toEqual([]);
      expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 0, cancelled: 4 });
    });

    test("a wall that changed is printed again, and what was being drawn of it is thrown away", async () => {
      const order = await due();
      const [job] = await jobs(order.orderId);
      if (!job) throw new Error("the order has jobs");
      let calls = 0;
      const changes = printer.parts(async (...print) => {
        if (calls++ === 1) {
          await shop.shop.repositories.printJobs.restartLine(job.lineId, shop.clock.now());
        }
        return printer.render(...print);
      });
      await printDue(changes);
      expect(printer.drawn).toHaveLength(6);
      expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4 });
    });
  });
};
