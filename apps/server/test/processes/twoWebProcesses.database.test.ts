// Two web processes and a worker are one shop: they share all state.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getOwnerSession } from "@storywall/contract/calls/owner/getOwnerSession.ts";
import { signInOwner } from "@storywall/contract/calls/owner/signInOwner.ts";
import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { VISITOR_COOKIE } from "@storywall/contract/pages.ts";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { createFreshDatabase, type FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUpload, getOffset, sendPatch, stalledBody } from "../photos/tusRequests.ts";
import { parseMail } from "../support/parseMail.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import {
  aLargePng,
  alternateProcesses,
  fetchPhotoOf,
  uploadUrlAt,
  waitUntil,
  withClientAddress,
} from "./requests.ts";
import { killServerProcesses } from "./serverProcess.ts";

/** The shared address of a household's router. */
const HOUSEHOLD_ADDRESS = "203.0.113.77";
let emptyDatabase: FreshDatabase;
let cluster: Cluster;
beforeAll(async () => {
  emptyDatabase = await createFreshDatabase();
  // Requests send the shopper's address in a header; others come from the loopback address.
  cluster = await startCluster({ databaseUrl: emptyDatabase.url, settings: { TRUST_PROXY: "loopback" } });
}, 120 * SECOND_MS);
afterAll(async () => {
  await cluster?.close();
  killServerProcesses();
  await emptyDatabase.drop();
});

const web1 = () => cluster.process("web1");
const web2 = () => cluster.process("web2");
const bytesPathOf = (upload: string) =>
  join(cluster.dataDir, "uploads", upload.split("/").at(-1) ?? "", "bytes");
const mails = () => {
  const folder = join(cluster.dataDir, "mail");
  return readdirSync(folder).map((name) => parseMail(readFileSync(join(folder, name), "utf8")));
};

test("a wall is bought with every request at another process, and the worker sends the mail", {
  timeout: 60 * SECOND_MS,
}, async () => {
  const buyer = shopper(alternateProcesses(web1(), web2()));
  const { order } = await buyer.buy();
  for (const web of [web1(), web2()]) {
    expect(await expectOk(web.call(getData, { params: { id: order.orderId } }))).toMatchObject({
      total: order.total,
    });
  }
  const mail = await waitUntil("the order's mail is out", async () =>
    mails().find(({ header }) => header("to") === buyer.email),
  );
  expect(mail.header("subject")).toContain(order.orderNumber);
});

test("a cart that one process created is the same at the other", { timeout: 30 * SECOND_MS }, async () => {
  const cart = await shopper(alternateProcesses(web1())).fillCart();
  expect(await expectOk(web2().call(getCartInfo, { query: { cartId: cart._id, site: "ZA" } }))).toEqual(cart);
});

test("an upload that stalls at one process resumes at the other, and bytes do not mix", {
  timeout: 60 * SECOND_MS,
}, async () => {
  const photo = await aLargePng();
  const upload = await createUpload(web1().origin, photo.length);
  const hanging = sendPatch(upload, 0, stalledBody(photo.subarray(0, 100_000))).catch(() => undefined);
  await waitUntil(
    "the first bytes are on the disk",
    async () => readFileSync(bytesPathOf(upload)).length === 100_000,
  );
  // The phone lost its network and is back, while its old connection still seems open.
  const offset = await getOffset(uploadUrlAt(web2(), upload));
  expect(offset).toBe(100_000);
  const rest = await sendPatch(uploadUrlAt(web2(), upload), offset, photo.subarray(offset));
  expect(rest.status).toBe(204);
  await hanging;
  const [one, other] = await Promise.all([fetchPhotoOf(web1(), upload), fetchPhotoOf(web2(), upload)]);
  expect(one).toEqual(other);
  expect(one.bytes).toBe(photo.length);
});

test("an upload whose process was killed resumes at another within seconds", {
  timeout: 90 * SECOND_MS,
}, async () => {
  const photo = await aLargePng();
  const web3 = await cluster.start("web3");
  const upload = await createUpload(web3.origin, photo.length);
  const sending = sendPatch(upload, 0, stalledBody(photo.subarray(0, 100_000))).catch(() => undefined);
  await waitUntil(
    "the first bytes are on the disk",
    async () => readFileSync(bytesPathOf(upload)).length === 100_000,
  );
  await cluster.kill("web3");
  await sending;
  const killed = performance.now();
  expect((await sendPatch(uploadUrlAt(web1(), upload), 100_000, photo.subarray(100_000))).status).toBe(204);
  expect(performance.now() - killed).toBeLessThan(10 * SECOND_MS);
  expect((await fetchPhotoOf(web2(), upload)).bytes).toBe(photo.length);
});

test("concurrent reads of an upload at both processes give one photo", {
  timeout: 60 * SECOND_MS,
}, async () => {
  const photo = await aLargePng();
  const upload = await createUpload(web1().origin, photo.length);
  await sendPatch(upload, 0, photo);
  const photos = await Promise.all(
    Array.from({ length: 10 }, (_, index) => fetchPhotoOf(index % 2 === 0 ? web1() : web2(), upload)),
  );
  expect(new Set(photos.map(({ asset_id }) => asset_id)).size).toBe(1);
});

test("the same Idempotency-Key at both processes creates one visitor", async () => {
  const createUserAt = (index: number) =>
    expectOk(
      (index % 2 === 0 ? web1() : web2()).call(
        createUser,
        { body: { site: "ZA" } },
        { idempotencyKey: "a-key" },
      ),
    );
  const visitors = await Promise.all(Array.from({ length: 10 }, (_, index) => createUserAt(index)));
  expect(new Set(visitors.map(({ _id }) => _id)).size).toBe(1);
});

test("an owner session of one process is valid at the other", async () => {
  const signedIn = await fetch(`${web1().origin}/api${signInOwner.path}`, {
    method: signInOwner.method,
    headers: { "content-type": "application/json", origin: cluster.publicUrl },
    body: JSON.stringify({ password: cluster.ownerPassword }),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const session = await fetch(`${web2().origin}/api${getOwnerSession.path}`, { headers: { cookie } });
  expect(session.status).toBe(200);
});

test("reliability 28: two processes share their rate limits", async () => {
  const createUserAt = (index: number) =>
    fetch(`${(index % 2 === 0 ? web1() : web2()).origin}/api${createUser.path}`, {
      method: createUser.method,
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.5" },
      body: "{}",
    });
  const statuses = [];
  for (let index = 0; index < 32; index++) statuses.push((await createUserAt(index)).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
});

test("reliability 28: four shoppers behind one address can buy at the same time", {
  timeout: 60 * SECOND_MS,
}, async () => {
  const buy = async (): Promise<void> => {
    const buyer = shopper(
      alternateProcesses(
        withClientAddress(HOUSEHOLD_ADDRESS, web1()),
        withClientAddress(HOUSEHOLD_ADDRESS, web2()),
      ),
    );
    const cart = await buyer.fillCart();
    for (let count = 0; count < 20; count++) await buyer.addLine(cart._id, aLine({ photoId: "photo_1" }));
    const checkout = await buyer.checkOut(await buyer.addPromo(cart._id));
    const intent = await buyer.beginPaying(checkout);
    // A page that waits for the order polls.
    for (let count = 0; count < 12; count++) {
      const result = await buyer.complete(checkout.checkoutId, intent.id);
      expect(result).toMatchObject({ kind: "error", error: "PAYMENT_NOT_DONE" });
      await buyer.beginPaying(checkout);
    }
    await expectOk(buyer.pay(intent));
    await expectOk(buyer.complete(checkout.checkoutId, intent.id));
  };
  await Promise.all(Array.from({ length: 4 }, buy));
});

test("reliability 28: an address begins 300 uploads a minute at both processes together", {
  timeout: 90 * SECOND_MS,
}, async () => {
  // One visitor alone would reach its quota first.
  const visitors = await Promise.all(
    [web1(), web2()].map(({ call }) => expectOk(call(createUser, { body: {} }))),
  );
  const begin = async (index: number) => {
    const reply = await fetch(`${(index % 2 === 0 ? web1() : web2()).origin}/api/uploads`, {
      method: "POST",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-length": "10",
        "x-forwarded-for": "203.0.113.6",
        cookie: `${VISITOR_COOKIE}=${visitors[index % 2]?._id}`,
      },
    });
    return reply.status;
  };
  const statuses: number[] = [];
  for (let begun = 0; begun < 310; begun += 10) {
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => begin(index)))));
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test("all processes report metrics of the shop", async () => {
  for (const { origin } of cluster.running()) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    expect(metrics).toMatch(/storywall_shop_orders\{site="ZA"\} [1-9]/);
    expect(metrics).toContain('storywall_up{part="database"} 1');
    expect(metrics).toMatch(/storywall_database_connections\{state="idle"\} \d/);
  }
});
