// What staff do with an order is undone with one press, from the notice and from the order itself (docs/decisions/0084).

import { expect, type Page } from "@playwright/test";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { test } from "../support/testWithOwner.ts";
import { waitForHydration } from "../support/waitForHydration.ts";

/** Ends the time in which shoppers may change their orders, so that they can be begun at once. */
const endChangeWindow = async (page: Page, shopUrl: string): Promise<void> => {
  const api = `http://127.0.0.1:${new URL(shopUrl).port}/api/owner`;
  const headers = {
    cookie: (await page.context().cookies(shopUrl)).map(({ name, value }) => `${name}=${value}`).join("; "),
  };
  const { version } = await (await page.request.get(`${api}/sites/ZA`, { headers })).json();
  const data = { expectedVersion: version, changeWindowMinutes: 0 };
  expect((await page.request.put(`${api}/sites/ZA`, { headers, data })).ok()).toBe(true);
};

test("B13 a step and a refund are undone with 1 press each, also after a reload and a restart of the shop", async ({
  page,
  server,
  baseURL,
  openAsOwner,
  saveScreenshot,
}) => {
  test.setTimeout(240_000);
  const shopUrl = baseURL ?? "";
  const admin = await openAsOwner("/admin");
  await expect(admin.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await endChangeWindow(admin, shopUrl);
  // The sites of a process are a second behind a change.
  await page.waitForTimeout(1500);
  const { orderId, orderNumber } = await seedOrder(page, shopUrl);

  // From the notice, on the page that began it.
  await admin.goto("/admin");
  await admin.getByRole("button", { name: "Begin it" }).click();
  const notice = admin.getByRole("status").filter({ hasText: `Order ${orderNumber} begun.` });
  await expect(notice).toBeVisible();
  const fromNotice = countPresses();
  await fromNotice.press(notice.getByRole("button", { name: "Undo" }));
  await expect(admin.getByRole("status").filter({ hasText: "Undone." })).toBeVisible();
  await expect(admin.getByRole("heading", { name: /^To begin/ })).toBeVisible();
  expect(fromNotice.count()).toBe(1);

  // From the order, after a reload, by the keyboard.
  await admin.goto(`/admin/orders/${orderId}`);
  await admin.getByRole("button", { name: "We have begun to make it" }).click();
  await expect(admin.getByText("You can undo this for another 5 minutes.")).toBeVisible();
  await admin.reload();
  const next = admin.getByRole("region", { name: "What is next" });
  await expect(
    next.getByText(/^You can undo this for another [45] minutes\. Then the shopper is told\.$/),
  ).toBeVisible();
  await expectAccessible(admin, "an order with a step that can be undone");
  await saveScreenshot("undo-step");
  await next.getByRole("button", { name: "Undo: it has not begun" }).focus();
  await admin.keyboard.press("Enter");
  await expect(next.getByRole("button", { name: "We have begun to make it" })).toBeVisible();
  await expect(admin.getByRole("region", { name: "Order history" })).toContainText("Undone: begun");

  // Money waits two minutes, through a restart of the shop.
  const money = admin.getByRole("region", { name: "Money" });
  await money.getByText("Give money back").click();
  await money.getByLabel("How much").fill("249.99");
  await money.getByLabel("Why", { exact: true }).selectOption("Goodwill");
  await money.getByRole("button", { name: "Give it back" }).click();
  await expect(money.getByText("You can undo this for another 2 minutes.")).toBeVisible();
  await server.kill();
  await server.restart();
  await admin.reload();
  await expect(
    money.getByText(/You can undo this for another (2 minutes|1 minute|less than a minute)\./),
  ).toBeVisible();
  await expectAccessible(admin, "an order with a refund that waits");
  await saveScreenshot("undo-refund");
  const refund = countPresses();
  await refund.press(money.getByRole("button", { name: "Undo: keep the R249.99" }));
  await expect(money.getByText("taken back before it left")).toBeVisible();
  expect(refund.count()).toBe(1);
});

test("B13 a parcel number and a promo code find an order with 1 field, and a whole number opens it", async ({
  page,
  baseURL,
  openAsOwner,
}) => {
  const shopUrl = baseURL ?? "";
  const admin = await openAsOwner("/admin");
  await expect(admin.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await endChangeWindow(admin, shopUrl);
  await page.waitForTimeout(1500);
  const { orderId, orderNumber } = await seedOrder(page, shopUrl, undefined, { promoCode: "WELCOME10" });
  await admin.goto(`/admin/orders/${orderId}`);
  await admin.getByRole("button", { name: "We have begun to make it" }).click();
  await admin.getByLabel("Courier", { exact: true }).fill("Swift");
  await admin.getByLabel("Parcel number", { exact: true }).fill("SWIFT-778812");
  await admin.getByRole("button", { name: "It has been sent" }).click();
  await expect(admin.getByText("Swift, parcel number SWIFT-778812")).toBeVisible();

  for (const known of ["swift-778812", "welcome10"]) {
    await admin.goto("/admin/orders");
    await waitForHydration(admin);
    await admin.keyboard.press("Control+k");
    await admin.keyboard.type(known);
    await expect(admin.getByRole("option", { name: orderNumber }).first()).toBeVisible();
    await admin.keyboard.press("Escape");
  }
  await admin.keyboard.press("Control+k");
  await admin.keyboard.type("SWIFT-778812");
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
});
