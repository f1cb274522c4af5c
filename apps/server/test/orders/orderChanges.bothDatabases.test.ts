// B9: changes of a paid order by its shopper.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { changeOrderAddress } from "@storywall/contract/calls/orders/changeOrderAddress.ts";
import { getReorder } from "@storywall/contract/calls/orders/getReorder.ts";
import { saveOrderTiles } from "@storywall/contract/calls/orders/saveOrderTiles.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PrintRenderer } from "../../src/ports/print/PrintRenderer.ts";
import { openTestPrinter, type TestPrinter } from "../print/testPrinter.ts";
import { tryCallAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const CHANGE_WINDOW_MS = 2 * HOUR_MS;
const OPENING_KEY = "rectangle_medium:shallow:portrait";
const CROP = { x: 0.1, y: 0, width: 0.4, height: 0.8, rotation: 0 };

const shop = useTestShop();
let printer: TestPrinter;
beforeEach(async () => {
  printer = await openTestPrinter(shop);
});
afterEach(async () => {
  await shop.database.updateTable("printJobs").set({ state: "cancelled", leaseId: null }).execute();
  await printer.close();
});

const buyOrder = async () => (await shopper(shop).buy()).order;
const changeAddress = ({ orderId }: Order, fields: object, at = shop) =>
  at.call(changeOrderAddress, {
    params: { orderId },
    body: { shippingAddress: { ...anAddress("ZA"), ...fields } },
  });
const changeCrop = ({ orderId, lineItems }: Order, x: number, at = shop) =>
  at.call(saveOrderTiles, {
    params: { orderId, cartItemId: lineItems[0]?.cartItemId ?? "" },
    body: {
      tiles: [
        {
          name: "tile_1",
          userPhotoId: "photo_1",
          cropParams: { [OPENING_KEY]: { editorCropParams: { ...CROP, x } } },
        },
      ],
    },
  });
const startProduction = (order: Order, at = shop) =>
  tryCallAsOwner(at, moveOrder, { params: { orderId: order.orderId }, body: { to: "in_production" } });
const mailsAbout = async ({ email }: Order) => {
  await shop.shop.mailSender.sendDue();
  return shop.mailbox.to(email).filter(({ subject }) => subject.startsWith("Changes to your order"));
};
/** Opens a shop whose clock is a second late: its change window is open when the other shop's is over. */
const openShopWithSlowClock = async () =>
  openTestShop(shop.database, {
    clock: createFakeClock(new Date(shop.clock.now().getTime() - SECOND_MS).toISOString()),
  });
/** Writes the crop into the file, which shows the version of the design that was printed. */
const drawCrop: PrintRenderer["render"] = async (master, print, to) =>
  printer.render(`${master} ${print.crop.x}`, print, to);
const fileOf = async ({ orderId, orderNumber }: Order) => {
  const jobs = await shop.shop.repositories.printJobs.findByOrder(orderId);
  const fileName = jobs.find(({ tile }) => tile === "tile_1")?.file?.fileName ?? "";
  return readFile(join(printer.folder, "orders", orderNumber, fileName), "utf8");
};

test("B9 an address change is in the order, its history and a mail, at the same price", async () => {
  const order = await buyOrder();
  const changed = await expectOk(changeAddress(order, { address1: "2 Corrected Street" }));
  expect(changed).toMatchObject({
    shippingAddress: { address1: "2 Corrected Street" },
    total: order.total,
    changes: [{ what: "address", actor: "shopper", cartItemId: null, tile: null }],
  });
  expect(await mailsAbout(order)).toEqual([]);
  shop.clock.advance(10 * MINUTE_MS);
  const [mail, ...others] = await mailsAbout(order);
  expect(others).toEqual([]);
  for (const text of ["The delivery address", "2 Corrected Street", order.orderNumber]) {
    expect(mail?.text).toContain(text);
  }
});

test("B9 the same address again changes nothing", async () => {
  const order = await buyOrder();
  const { firstName, lastName, address1, suburb = "", city, zip, phone } = order.shippingAddress;
  const same = await expectOk(
    changeAddress(order, { firstName, lastName, address1, suburb, city, zip, phone }),
  );
  expect(same.changes).toEqual([]);
});

test("B9 an address in another country is rejected with a message, and nothing changes", async () => {
  const order = await buyOrder();
  const answer = await changeAddress(order, { country: "AU" });
  expect(answer).toMatchObject({
    kind: "error",
    error: "ADDRESS_INVALID",
    message: "We deliver within South Africa only.",
  });
  expect(await shop.shop.repositories.orders.find(order.orderId)).toMatchObject({ changes: [] });
});

test("B9 the address cannot change after the change window", async () => {
  const order = await buyOrder();
  shop.clock.advance(CHANGE_WINDOW_MS);
  expect(await changeAddress(order, {})).toMatchObject({
    error: "CONFLICT",
    message: expect.stringContaining("The time for changes is over"),
  });
});

test("B9 order documents are rewritten with the new address", async () => {
  const order = await buyOrder();
  const slow = await openShopWithSlowClock();
  shop.clock.advance(CHANGE_WINDOW_MS);
  slow.clock.advance(CHANGE_WINDOW_MS);
  await printer.runDue();
  const slip = () =>
    readFile(
      join(printer.folder, "orders", order.orderNumber, `${order.orderNumber}_packing-slip.pdf`),
      "utf8",
    );
  expect(await slip()).not.toContain("Corrected");
  await expectOk(changeAddress(order, { firstName: "Corrected" }, slow));
  await printer.runDue();
  expect(await slip()).toContain("Corrected");
  await slow.close();
});

test("B9 changed crops are in the order's history per tile, and in one mail", async () => {
  const order = await buyOrder();
  for (const x of [0.1, 0.2, 0.2]) await expectOk(changeCrop(order, x));
  const changed = await expectOk(changeCrop(order, 0.3));
  expect(changed.changes).toMatchObject([{ what: "crop", tile: "tile_1" }]);
  shop.clock.advance(20 * MINUTE_MS);
  const mails = await mailsAbout(order);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("a new crop in tile 1");
});

test("B9 a tile that changes while it is printed is printed again with the change", async () => {
  const order = await buyOrder();
  const slow = await openShopWithSlowClock();
  shop.clock.advance(CHANGE_WINDOW_MS);
  slow.clock.advance(CHANGE_WINDOW_MS);
  let wasChanged = false;
  await printer.runDue(async (...print) => {
    // While this worker prints the old design, another one prints the new design.
    if (!wasChanged) {
      wasChanged = true;
      await expectOk(changeCrop(order, 0.3, slow));
      await printer.runDue(drawCrop);
    }
    return printer.render("the old wall", ...tail(print));
  });
  expect(await fileOf(order)).toContain(" 0.3");
  expect(await shop.shop.repositories.printJobs.countByOrder(order.orderId)).toMatchObject({
    waiting: 0,
    done: 4,
  });
  await slow.close();
});

test("B9 at the end of the change window either the change or production wins, and a late change is rejected", async () => {
  const slow = await openShopWithSlowClock();
  const kinds: string[] = [];
  for (let round = 0; round < 4; round++) {
    const order = await buyOrder();
    shop.clock.advance(CHANGE_WINDOW_MS);
    slow.clock.advance(CHANGE_WINDOW_MS);
    const changeLate = () => changeCrop(order, 0.3, slow);
    // The call that starts first is likelier to win.
    const pendingProduction = round % 2 === 0 ? startProduction(order) : undefined;
    const [change] = await Promise.all([changeLate(), pendingProduction ?? startProduction(order)]);
    const stored = await shop.shop.repositories.orders.find(order.orderId);
    expect(stored?.status).toBe("in_production");
    const isIn = stored?.changes.length === 1;
    kinds.push(change.kind);
    expect(change.kind === "ok").toBe(isIn);
    if (change.kind === "error") expect(change.error).toBe("CONFLICT");
    await printer.runDue(drawCrop);
    expect((await fileOf(order)).includes(" 0.3")).toBe(isIn);
  }
  expect(kinds.every((kind) => kind === "ok" || kind === "error")).toBe(true);
  await slow.close();
});

test("B9 a reorder has the current price and counts tiles whose photo is gone", async () => {
  const { orderId, lineItems } = await buyOrder();
  const [line] = lineItems;
  const reorder = () =>
    expectOk(shop.call(getReorder, { params: { orderId, cartItemId: line?.cartItemId ?? "" } }));
  expect(await reorder()).toMatchObject({
    tilesEmptied: 0,
    unitPrice: line?.unitPrice,
    unitPricePaid: line?.unitPrice,
    userTemplateInfo: line?.userTemplateInfo,
  });
  const [photo] = (await reorder()).photos;
  await shop.database
    .updateTable("photos")
    .set({ unwantedAt: shop.clock.now() })
    .where("assetId", "=", photo?.handle ?? "")
    .execute();
  const later = await reorder();
  expect(later).toMatchObject({ tilesEmptied: 4, photos: [] });
  expect(later.userTemplateInfo.tiles.every(({ userPhotoId }) => userPhotoId === null)).toBe(true);
});

test("B9 an order of another site and an unknown order are not changed", async () => {
  const order = await buyOrder();
  const input = { params: { orderId: order.orderId }, body: { shippingAddress: anAddress("ZA") } };
  const otherSiteInput = { ...input, body: { ...input.body, site: "AU" as const } };
  expect(await expectErrorCode(shop.call(changeOrderAddress, otherSiteInput))).toBe("SITE_MISMATCH");
  expect(await expectErrorCode(changeAddress({ ...order, orderId: "A".repeat(24) }, {}))).toBe("NOT_FOUND");
});

const tail = ([, print, to]: Parameters<PrintRenderer["render"]>) => [print, to] as const;
