// B9: the buyer corrects a mistyped email address of a paid order, or staff do it for them (B13).

import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { changeOrderEmail } from "@storywall/contract/calls/orders/changeOrderEmail.ts";
import { correctEmail } from "@storywall/contract/calls/workshop/correctEmail.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { describe, expect, test } from "vitest";
import { SENT_MAIL_RETENTION_MS } from "../../src/usecases/mails/mailSender.ts";
import { tryCallAsOwner } from "../support/ownerCalls.ts";
import { buySentOrder } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const buy = () => shopper(shop).buyAsVisitor();
const correct = (orderId: string, body: { readonly email: string; readonly userId?: string }) =>
  shop.call(changeOrderEmail, { params: { orderId }, body });
const mailsTo = async (email: string) => {
  await shop.shop.mailSender.sendDue();
  return shop.mailbox.to(email);
};

test("B9 the buyer corrects the email address, and the confirmation comes to the new one", async () => {
  const { order, userId } = await buy();
  const email = newEmail();
  const changed = await expectOk(correct(order.orderId, { email, userId }));
  expect(changed).toMatchObject({
    email,
    total: order.total,
    changes: [{ what: "email", actor: "shopper", cartItemId: null, tile: null }],
  });
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Updates on your order ${order.orderNumber} now come here`);
  for (const text of [`/order/${order.orderId}`, order.shippingAddress.address1, "RECEIPT"])
    expect(mail?.text).toContain(text);
});

test("B9 the mistyped address leaves the checkout too, whose other payments are told to the new one", async () => {
  const { order, userId } = await buy();
  const email = newEmail();
  await expectOk(correct(order.orderId, { email, userId }));
  const checkout = await shop.database
    .selectFrom("orders")
    .innerJoin("checkouts", "checkouts.id", "orders.checkoutId")
    .select("checkouts.email")
    .where("orders.id", "=", order.orderId)
    .executeTakeFirst();
  expect(checkout).toEqual({ email });
});

test("B9 the address before is told, without the order's link and without the new address", async () => {
  const { order, userId } = await buy();
  const email = newEmail();
  await expectOk(correct(order.orderId, { email, userId }));
  const note = (await mailsTo(order.email)).at(-1);
  expect(note?.subject).toBe(`Order ${order.orderNumber}: updates now go to another address`);
  for (const secret of [order.orderId, email, order.shippingAddress.address1, "/order/"])
    expect(`${note?.text}${note?.html}`).not.toContain(secret);
});

test("B9 the link of an order alone does not change who gets its mails", async () => {
  const { order } = await buy();
  const email = newEmail();
  const { userId: stranger } = await buy();
  expect(await expectErrorCode(correct(order.orderId, { email }))).toBe("FORBIDDEN");
  expect(await expectErrorCode(correct(order.orderId, { email, userId: stranger }))).toBe("FORBIDDEN");
  expect(await expectErrorCode(correct(order.orderId, { email, userId: "undefined" }))).toBe("FORBIDDEN");
  expect(await mailsTo(email)).toEqual([]);
  expect((await shop.shop.repositories.orders.find(order.orderId))?.email).toBe(order.email);
});

test("B9 the same address again causes no mail, and the change window ends the corrections", async () => {
  const { order, userId } = await buy();
  const before = (await mailsTo(order.email)).length;
  const same = await expectOk(correct(order.orderId, { email: order.email, userId }));
  expect(same.changes).toEqual([]);
  expect(await mailsTo(order.email)).toHaveLength(before);
  shop.clock.advance(3 * HOUR_MS);
  expect(await expectErrorCode(correct(order.orderId, { email: newEmail(), userId }))).toBe("CONFLICT");
});

test("B9 the address of an order is changed three times a day at most", async () => {
  const { order, userId } = await shopper(shop).buyWithoutPhotos();
  for (let time = 0; time < 3; time += 1)
    await expectOk(correct(order.orderId, { email: newEmail(), userId }));
  expect(await expectErrorCode(correct(order.orderId, { email: newEmail(), userId }))).toBe(
    "TOO_MANY_REQUESTS",
  );
  shop.clock.advance(DAY_MS);
  await expectOk(correct(order.orderId, { email: newEmail(), userId }));
});

test("B9 answers about the order go to the corrected address too", async () => {
  const { order, userId } = await buy();
  const body = { orderId: order.orderId, messageId: crypto.randomUUID(), text: "Hello" };
  await expectOk(shop.call(startThread, { body }));
  const email = newEmail();
  await expectOk(correct(order.orderId, { email, userId }));
  expect(await shop.shop.repositories.messageThreads.findByOrder(order.orderId)).toMatchObject({ email });
});

describe("B13 staff correct the address for a buyer whose browser has forgotten them", () => {
  const correctAsOwner = (orderId: string, email: string) =>
    tryCallAsOwner(shop, correctEmail, { params: { orderId }, body: { email } });

  test("also of a sent order: the new address gets the confirmation, the old one a note without its secrets", async () => {
    const { orderId, orderNumber, email: before } = await buySentOrder(shop);
    const email = newEmail();
    const corrected = await correctAsOwner(orderId, email);
    expect(corrected).toMatchObject({
      reply: { events: [{ kind: "email_changed", who: "Owner", text: null }] },
    });
    expect((await shop.shop.repositories.orders.find(orderId))?.email).toBe(email);
    const subject = `Updates on your order ${orderNumber} now come here`;
    const [mail, ...others] = (await mailsTo(email)).filter((each) => each.subject === subject);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`/order/${orderId}`);
    const note = (await mailsTo(before)).at(-1);
    expect(note?.subject).toBe(`Order ${orderNumber}: updates now go to another address`);
    for (const secret of [orderId, email, "/order/"])
      expect(`${note?.text}${note?.html}`).not.toContain(secret);
  });

  test("the log says who changed it, and neither address", async () => {
    const { order } = await buy();
    const email = newEmail();
    await correctAsOwner(order.orderId, email);
    const entries = await shop.database
      .selectFrom("auditLog")
      .selectAll()
      .where("subjectId", "=", order.orderId)
      .execute();
    expect(entries).toMatchObject([{ action: "order.emailChanged", actorName: "Owner" }]);
    for (const address of [email, order.email]) expect(JSON.stringify(entries)).not.toContain(address);
  });

  test("the same address again changes nothing, and a fourth change in a day is refused", async () => {
    const { order } = await buy();
    expect(await correctAsOwner(order.orderId, order.email)).toMatchObject({ reply: { events: [] } });
    for (let time = 0; time < 3; time += 1) await correctAsOwner(order.orderId, newEmail());
    const before = (await shop.shop.repositories.orders.find(order.orderId))?.email;
    expect(await correctAsOwner(order.orderId, newEmail())).toEqual({ error: "TOO_MANY_REQUESTS" });
    expect((await shop.shop.repositories.orders.find(order.orderId))?.email).toBe(before);
  });

  test("changes of buyer and staff at the same moment are one after the other, and each is counted", async () => {
    const { order, userId } = await buy();
    const emails = [newEmail(), newEmail()] as const;
    await Promise.all([
      correctAsOwner(order.orderId, emails[0]),
      correct(order.orderId, { email: emails[1], userId }),
    ]);
    const { orders, orderEmailChanges } = shop.shop.repositories;
    expect(emails).toContain((await orders.find(order.orderId))?.email);
    expect(await orderEmailChanges.findTimesSince(order.orderId, new Date(0))).toHaveLength(2);
  });
});

test("B12 the address before is deleted on request, and with the mails of its time", async () => {
  const { orderEmailChanges, personalData } = shop.shop.repositories;
  const countChanges = async (orderId: string) =>
    (await orderEmailChanges.findTimesSince(orderId, new Date(0))).length;
  const [erased, old] = [await buy(), await buy()];
  for (const { order, userId } of [erased, old])
    await expectOk(correct(order.orderId, { email: newEmail(), userId }));
  await personalData.eraseEmail(erased.order.email);
  expect([await countChanges(erased.order.orderId), await countChanges(old.order.orderId)]).toEqual([0, 1]);
  await orderEmailChanges.removeBefore(new Date(shop.clock.now().getTime() - SENT_MAIL_RETENTION_MS));
  expect(await countChanges(old.order.orderId)).toBe(1);
  shop.clock.advance(SENT_MAIL_RETENTION_MS + HOUR_MS);
  await orderEmailChanges.removeBefore(new Date(shop.clock.now().getTime() - SENT_MAIL_RETENTION_MS));
  expect(await countChanges(old.order.orderId)).toBe(0);
});
