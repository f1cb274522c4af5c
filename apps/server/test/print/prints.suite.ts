import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { HOUR, MINUTE } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveOrder } from "../../src/usecases/orders/moveOrder.ts";
import { packDue } from "../../src/usecases/print/packer.ts";
import { LEASE_MS, MOST_TRIES, printDue } from "../../src/usecases/print/printer.ts";
import type { TestDatabase } from "../support/databases.ts";
import { ownerCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { ok, openTestShop, type TestShop } from "../support/testShop.ts";
import { givePrintsUp } from "./givePrintsUp.ts";
import { openPrinter, plainPapers, type TestPrinter } from "./printShop.ts";

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
      await connected.database.updateTable("printFolders").set({ dueAt: null, leaseId: null }).execute();
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
    const asOwner = async (method: "GET" | "POST", url: string) => {
      const headers = { cookie: await ownerCookie(shop) };
      const reply = await shop.app.inject({
        method,
        url,
        headers,
        ...(method === "POST" ? { payload: {} } : {}),
      });
      return reply.json();
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

    test("B13 the folder of an order is marked complete when all else is in it, and not before", async () => {
      const order = await due();
      const { work, render } = printer;
      let seen: readonly string[] = [];
      await work(async (...print) => {
        seen = await printer.filesOf(order.orderNumber);
        return render(...print);
      });
      expect(seen).not.toContain("complete");
      const papers = ["job-ticket", "packing-slip", "hanging-guide"].map(
        (paper) => `${order.orderNumber}_${paper}.pdf`,
      );
      const whole = [...allNamed(order.orderNumber), ...papers, "complete", "order.csv", "order.json"].sort();
      expect(await printer.filesOf(order.orderNumber)).toEqual(whole);
      expect(await printer.drafts()).toEqual([]);
    });

    test("B13 a folder that lacks a print is not marked", async () => {
      const order = await due();
      let calls = 0;
      await printer.work(async (...print) =>
        calls++ === 0 ? { kind: "failed", reason: "out of luck" } : printer.render(...print),
      );
      expect(await printer.filesOf(order.orderNumber)).toHaveLength(3);
      shop.clock.advance(MINUTE);
      await printer.work();
      expect(await printer.filesOf(order.orderNumber)).toContain("complete");
    });

    test("B13 a folder is open again before a print in it changes", async () => {
      const order = await due();
      await printer.work();
      const [job] = await jobs(order.orderId);
      if (!job) throw new Error("the order has jobs");
      await shop.shop.repositories.printJobs.restartLine(job, shop.clock.now());
      await printDue(printer.parts());
      expect(await printer.filesOf(order.orderNumber)).not.toContain("complete");
      await printer.work();
      expect(await printer.filesOf(order.orderNumber)).toContain("complete");
    });

    test("B13 the folder of an order that was cancelled after is not work to do", async () => {
      const order = await due();
      await printer.work();
      const cancelled = { to: "cancelled", actor: "owner" } as const;
      await shop.shop.transaction((repositories) =>
        moveOrder(shop.shop, repositories, order.orderId, cancelled),
      );
      await printer.work();
      expect(await printer.filesOf(order.orderNumber)).not.toContain("complete");
    });

    test("B13 a folder whose papers fail is tried again, and a worker that died with it leaves it to the next", async () => {
      const order = await due();
      await printDue(printer.parts());
      const broken = { ...plainPapers, jobTicket: () => Promise.reject(new Error("no ink")) };
      await packDue({ ...printer.parts(), papers: broken });
      expect(await printer.filesOf(order.orderNumber)).not.toContain("complete");
      shop.clock.advance(MINUTE);
      const lease = { id: "dead", ends: new Date(shop.clock.now().getTime() + LEASE_MS) };
      expect(await shop.shop.repositories.printFolders.claim(shop.clock.now(), lease)).toMatchObject({
        orderId: order.orderId,
      });
      await printer.work();
      expect(await printer.filesOf(order.orderNumber)).not.toContain("complete");
      shop.clock.advance(LEASE_MS);
      await printer.work();
      expect(await printer.filesOf(order.orderNumber)).toContain("complete");
    });

    test("B13 the owner reads why a print was given up, and has it printed once more", async () => {
      const order = await due();
      await givePrintsUp(shop, order.orderId, "Its photo is not in the store any more.");
      const seen = await asOwner("GET", `/api/owner/orders/${order.orderId}`);
      expect(seen.printFaults).toHaveLength(4);
      expect(seen.printFaults[0]).toMatchObject({
        state: "failed",
        reason: "Its photo is not in the store any more.",
      });
      const again = await asOwner("POST", `/api/owner/orders/${order.orderId}/prints/retry`);
      expect([again.printJobs.waiting, again.printFaults]).toEqual([4, []]);
      await printer.work();
      expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4, failed: 0 });
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
          await shop.shop.repositories.printJobs.restartLine(job, shop.clock.now());
        }
        return printer.render(...print);
      });
      await printDue(changes);
      expect(printer.drawn).toHaveLength(6);
      expect(await counts(order.orderId)).toMatchObject({ waiting: 0, done: 4 });
    });
  });
};
