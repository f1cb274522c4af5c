// The real server on the embedded database: its output, and what it has after a kill.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { completeCheckout } from "@storywall/contract/calls/checkout/completeCheckout.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { confirmTestPayment } from "@storywall/contract/calls/payments/confirmTestPayment.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { addOrUpdateUserTemplateInfo } from "@storywall/contract/calls/visitor/addOrUpdateUserTemplateInfo.ts";
import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import { aLine, anAddress, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { findFreePort } from "@storywall/testkit/findFreePort.ts";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectEmbedded } from "../../src/adapters/database/engine/connect.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { prepareDataFolder } from "../support/dataFolders.ts";
import { expectOk } from "../support/testShop.ts";
import {
  expectStartupError,
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from "./serverProcess.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "storywall-process-"));
});
afterAll(() => {
  killServerProcesses();
  rmSync(folder, { recursive: true, force: true });
});

test("a shop that is killed at any step continues after a restart", {
  timeout: 180 * SECOND_MS,
}, async () => {
  const settings = { PORT: String(await findFreePort()), DATA_DIR: join(folder, "killed") };
  await prepareDataFolder(settings.DATA_DIR);
  let shop: ServerProcess = await startServerProcess(settings);
  expect(shop.output()).toMatch(/The owner's password, shown this once: [a-z2-9-]{27}\n/);
  expect(shop.output()).toMatch(/http:\/\/za\.localhost:\d+\n.*http:\/\/au\.localhost:\d+\n/);
  expect(shop.output()).toMatch(/Owner's desk +http:\/\/za\.localhost:\d+\/admin\n/);
  const killed = async () => {
    expect(await shop.kill("SIGKILL")).toBeNull();
    shop = await startServerProcess(settings);
    expect(shop.output()).not.toContain("password");
  };

  const { _id: userId } = await expectOk(shop.call(createUser, { body: { site: "ZA" } }));
  await killed();
  const template_info = aLine().userTemplateInfo;
  const wall = { user_id: userId, template_key: "grid_four_frames", template_info };
  await expectOk(shop.call(addOrUpdateUserTemplateInfo, { body: wall }));

  const cart = await expectOk(shop.call(initCart, { body: { site: "ZA", userId, lineItems: [aLine()] } }));
  // Killed during adds: acknowledged lines are stored, others may be.
  const adds = Array.from({ length: 12 }, () =>
    shop.call(addCartItem, { body: { cartId: cart._id, lineItem: aLine({ base: TRIO_BASE }) } }),
  );
  await Promise.race(adds);
  await killed();
  const acknowledged = (await Promise.all(adds)).filter(({ kind }) => kind === "ok").length;
  const after = await expectOk(shop.call(getCartInfo, { query: { cartId: cart._id } }));
  expect(after.user).toBe(userId);
  expect(after.lineItems.length).toBeGreaterThanOrEqual(1 + acknowledged);

  const details = { email: "thandi@example.com", shippingAddress: anAddress("ZA"), isUploadLater: true };
  const checkout = await expectOk(
    shop.call(createOrUpdateCheckout, { body: { cartId: cart._id, ...details } }),
  );
  const { checkoutId } = checkout;
  await killed();
  expect(await expectOk(shop.call(getCheckoutInfo, { body: { checkoutId } }))).toEqual(checkout);

  const intent = await expectOk(shop.call(createPaymentIntent, { body: { checkoutId } }));
  await killed();
  const repeated = await expectOk(shop.call(createPaymentIntent, { body: { checkoutId } }));
  expect(repeated).toEqual(intent);

  const { id: paymentIntentId, clientSecret } = intent;
  await expectOk(
    shop.call(confirmTestPayment, {
      body: { paymentIntentId, clientSecret, card: aCard(TEST_CARDS.accepted) },
    }),
  );
  // The payment succeeded; the order may exist or not.
  await killed();
  const order = await expectOk(shop.call(completeCheckout, { body: { checkoutId, paymentIntentId } }));
  expect(order).toMatchObject({ total: checkout.total, status: "awaiting_photos", orderNumber: "ZA-10001" });
  await killed();
  expect(await expectOk(shop.call(getData, { params: { id: order.orderId } }))).toEqual(order);
  expect(await shop.kill("SIGTERM")).toBe(0);
  const database = await connectEmbedded(join(settings.DATA_DIR, "database"));
  // An event of a killed process is retried after half a minute, so the default grace is needed.
  await expectInvariants(database, { dataDir: settings.DATA_DIR });
  await database.destroy();
});

test("a second start on the same folder or port fails with one sentence and does not affect the first", {
  timeout: 90 * SECOND_MS,
}, async () => {
  const PORT = String(await findFreePort());
  const DATA_DIR = join(folder, "twice");
  await prepareDataFolder(DATA_DIR);
  const shop = await startServerProcess({ PORT, DATA_DIR });
  const { _id: userId } = await expectOk(shop.call(createUser, { body: { site: "AU" } }));

  const sameFolder = await expectStartupError({ PORT: String(await findFreePort()), DATA_DIR });
  expect(sameFolder).toEqual({
    code: 1,
    output: `Storywall cannot start.\n  Another Storywall is already running on the folder ${DATA_DIR}. Stop it first, or give this one a folder of its own with DATA_DIR.\n`,
  });
  const otherFolder = join(folder, "other");
  await prepareDataFolder(otherFolder);
  const samePort = await expectStartupError({ PORT, DATA_DIR: otherFolder });
  expect(samePort).toEqual({
    code: 1,
    output: `Storywall cannot start.\n  Port ${PORT} is in use by another program. Stop that one, or choose another port with PORT.\n`,
  });

  expect(await expectOk(shop.call(initCart, { body: { userId, lineItems: [] } }))).toMatchObject({
    user: userId,
  });
  expect(await shop.kill("SIGINT")).toBe(0);
});

test("an unusable data folder fails the start with one sentence", { timeout: 30 * SECOND_MS }, async () => {
  const PORT = String(await findFreePort());
  const file = join(folder, "file");
  writeFileSync(file, "");
  const isFile = await expectStartupError({ PORT, DATA_DIR: file });
  expect(isFile).toEqual({
    code: 1,
    output: `Storywall cannot start.\n  DATA_DIR ${file} is a file; it must be a folder.\n`,
  });

  // Root may write anywhere, so this cannot be tested as root.
  if (process.getuid?.() === 0) return;
  const closed = join(folder, "closed");
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  const isClosed = await expectStartupError({ PORT, DATA_DIR: closed });
  expect(isClosed.code).toBe(1);
  expect(isClosed.output).toContain(`The folder ${closed} cannot be written.`);
});

test("an unreachable database fails the start with one sentence without its password", {
  timeout: 30 * SECOND_MS,
}, async () => {
  const PORT = String(await findFreePort());
  const DATABASE_URL = `postgres://shop:secret@127.0.0.1:${await findFreePort()}/shop`;
  const { code, output } = await expectStartupError({
    PORT,
    DATA_DIR: join(folder, "postgres"),
    DATABASE_URL,
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^Storywall cannot start\.\n {2}The database of DATABASE_URL cannot be used: .*\n$/);
  expect(output).not.toContain("secret");
});
