// What staff do with an order beside its transitions: parcel, hold, notes, address, mails.

import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { addOrderNote } from "@storywall/contract/calls/workshop/addOrderNote.ts";
import { correctAddress } from "@storywall/contract/calls/workshop/correctAddress.ts";
import { correctParcel } from "@storywall/contract/calls/workshop/correctParcel.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { holdOrder } from "@storywall/contract/calls/workshop/holdOrder.ts";
import { mailAgain } from "@storywall/contract/calls/workshop/mailAgain.ts";
import { releaseOrder } from "@storywall/contract/calls/workshop/releaseOrder.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { openTestPrinter, type TestPrinter } from "../print/testPrinter.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { buyPrintedOrder, buySentOrder, PARCEL } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
afterEach(async () => {
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});

const mailsTo = async (email: string) => {
  await shop.shop.mailSender.sendDue();
  await shop.shop.background.drain();
  return shop.mailbox.to(email);
};
const workOf = (orderId: string) => callAsOwner(shop, getOrderWork, { params: { orderId } });

describe("B13 the parcel number of a sent order", () => {
  test("is corrected, with one mail and an entry in the history", async () => {
    const { orderId, email, orderNumber } = await buySentOrder(shop);
    const body = { ...PARCEL, number: "TCG 999" };
    const { events } = await callAsOwner(shop, correctParcel, { params: { orderId }, body });
    expect(events.at(-1)).toMatchObject({
      kind: "parcel_corrected",
      who: "Owner",
      text: "The Courier Guy TCG 123 became The Courier Guy TCG 999",
    });
    expect((await callAsOwner(shop, getOrder, { params: { orderId } })).tracking?.number).toBe("TCG 999");
    await callAsOwner(shop, correctParcel, { params: { orderId }, body });
    const mails = (await mailsTo(email)).filter(({ subject }) => subject.includes("tracking number"));
    expect(mails.map(({ subject }) => subject)).toEqual([
      `The right tracking number for order ${orderNumber}`,
    ]);
    expect(mails[0]?.text).toContain("TCG 999");
  });

  test("is told as new where the parcel had none, and not as a correction", async () => {
    const { orderId, email, orderNumber } = await buySentOrder(shop);
    await shop.shop.repositories.orders.setTracking(orderId, { carrier: "", number: "", url: null });
    const { events } = await callAsOwner(shop, correctParcel, { params: { orderId }, body: PARCEL });
    expect(events.at(-1)?.text).toBe("Its parcel number: The Courier Guy TCG 123");
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe(`The tracking number for order ${orderNumber}`);
    expect(mail?.text).toContain("TCG 123");
    expect(mail?.text).not.toContain("wrong");
  });

  test("that is removed is told as such, and not as another number", async () => {
    const { orderId, email, orderNumber } = await buySentOrder(shop);
    const none = { carrier: "", number: "", url: null };
    const { events } = await callAsOwner(shop, correctParcel, { params: { orderId }, body: none });
    expect(events.at(-1)?.text).toBe("The Courier Guy TCG 123 became no parcel number");
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe(`No tracking number for order ${orderNumber}`);
    expect(mail?.text).toContain("Please ignore the tracking number we sent you");
    expect(mail?.text).not.toMatch(/wrong|the right one|follow/);
  });

  test("can be corrected back, with a mail each time", async () => {
    const { orderId, email } = await buySentOrder(shop);
    for (const number of ["TCG 999", "TCG 123", "TCG 999"]) {
      shop.clock.advance(MINUTE_MS);
      await callAsOwner(shop, correctParcel, { params: { orderId }, body: { ...PARCEL, number } });
    }
    const mails = (await mailsTo(email)).filter(({ subject }) => subject.includes("tracking number"));
    expect(mails.length).toBe(3);
  });

  test("is not there before sending", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    const answer = await tryCallAsOwner(shop, correctParcel, { params: { orderId }, body: PARCEL });
    expect(answer).toEqual({ error: "CONFLICT" });
  });
});

describe("B13 an order that is held back", () => {
  let printer: TestPrinter;
  beforeEach(async () => {
    printer = await openTestPrinter(shop);
  });
  afterEach(() => printer.close());

  test("is neither printed nor begun nor sent until it is released", async () => {
    const { order } = await shopper(shop).buy();
    const { orderId, orderNumber } = order;
    shop.clock.advance(3 * HOUR_MS);
    const body = { reason: "Asks whether to print tile 2" };
    const { hold } = await callAsOwner(shop, holdOrder, { params: { orderId }, body });
    expect(hold).toMatchObject(body);
    await printer.runDue();
    expect(await printer.listFiles(orderNumber)).toEqual([]);
    const begin = () =>
      tryCallAsOwner(shop, moveOrder, { params: { orderId }, body: { to: "in_production" } });
    expect(await begin()).toEqual({ error: "CONFLICT" });
    const { paused, toPrint } = await callAsOwner(shop, getToday, {});
    expect([paused.items, toPrint.count]).toMatchObject([[{ orderNumber }], 0]);
    const released = await callAsOwner(shop, releaseOrder, { params: { orderId }, body: {} });
    expect(released.hold).toBeNull();
    expect(released.events.map(({ kind }) => kind)).toEqual(["held", "released"]);
    await printer.runDue();
    expect(await printer.listFiles(orderNumber)).toContain("complete");
    expect(await begin()).toHaveProperty("reply");
  });

  test("has its folder reopened, and complete again after it is released", async () => {
    const { order } = await shopper(shop).buy();
    const { orderId, orderNumber } = order;
    shop.clock.advance(3 * HOUR_MS);
    await printer.runDue();
    await callAsOwner(shop, holdOrder, { params: { orderId }, body: { reason: "wait" } });
    await printer.runDue();
    expect(await printer.listFiles(orderNumber)).not.toContain("complete");
    await callAsOwner(shop, releaseOrder, { params: { orderId }, body: {} });
    await printer.runDue();
    expect(await printer.listFiles(orderNumber)).toContain("complete");
  });

  test("is not held when nothing of it is made any more", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    const body = { to: "cancelled", reason: "no longer wanted" };
    await callAsOwner(shop, moveOrder, { params: { orderId }, body });
    const answer = await tryCallAsOwner(shop, holdOrder, { params: { orderId }, body: { reason: "wait" } });
    expect(answer).toEqual({ error: "CONFLICT" });
  });

  test("is not held once it has been sent", async () => {
    const { orderId } = await buySentOrder(shop);
    const answer = await tryCallAsOwner(shop, holdOrder, { params: { orderId }, body: { reason: "wait" } });
    expect(answer).toEqual({ error: "CONFLICT" });
  });
});

describe("B13 a note", () => {
  test("is added once for each request, and its shopper never sees it", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    const text = "Rings after five only";
    const note = { params: { orderId }, body: { text }, idempotencyKey: crypto.randomUUID() };
    await Promise.all([1, 2].map(() => tryCallAsOwner(shop, addOrderNote, note)));
    await shop.database.deleteFrom("idempotencyKeys").execute();
    const { events } = await callAsOwner(shop, addOrderNote, note);
    expect(events.filter(({ kind }) => kind === "noted")).toMatchObject([{ who: "Owner", text }]);
    const seen = await expectOk(shop.call(getData, { params: { id: orderId } }));
    expect(JSON.stringify(seen)).not.toContain(text);
  });
});

describe("B13 the address of an order", () => {
  const address = { ...anAddress("ZA"), address1: "9 Kloof Street" };
  const correct = (orderId: string, shippingAddress: object = address) =>
    tryCallAsOwner(shop, correctAddress, { params: { orderId }, body: { shippingAddress } });

  test("is corrected by staff until the parcel is sent; the history says which parts, and not to what", async () => {
    const { orderId, email } = await buyPrintedOrder(shop);
    expect(await correct(orderId)).toHaveProperty("reply");
    const order = await callAsOwner(shop, getOrder, { params: { orderId } });
    expect(order.shippingAddress.address1).toBe("9 Kloof Street");
    const { events } = await workOf(orderId);
    expect(events).toMatchObject([{ kind: "address_changed", who: "Owner", text: "street address" }]);
    shop.clock.advance(11 * MINUTE_MS);
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.text).toContain("9 Kloof Street");
    expect(mail?.text).toContain("The delivery address, corrected by us");
  });

  test("is told apart from a change by the shopper", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    await correct(orderId);
    const { changes } = await callAsOwner(shop, getOrder, { params: { orderId } });
    expect(changes).toMatchObject([{ what: "address", actor: "owner" }]);
  });

  test("is not changed once the parcel has left, nor to one that is not valid", async () => {
    const { orderId } = await buySentOrder(shop);
    expect(await correct(orderId)).toEqual({ error: "CONFLICT" });
    const { orderId: printed } = await buyPrintedOrder(shop);
    expect(await correct(printed, { ...address, zip: "12" })).toEqual({ error: "ADDRESS_INVALID" });
    expect((await workOf(printed)).events).toEqual([]);
  });
});

describe("B13 a mail", () => {
  test("is sent again once for each request", async () => {
    const { orderId, email, orderNumber } = await buySentOrder(shop);
    const count = async (subject: string) =>
      (await mailsTo(email)).filter((mail) => mail.subject === subject).length;
    const subject = `Your order ${orderNumber} is on its way`;
    expect(await count(subject)).toBe(1);
    const again = { params: { orderId }, body: { kind: "shipped" }, idempotencyKey: crypto.randomUUID() };
    await Promise.all([1, 2].map(() => tryCallAsOwner(shop, mailAgain, again)));
    await shop.database.deleteFrom("idempotencyKeys").execute();
    const { events } = await callAsOwner(shop, mailAgain, again);
    expect(events.filter(({ kind }) => kind === "mailed_again").length).toBe(1);
    expect(await count(subject)).toBe(2);
  });

  test("about a parcel is not sent before the parcel is", async () => {
    const { orderId } = await buyPrintedOrder(shop);
    const answer = await tryCallAsOwner(shop, mailAgain, { params: { orderId }, body: { kind: "shipped" } });
    expect(answer).toEqual({ error: "CONFLICT" });
  });
});
