// Processes are killed and stopped. What they acknowledged stays, and the remaining ones finish what was begun.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { completeCheckout } from "@storywall/contract/calls/checkout/completeCheckout.ts";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import type { FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUpload, getOffset, sendPatch, stalledBody } from "../photos/tusRequests.ts";
import { createMigratedDatabase } from "../support/databases.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { aLargePng, alternateProcesses, fetchPhotoOf, uploadUrlAt, waitUntil } from "./requests.ts";
import { killServerProcesses } from "./serverProcess.ts";

let migratedDatabase: FreshDatabase;
let database: Client;
let cluster: Cluster;
beforeAll(async () => {
  migratedDatabase = await createMigratedDatabase();
  database = new Client({ connectionString: migratedDatabase.url });
  // A test below closes this connection with all others.
  database.on("error", () => {});
  await database.connect();
  cluster = await startCluster({ databaseUrl: migratedDatabase.url });
}, 120 * SECOND_MS);
afterAll(async () => {
  await cluster?.close();
  killServerProcesses();
  await database.end().catch(() => {});
  await migratedDatabase.drop();
});

const bytesPathOf = (upload: string): string =>
  join(cluster.dataDir, "uploads", upload.split("/").at(-1) ?? "", "bytes");
const web1 = () => cluster.process("web1");
const web2 = () => cluster.process("web2");

test("reliability 1: the worker places the order of a payment whose web processes all died", {
  timeout: 90 * SECOND_MS,
}, async () => {
  const buyer = shopper(alternateProcesses(web1(), web2()));
  const checkout = await buyer.checkOut();
  const intent = await buyer.beginPaying(checkout);
  await Promise.all([cluster.kill("web1"), cluster.kill("web2")]);
  // The payment succeeds when no web process is left for its event.
  await database.query("update test_payments set status = 'succeeded' where id = $1", [intent.id]);
  const orderId = await waitUntil("the worker has placed the order", async () => {
    const { rows } = await database.query("select id from orders where checkout_id = $1", [
      checkout.checkoutId,
    ]);
    return rows[0]?.id;
  });
  await Promise.all([cluster.start("web1"), cluster.start("web2")]);
  const body = { checkoutId: checkout.checkoutId, paymentIntentId: intent.id };
  for (const web of [web1(), web2()]) {
    expect((await expectOk(web.call(completeCheckout, { body }))).orderId).toBe(orderId);
  }
});

test("a process that stops under load keeps everything that it acknowledged", {
  timeout: 90 * SECOND_MS,
}, async () => {
  const web = web2();
  const carts = await Promise.all(
    Array.from({ length: 6 }, () => expectOk(web.call(initCart, { body: { site: "ZA", lineItems: [] } }))),
  );
  let added = 0;
  let stopped: Promise<number | null> | undefined;
  /** Adds lines until the process does not reply. */
  const addUntilUnreachable = async (cartId: string) => {
    for (let acknowledged = 0; ; acknowledged++) {
      const result = await web.call(addCartItem, { body: { cartId, lineItem: aLine() } });
      if (result.kind !== "ok") return { cartId, acknowledged, end: result };
      added++;
      if (added === 30) stopped = cluster.stop("web2");
    }
  };
  for (const { cartId, acknowledged, end } of await Promise.all(
    carts.map(({ _id }) => addUntilUnreachable(_id)),
  )) {
    // The process returns no error: the next request does not reach it.
    expect(end.kind).toBe("unreachable");
    const cart = await expectOk(web1().call(getCartInfo, { query: { cartId } }));
    expect(cart.lineItems.length).toBeGreaterThanOrEqual(acknowledged);
  }
  expect(await stopped, cluster.output()).toBe(0);
  await cluster.start("web2");
});

test("a stopping process releases a stalled upload, which resumes at another process", {
  timeout: 90 * SECOND_MS,
}, async () => {
  const photo = await aLargePng();
  const upload = await createUpload(web2().origin, photo.length);
  const sending = sendPatch(upload, 0, stalledBody(photo.subarray(0, 100_000))).catch(() => undefined);
  await waitUntil(
    "the first bytes are on the disk",
    async () => readFileSync(bytesPathOf(upload)).length === 100_000,
  );
  expect(await cluster.stop("web2")).toBe(0);
  await sending;
  expect(await getOffset(uploadUrlAt(web1(), upload))).toBe(100_000);
  expect((await sendPatch(uploadUrlAt(web1(), upload), 100_000, photo.subarray(100_000))).status).toBe(204);
  expect((await fetchPhotoOf(web1(), upload)).bytes).toBe(photo.length);
  await cluster.start("web2");
});

test("a second SIGTERM stops a process at once", { timeout: 60 * SECOND_MS }, async () => {
  const web3 = await cluster.start("web3");
  const photo = await aLargePng();
  const upload = await createUpload(web3.origin, photo.length);
  const sending = sendPatch(upload, 0, stalledBody(photo.subarray(0, 100_000))).catch(() => undefined);
  await waitUntil(
    "the first bytes are on the disk",
    async () => readFileSync(bytesPathOf(upload)).length === 100_000,
  );
  const firstSignalAt = performance.now();
  const stopped = cluster.stop("web3");
  await waitUntil(
    "the second signal is no echo of the first",
    async () => performance.now() - firstSignalAt > 1_100,
  );
  const secondSignalAt = performance.now();
  expect(await web3.kill("SIGTERM")).toBe(1);
  expect(performance.now() - secondSignalAt).toBeLessThan(1_000);
  await stopped;
  await sending;
});

test("a stopping process reports not ready before it closes", { timeout: 60 * SECOND_MS }, async () => {
  const web3 = await cluster.start("web3", { DRAIN_SECONDS: "3" });
  const ready = async () => (await fetch(`${web3.origin}/readyz`)).status;
  expect(await ready()).toBe(200);
  const stopped = cluster.stop("web3");
  await waitUntil("it is not ready", async () => (await ready()) === 503);
  // Requests are still served meanwhile.
  await expectOk(web3.call(initCart, { body: { site: "ZA", lineItems: [] } }));
  expect(await stopped).toBe(0);
});

test("all processes recover when the database closes their connections", {
  timeout: 90 * SECOND_MS,
}, async () => {
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  const buyer = shopper(alternateProcesses(web1(), web2()));
  const bought = await waitUntil("a wall can be bought", () => buyer.buy().catch(() => undefined));
  await waitUntil("the worker has sent its mail", async () => {
    const { rows } = await database.query(
      "select 1 from mail_outbox where about = $1 and kind = 'order_confirmation' and sent_at is not null",
      [bought.order.orderId],
    );
    return rows.length === 1;
  });
  expect(cluster.running().map(({ name }) => name)).toEqual(
    expect.arrayContaining(["web1", "web2", "worker1"]),
  );
});
