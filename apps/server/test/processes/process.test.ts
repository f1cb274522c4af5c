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
import { aLine, anAddress, TRIO } from "@storywall/testkit/builders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectEmbedded } from "../../src/adapters/database/engine/connect.ts";
import { expectSoundShop } from "../faults/invariants/soundShop.ts";
import { CARDS, card } from "../support/shopper.ts";
import { ok } from "../support/testShop.ts";
import { endAll, failToStart, freePort, type Process, startProcess } from "./process.ts";

/** The real program on the embedded database: what it says, and what it still knows after it was killed. */
const SECONDS = 1000;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "storywall-process-"));
});
afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

test("a shop that is killed at any step goes on where it was", { timeout: 180 * SECONDS }, async () => {
  const settings = { PORT: String(await freePort()), DATA_DIR: join(folder, "killed") };
  let shop: Process = await startProcess(settings);
  expect(shop.output()).toMatch(/The owner's password, shown this once: [a-z2-9-]{27}\n/);
  expect(shop.output()).toMatch(/http:\/\/za\.localhost:\d+\n.*http:\/\/au\.localhost:\d+\n/);
  const killed = async () => {
    expect(await shop.end("SIGKILL")).toBeNull();
    shop = await startProcess(settings);
    expect(shop.output()).not.toContain("password");
  };

  const { _id: userId } = await ok(shop.call(createUser, { body: { site: "ZA" } }));
  await killed();
  const template_info = aLine().userTemplateInfo;
  const wall = { user_id: userId, template_key: "grid_four_frames", template_info };
  await ok(shop.call(addOrUpdateUserTemplateInfo, { body: wall }));

  const cart = await ok(shop.call(initCart, { body: { site: "ZA", userId, lineItems: [aLine()] } }));
  // Killed while it works: what it acknowledged is there, what it did not may be.
  const adds = Array.from({ length: 12 }, () =>
    shop.call(addCartItem, { body: { cartId: cart._id, lineItem: aLine({ base: TRIO }) } }),
  );
  await Promise.race(adds);
  await killed();
  const acknowledged = (await Promise.all(adds)).filter(({ kind }) => kind === "ok").length;
  const after = await ok(shop.call(getCartInfo, { query: { cartId: cart._id } }));
  expect(after.user).toBe(userId);
  expect(after.lineItems.length).toBeGreaterThanOrEqual(1 + acknowledged);

  const details = { email: "thandi@example.com", shippingAddress: anAddress("ZA"), isUploadLater: true };
  const checkout = await ok(shop.call(createOrUpdateCheckout, { body: { cartId: cart._id, ...details } }));
  const { checkoutId } = checkout;
  await killed();
  expect(await ok(shop.call(getCheckoutInfo, { body: { checkoutId } }))).toEqual(checkout);

  const intent = await ok(shop.call(createPaymentIntent, { body: { checkoutId } }));
  await killed();
  const again = await ok(shop.call(createPaymentIntent, { body: { checkoutId } }));
  expect(again).toEqual(intent);

  const { id: paymentIntentId, clientSecret } = intent;
  await ok(
    shop.call(confirmTestPayment, { body: { paymentIntentId, clientSecret, card: card(CARDS.pays) } }),
  );
  // The money is there; whether the order was, nobody knows.
  await killed();
  const order = await ok(shop.call(completeCheckout, { body: { checkoutId, paymentIntentId } }));
  expect(order).toMatchObject({ total: checkout.total, status: "awaiting_photos", orderNumber: "ZA-10001" });
  await killed();
  expect(await ok(shop.call(getData, { params: { id: order.orderId } }))).toEqual(order);
  expect(await shop.end("SIGTERM")).toBe(0);
  const left = await connectEmbedded(join(settings.DATA_DIR, "database"));
  // An event that a killed process had begun with is taken up again half a minute later, so not everything is done now.
  await expectSoundShop(left, { dataDir: settings.DATA_DIR });
  await left.destroy();
});

test("a second start on the same folder or port says so in one sentence, and harms nothing", {
  timeout: 90 * SECONDS,
}, async () => {
  const PORT = String(await freePort());
  const DATA_DIR = join(folder, "twice");
  const shop = await startProcess({ PORT, DATA_DIR });
  const { _id: userId } = await ok(shop.call(createUser, { body: { site: "AU" } }));

  const sameFolder = await failToStart({ PORT: String(await freePort()), DATA_DIR });
  expect(sameFolder).toEqual({
    code: 1,
    said: `Storywall cannot start.\n  Another Storywall is already running on the folder ${DATA_DIR}. Stop it first, or give this one a folder of its own with DATA_DIR.\n`,
  });
  const samePort = await failToStart({ PORT, DATA_DIR: join(folder, "other") });
  expect(samePort).toEqual({
    code: 1,
    said: `Storywall cannot start.\n  Port ${PORT} is in use by another program. Stop that one, or choose another port with PORT.\n`,
  });

  expect(await ok(shop.call(initCart, { body: { userId, lineItems: [] } }))).toMatchObject({ user: userId });
  expect(await shop.end("SIGINT")).toBe(0);
});

test("a folder that cannot be used is refused in one sentence", { timeout: 30 * SECONDS }, async () => {
  const PORT = String(await freePort());
  const file = join(folder, "file");
  writeFileSync(file, "");
  const isFile = await failToStart({ PORT, DATA_DIR: file });
  expect(isFile).toEqual({
    code: 1,
    said: `Storywall cannot start.\n  DATA_DIR ${file} is a file; it must be a folder.\n`,
  });

  // Root may write anywhere, so for root there is no such folder.
  if (process.getuid?.() === 0) return;
  const closed = join(folder, "closed");
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  const isClosed = await failToStart({ PORT, DATA_DIR: closed });
  expect(isClosed.code).toBe(1);
  expect(isClosed.said).toContain(`The folder ${closed} cannot be written.`);
});

test("a database that does not answer is refused in one sentence, without its password", {
  timeout: 30 * SECONDS,
}, async () => {
  const PORT = String(await freePort());
  const DATABASE_URL = `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`;
  const { code, said } = await failToStart({ PORT, DATA_DIR: join(folder, "postgres"), DATABASE_URL });
  expect(code).toBe(1);
  expect(said).toMatch(/^Storywall cannot start\.\n {2}The database of DATABASE_URL cannot be used: .*\n$/);
  expect(said).not.toContain("secret");
});
