// B9: a shopper who cannot find the emails about their orders has the links sent again.

import { sendOrderLinks } from "@storywall/contract/calls/orders/sendOrderLinks.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { expect, test } from "vitest";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const ask = (email: string) => shop.call(sendOrderLinks, { body: { email, site: "ZA" } });
const linkMailsTo = async (email: string) => {
  await shop.shop.mailSender.sendDue();
  return shop.mailbox.to(email).filter(({ subject }) => /the link/i.test(subject));
};

test("B9 the link of an order is mailed to its address, however its letters are typed", async () => {
  const { order } = await shopper(shop).buyAsVisitor();
  expect(await expectOk(ask(` ${order.email.toUpperCase()} `))).toEqual({ isAsked: true });
  const [mail, ...others] = await linkMailsTo(order.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`The link to your order ${order.orderNumber}`);
  expect(mail?.text).toContain(`Order ${order.orderNumber}:`);
  expect(mail?.text).toContain(`/order/${order.orderId}`);
});

test("B9 all orders of the address are in one mail, the newest first", async () => {
  const anna = shopper(shop);
  const first = (await anna.buyAsVisitor()).order;
  shop.clock.advance(HOUR_MS);
  const second = (await anna.buyAsVisitor()).order;
  expect(second.email).toBe(first.email);
  await expectOk(ask(first.email));
  const [mail] = await linkMailsTo(first.email);
  expect(mail?.subject).toBe("The links to your orders");
  const text = mail?.text ?? "";
  expect(text.indexOf(second.orderId)).toBeGreaterThan(0);
  expect(text.indexOf(first.orderId)).toBeGreaterThan(text.indexOf(second.orderId));
});

test("B9 R7.2 an address without an order gets the same reply and no mail", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  expect(await expectOk(ask(email))).toEqual({ isAsked: true });
  await shop.shop.mailSender.sendDue();
  expect(shop.mailbox.to(email)).toEqual([]);
});

test("B9 a mailbox is sent the links three times an hour at most, whoever asks", async () => {
  const { order } = await shopper(shop).buyAsVisitor();
  const askFrom = (remoteAddress: string) =>
    shop.app.inject({
      method: "POST",
      url: "/api/orders/links",
      payload: { email: order.email, site: "ZA" },
      remoteAddress,
    });
  const statuses: number[] = [];
  for (const network of [1, 2, 3, 4]) statuses.push((await askFrom(`198.51.${network}.1`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await linkMailsTo(order.email)).toHaveLength(3);
  shop.clock.advance(HOUR_MS);
  expect((await askFrom("198.51.4.1")).statusCode).toBe(200);
});
