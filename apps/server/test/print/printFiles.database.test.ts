import { rm } from "node:fs/promises";
import { join } from "node:path";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { thumbnailsSharp } from "../../src/adapters/print-sharp/thumbnailsSharp.ts";
import { diskBatchFiles } from "../../src/adapters/prints-disk/diskBatchFiles.ts";
import { hangingGuideRoute } from "../../src/http/prints/hangingGuideRoute.ts";
import { printRoutes } from "../../src/http/prints/printRoutes.ts";
import { closeBatch } from "../../src/usecases/batches/closeBatch.ts";
import { completeDueBatches } from "../../src/usecases/batches/completeDueBatches.ts";
import { createAuthenticate } from "../../src/usecases/staff/authenticate.ts";
import { createOwnerCookie, OWNER_ACTOR } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { PUBLIC_URL } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { readZip } from "./readZip.ts";
import { openTestPrinter, type TestPrinter } from "./testPrinter.ts";

const shop = useTestShop();
let printer: TestPrinter;
let cookie = "";
beforeAll(async () => {
  printer = await openTestPrinter(shop);
  const routes = printRoutes({
    ...printer.dependencies(),
    batchFiles: await diskBatchFiles(printer.folder),
    thumbnails: thumbnailsSharp(),
    authenticate: createAuthenticate(shop.shop),
    publicUrl: PUBLIC_URL,
  });
  await shop.app.register(routes);
  await shop.app.register(hangingGuideRoute(printer.dependencies()));
  cookie = await createOwnerCookie(shop);
});
afterAll(async () => {
  await printer?.close();
});

const buyOrder = async () => (await shopper(shop).buy()).order;
const buyAndPrint = async () => {
  const order = await buyOrder();
  shop.clock.advance(3 * HOUR_MS);
  await printer.runDue();
  return order;
};
const get = (path: string, headers: Record<string, string> = { cookie }) =>
  shop.app.inject({ method: "GET", url: `/api/owner/orders/${path}`, headers });
const printFileName = (number: string, tile: number) => `${number}_01_tile-${tile}_30x45_portrait.jpg`;

test("B13 the owner downloads all prints of an order with their lists in one ZIP", async () => {
  const { orderId, orderNumber } = await buyAndPrint();
  const reply = await get(`${orderId}/prints.zip`);
  expect(reply.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="${orderNumber}_prints.zip"`,
    "cache-control": "private, no-store",
  });
  const files = readZip(reply.rawPayload);
  const names = [
    "order.json",
    "order.csv",
    ...["job-ticket", "packing-slip", "hanging-guide"].map((paper) => `${orderNumber}_${paper}.pdf`),
    ...[1, 2, 3, 4].map((tile) => printFileName(orderNumber, tile)),
  ];
  expect([...files.keys()]).toEqual(names.map((name) => `${orderNumber}/${name}`));
  expect(String(files.get(`${orderNumber}/${printFileName(orderNumber, 2)}`))).toMatch(/^print of /);
});

test("B13 the lists have every print with its line, size, copies and checksum", async () => {
  const { orderId, orderNumber } = await buyAndPrint();
  const files = readZip((await get(`${orderId}/prints.zip`)).rawPayload);
  const json = JSON.parse(String(files.get(`${orderNumber}/order.json`)));
  expect(json).toMatchObject({ orderNumber, site: "ZA", pixelsPerInch: 300, bleedMm: 3 });
  expect(json.prints).toHaveLength(4);
  expect(json.prints[0]).toMatchObject({
    fileName: printFileName(orderNumber, 1),
    line: 1,
    tile: 1,
    copies: 1,
    size: "30cmX45cm",
    orientation: "portrait",
    sha256: "0".repeat(64),
  });
  const rows = String(files.get(`${orderNumber}/order.csv`))
    .trimEnd()
    .split("\r\n");
  expect(rows).toHaveLength(5);
  expect(rows[1]).toContain(`"${printFileName(orderNumber, 1)}","${orderNumber}",1,1,1,"30cmX45cm"`);
});

test("B13 the ticked prints of an order are one ZIP, also while others are not ready", async () => {
  const { orderId, orderNumber } = await buyAndPrint();
  await shop.database
    .updateTable("printJobs")
    .set({ state: "waiting" })
    .where("orderId", "=", orderId)
    .where("tile", "=", "tile_4")
    .execute();
  const ask = (...tiles: readonly number[]) =>
    get(`${orderId}/prints.zip?prints=${tiles.map((tile) => `${orderNumber}_01_tile-${tile}`).join(",")}`);
  const reply = await ask(3, 1);
  expect([...readZip(reply.rawPayload).keys()]).toEqual(
    [1, 3].map((tile) => `${orderNumber}/${printFileName(orderNumber, tile)}`),
  );
  for (const wrong of [await ask(1, 4), await ask(9), await get(`${orderId}/prints.zip?prints=../complete`)])
    expect([wrong.statusCode, wrong.json().error]).toEqual([404, "NOT_FOUND"]);
  expect((await get(`${orderId}/prints.zip?prints=${orderNumber}_01_tile-1`, {})).statusCode).toBe(401);
});

test("B13 a batch is downloaded as a whole, by ticked prints, or one of its papers", async () => {
  const { orderNumber } = await buyAndPrint();
  await closeBatch(shop.shop, OWNER_ACTOR, {});
  const batchFiles = await diskBatchFiles(printer.folder);
  const documents = {
    renderContactSheet: async () => Buffer.from("contacts"),
    renderCutList: async () => Buffer.from("cuts"),
    renderJobTickets: async () => Buffer.from("tickets"),
    renderPackingSlips: async () => Buffer.from("slips"),
  };
  const thumbnails = { render: async () => undefined };
  await completeDueBatches({ ...printer.dependencies(), batchFiles, documents, thumbnails });
  const { items } = await shop.shop.repositories.batches.list({ offset: 0, limit: 1 });
  const id = items[0]?.id ?? "";
  const ask = (path: string) =>
    shop.app.inject({ method: "GET", url: `/api/owner/batches/${id}/${path}`, headers: { cookie } });
  const all = [...readZip((await ask("batch.zip")).rawPayload).keys()];
  const labNameOf = (tile: number) => `${orderNumber}_01_tile-00${tile}_30x45_timeless_copies-1.jpg`;
  expect(all.filter((name) => name.includes(orderNumber)).map((name) => name.split("/").at(-1))).toEqual(
    [1, 2, 3, 4].map(labNameOf),
  );
  const some = await ask(`batch.zip?prints=${orderNumber}_01_tile-4,${orderNumber}_01_tile-2`);
  expect([...readZip(some.rawPayload).keys()].map((name) => name.split("/").at(-1))).toEqual(
    [2, 4].map(labNameOf),
  );
  const name = all[0]?.split("/")[0] ?? "";
  const cuts = await ask(`papers/${name}_cut-list.pdf`);
  expect([cuts.headers["content-type"], cuts.payload]).toEqual(["application/pdf", "cuts"]);
  for (const wrong of ["batch.zip?prints=ZA-1_01_tile-1", "papers/complete", "papers/..%2Fcomplete"])
    expect((await ask(wrong)).statusCode).toBe(404);
});

test("B13 an incomplete order cannot be downloaded", async () => {
  const { orderId } = await buyOrder();
  const reply = await get(`${orderId}/prints.zip`);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    error: "CONFLICT",
    message: "0 of 4 prints of this order are ready.",
  });
});

test("B13 prints without their documents cannot be downloaded, and the message says to wait", async () => {
  const { orderId, orderNumber } = await buyAndPrint();
  await rm(join(printer.folder, "orders", orderNumber, "complete"));
  const reply = await get(`${orderId}/prints.zip`);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().message).toMatch(/documents .* try again in a minute/);
  const ticket = await get(`${orderId}/prints/${orderNumber}_job-ticket.pdf`);
  expect(ticket.statusCode).toBe(404);
});

test("B13 a document can be downloaded alone", async () => {
  const { orderId, orderNumber } = await buyAndPrint();
  const reply = await get(`${orderId}/prints/${orderNumber}_job-ticket.pdf`);
  expect(reply.headers["content-type"]).toBe("application/pdf");
  expect(reply.payload).toBe(`ticket ${orderNumber} 4 http://za.localhost/admin/pack/${orderNumber}`);
});

test("B9 the hanging guide is available by order id at once, and is not cached", async () => {
  const { orderId, orderNumber } = await buyOrder();
  const reply = await shop.app.inject(`/api/orders/${orderId}/hanging-guide.pdf`);
  expect(reply.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${orderNumber}_hanging-guide.pdf"`,
    "cache-control": "private, no-store",
  });
  expect(reply.payload).toBe(`guide ${orderNumber} 4`);
});

test("R6.3 an unknown order id has no hanging guide", async () => {
  const reply = await shop.app.inject(`/api/orders/${"A".repeat(24)}/hanging-guide.pdf`);
  expect([reply.statusCode, reply.json().error]).toEqual([404, "NOT_FOUND"]);
});

test("B13 a print can be downloaded alone", async () => {
  const { orderId, orderNumber } = await buyAndPrint();
  const name = printFileName(orderNumber, 3);
  const reply = await get(`${orderId}/prints/${name}`);
  expect(reply.headers).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": `attachment; filename="${name}"`,
    "content-length": String(reply.rawPayload.length),
  });
  expect(reply.payload).toMatch(/^print of /);
});

test.each(["prints.zip", "prints/any.jpg"])("R6.2 %s is for the owner only", async (path) => {
  const { orderId } = await buyOrder();
  const reply = await get(`${orderId}/${path}`, {});
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ error: "OWNER_ONLY" });
});

test("R6.3 a file name gives only prints of its own order", async () => {
  const first = await buyAndPrint();
  const second = await buyAndPrint();
  const names = [
    printFileName(first.orderNumber, 1),
    `..%2F${first.orderNumber}%2F${printFileName(first.orderNumber, 1)}`,
    "..",
  ];
  const replies = await Promise.all(names.map((name) => get(`${second.orderId}/prints/${name}`)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test("B13 a download with a missing file is rejected", async () => {
  const { orderId, orderNumber } = await buyAndPrint();
  await rm(join(printer.folder, "orders", orderNumber, printFileName(orderNumber, 4)));
  expect((await get(`${orderId}/prints.zip`)).statusCode).toBe(404);
});
