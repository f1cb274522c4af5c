// How an owner hears of a new order: by a mail, and by a mark at the desk until the order is opened.

import { expect } from "@playwright/test";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { waitForMails } from "../support/mails.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { createOwnerTestOfFile } from "../support/testWithOwner.ts";

const test = createOwnerTestOfFile();

/** Of the shop's own address, where mail goes as long as the owner has entered none. */
const SHOP_ADDRESS = "hello.za@storywall.example";
const MAX_MAIL_MS = 60_000;

test("B13 an owner who has set up nothing hears of a new order by mail within a minute, and finds it marked until it is opened", async ({
  page,
  server,
  baseURL,
  openAsOwner,
}) => {
  const admin = await openAsOwner("/admin");
  await expect(admin.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  const { orderId, orderNumber } = await seedOrder(page, baseURL ?? "");
  const paidAt = Date.now();
  // No press at all: the mail names the order and its amount, and leads to its page.
  await expect(async () => {
    const mails = await waitForMails(SHOP_ADDRESS, 1, server.mailFolder);
    const mail = mails.find(({ subject }) => subject.startsWith(`New order ${orderNumber}`));
    expect(mail?.subject).toContain("1,249.99");
    expect(mail?.text).toContain(`/admin/orders/${orderId}`);
  }).toPass({ timeout: MAX_MAIL_MS });
  expect(Date.now() - paidAt).toBeLessThan(MAX_MAIL_MS);

  await admin.goto("/admin/orders");
  const row = admin.getByRole("row", { name: new RegExp(orderNumber) });
  await expect(row).toContainText("Unopened");
  const { press, count } = countPresses();
  await press(admin.getByRole("link", { name: orderNumber }));
  await expect(admin.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
  expect(count()).toBe(1);
  await admin.goto("/admin/orders");
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("Unopened");
});

test("B13 new orders come as one list a day at the hour that was chosen, with 4 presses", async ({
  openAsOwner,
}) => {
  const admin = await openAsOwner("/admin/orders");
  const { press, choose, count } = countPresses();
  await press(admin.getByRole("link", { name: "Your account" }));
  await choose(admin.getByLabel("New orders"), "One list a day");
  await choose(admin.getByLabel("Send the daily list at"), "18:00");
  await expectAccessible(admin, "the account with changed mail settings");
  await press(admin.getByRole("button", { name: "Save mail settings" }));
  await expect(admin.getByText("Saved.")).toBeVisible();
  expect(count()).toBe(4);
  await admin.reload();
  await expect(admin.getByLabel("New orders")).toHaveValue("daily");
  await expect(admin.getByLabel("Send the daily list at")).toHaveValue("18");
});
