// How many presses and fields an owner's tasks take, beside those that are counted where they are tested: prices, codes
// and the first details (shopSettings), the first sign-in (newOwner), the mail of a new order (newOrder), stock, art
// (artAdmin), many orders (adminOrders), batch, reprint and replacement (workshop), undo, parcel number and promo code
// (undo). The same with the keyboard alone and on a phone: ownerTasks.

import { expect, type Page } from "@playwright/test";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { LONG } from "../support/longTests.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { createOwnerTestOfFile, test as ownShopTest } from "../support/testWithOwner.ts";
import { waitForHydration } from "../support/waitForHydration.ts";

const test = createOwnerTestOfFile();

const RENDER_TIMEOUT_MS = 90_000;

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

test("B11 B13 j and k go through the rows, and Ctrl+Enter presses the button of the next step", async ({
  openAsOwner,
}) => {
  const admin = await openAsOwner("/admin");
  const [first, second] = [/Enter 6 details for South Africa/, /Enter 6 details for Australia/].map((name) =>
    admin.getByRole("link", { name }),
  );
  if (!first || !second) throw new Error("Two links are looked for");
  await expect(first).toBeVisible();
  await waitForHydration(admin);
  for (const [key, row] of [
    ["j", first],
    ["j", second],
    ["k", first],
  ] as const) {
    await admin.keyboard.press(key);
    await expect(row).toBeFocused();
  }
  await admin.keyboard.press("?");
  await expect(admin.getByRole("dialog", { name: "Keys" })).toContainText("Ctrl Enter");
  await admin.keyboard.press("Escape");

  await admin.goto("/admin/shop/words");
  await admin.getByLabel("Headline", { exact: true }).fill("A wall for every story");
  await admin.keyboard.press("Control+Enter");
  await expect(admin.getByText("Saved.")).toBeVisible();
  await admin.goto("/admin/codes");
  await admin.getByLabel("Code", { exact: true }).fill("winter15");
  await admin.getByLabel("Percent", { exact: true }).fill("15");
  await admin.keyboard.press("Control+Enter");
  await expect(admin.getByRole("row", { name: /WINTER15/ })).toBeVisible();
});

test("B13 the search opens with the focus in its field, works by keys alone, and says when the shop is away", async ({
  openAsOwner,
}) => {
  const admin = await openAsOwner("/admin/orders");
  await expect(admin.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  const field = admin.getByRole("combobox", { name: /^Number, name/ });
  await admin.keyboard.press("Control+k");
  await admin.keyboard.type("promo");
  await expect(field).toHaveValue("promo");
  await expectAccessible(admin, "the search with what was found");
  await admin.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await admin.keyboard.press("/");
  await admin.keyboard.type("stock");
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("heading", { level: 1, name: "Stock" })).toBeVisible();

  await admin.route("**/api/owner/search**", (route) => route.abort());
  await admin.keyboard.press("Control+k");
  await admin.keyboard.type("people");
  await expect(admin.getByText("The shop isn't answering, so only pages are listed.")).toBeVisible();
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await admin.unroute("**/api/owner/search**");

  // Signed out meanwhile: the search asks to sign in over the page.
  await admin.context().clearCookies();
  await admin.keyboard.press("Control+k");
  await admin.keyboard.type("thandi");
  await expect(admin.getByRole("dialog", { name: /sign in/i })).toBeVisible();
});

// With a shop of its own, whose figures are those of one order.
ownShopTest(
  "B13 the day is seen without a press, an order is found with one field and given back with 4 presses",
  async ({ page, baseURL, openAsOwner }) => {
    const shopUrl = baseURL ?? "";
    const admin = await openAsOwner("/admin");
    await expect(admin.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    await endChangeWindow(admin, shopUrl);
    // The sites of a process are a second behind a change.
    await page.waitForTimeout(1500);
    const { orderNumber, email } = await seedOrder(page, shopUrl);

    // What must be done, and the figures of the week: on opening.
    await admin.goto("/admin");
    await expect(admin.getByRole("heading", { name: /^To start/ })).toBeVisible();
    await expect(admin.getByRole("link", { name: /1 order, R/ }).first()).toBeVisible();

    await waitForHydration(admin);
    // One field from anywhere: a whole number and Enter open the order, also when they are typed at once.
    await admin.keyboard.press("Control+k");
    await admin.keyboard.type(orderNumber.toLowerCase());
    await admin.keyboard.press("Enter");
    await expect(admin.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeVisible();

    // The same field finds it by every one of its details.
    for (const known of [email, "Mokoena", "082 123 4567", "8001"]) {
      await admin.keyboard.press("Control+k");
      await admin.keyboard.type(known);
      await expect(admin.getByRole("option", { name: orderNumber }).first()).toBeVisible();
      await admin.keyboard.press("Escape");
    }

    // The rest of the payment is refunded, with a reason.
    await admin.goto("/admin/orders");
    const refund = countPresses();
    await refund.press(admin.getByRole("link", { name: orderNumber }));
    const money = admin.getByRole("region", { name: "Money" });
    await refund.press(money.getByRole("button", { name: /^Give it all back/ }));
    // Nothing is given back whole, and no order cancelled, without a question, which has the reason in it.
    const question = admin.getByRole("dialog");
    await refund.choose(question.getByLabel("Why", { exact: true }), "Lost on the way");
    await refund.press(question.getByRole("button", { name: "Give it all back" }));
    await expect(money.getByRole("listitem").filter({ hasText: "Lost on the way" })).toBeVisible();
    expect(refund.count()).toBe(4);
  },
);

test(
  "B13 an order is sent with 2 scans and 1 press, and somebody let in with 3 presses and 1 field",
  LONG,
  async ({ page, baseURL, openAsOwner }) => {
    const shopUrl = baseURL ?? "";
    const admin = await openAsOwner("/admin");
    await expect(admin.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    await endChangeWindow(admin, shopUrl);
    await page.waitForTimeout(1500);
    const orders = [await seedOrder(page, shopUrl), await seedOrder(page, shopUrl)];
    await admin.goto("/admin");
    await admin.getByRole("button", { name: "Start making these 2" }).click();
    await expect(admin.getByRole("heading", { name: /^To print/ })).toBeVisible();

    for (const { orderNumber } of orders) {
      await expect(async () => {
        await admin.goto(`/admin/pack/${orderNumber}`);
        await expect(admin.getByRole("button", { name: /^Tile 3/ })).toBeVisible({ timeout: 1000 });
        await expect(admin.getByText("not printed")).toHaveCount(0, { timeout: 1000 });
      }).toPass({ timeout: RENDER_TIMEOUT_MS });
    }

    // The courier of the last parcel is offered for the next, so the first one is not counted.
    for (const [index, { orderNumber }] of orders.entries()) {
      const { press, count } = countPresses();
      await admin.goto("/admin/pack");
      await expect(admin.getByLabel("Scan or type the number")).toBeFocused();
      await admin.keyboard.type(orderNumber);
      await admin.keyboard.press("Enter");
      await expect(admin.getByRole("heading", { level: 1, name: orderNumber })).toBeVisible();
      if (index === 0) await admin.getByLabel("Courier").fill("Swift");
      await press(admin.getByRole("button", { name: "Tick all 3" }));
      await admin.keyboard.type(`SW-${index}`);
      await admin.keyboard.press("Enter");
      // The owner is not asked whether the tiles are printed: they were ticked in the hand.
      await expect(admin.getByText(`Swift, SW-${index}`)).toBeVisible();
      expect(count()).toBe(1);
    }

    await admin.goto("/admin/orders");
    const invite = countPresses();
    await invite.press(admin.getByRole("link", { name: "People" }));
    await admin.getByLabel("Email of the new person").fill("sipho@example.com");
    await invite.choose(admin.getByRole("combobox", { name: "Role", exact: true }), "service");
    await expectAccessible(admin, "people, with an invitation that is written");
    await invite.press(admin.getByRole("button", { name: "Send the invitation" }));
    await expect(admin.getByText("nothing was sent to sipho@example.com")).toBeVisible();
    expect(invite.count()).toBe(3);
  },
);
