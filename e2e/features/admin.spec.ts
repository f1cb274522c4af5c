import { expectAccessible } from "../support/expectAccessible.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { expect, test } from "../support/test.ts";

test("R2.15 B13 a shopper writes about an order, and the owner answers and refunds a part", async ({
  page,
  browser,
  baseURL,
  saveScreenshot,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED .*\/api\/messages\/threads/);
  const { orderId, orderNumber, email } = await seedOrder(page, baseURL ?? "");
  await page.goto(`/order/${orderId}`);
  await page.getByRole("button", { name: "Write to us here" }).click();
  const dialog = page.getByRole("dialog", { name: "Write to us" });
  const messages = dialog.getByRole("log", { name: "Messages" });
  // A message that cannot be sent stays in the field.
  await page.route("**/api/messages/threads", (route) => route.abort(), { times: 1 });
  await dialog.getByLabel("Your message").fill("Please ring at number 14.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByRole("alert")).toContainText("hasn't reached us");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(messages).toContainText("Please ring at number 14.");
  await expectAccessible(page, "messages");

  const ownerContext = await browser.newContext({ baseURL: baseURL ?? "" });
  const adminPage = await ownerContext.newPage();
  await adminPage.goto("/admin/messages");
  await adminPage.getByLabel("Password").fill("the-owners-password");
  await adminPage.getByRole("button", { name: "Sign in" }).click();
  await adminPage.getByRole("link", { name: "Messages" }).click();
  const row = adminPage.getByRole("listitem").filter({ hasText: orderNumber });
  await expect(row).toContainText("Unread");
  await row.getByRole("link").click();
  await adminPage.getByLabel("Your answer").fill("We will.");
  await adminPage.getByRole("button", { name: "Answer" }).click();
  await expect(adminPage.getByRole("log")).toContainText("We will.");
  await expectAccessible(adminPage, "a thread in the admin pages");
  await expect(messages).toContainText("We will.");
  await saveScreenshot("answered");

  await adminPage.getByRole("link", { name: "Orders" }).click();
  await adminPage.getByLabel("Find").fill(email);
  await adminPage.getByRole("button", { name: "Show" }).click();
  await expect(adminPage.getByRole("row").filter({ hasText: orderNumber })).toHaveCount(1);
  await expectAccessible(adminPage, "orders in the admin pages");
  await adminPage.getByRole("link", { name: orderNumber, exact: true }).click();
  await expect(adminPage.getByRole("region", { name: "What's next" })).toContainText(
    "may change or cancel it until",
  );
  const money = adminPage.getByRole("region", { name: "Money" });
  await money.getByText("Give part of it back").click();
  await money.getByLabel("How much").fill("249.99");
  // What is missing is told at its field, which gets the focus.
  const reason = money.getByLabel("Why", { exact: true });
  await money.getByRole("button", { name: "Give it back" }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription("Please choose a reason.");
  await reason.selectOption("Goodwill");
  await money.getByLabel("In your own words").fill("A scratched frame");
  await money.getByRole("button", { name: "Give it back" }).click();
  await expect(money).toContainText("R249.99");
  await expect(money).toContainText("A scratched frame");
  await adminPage.getByText("Its 3 tiles").click();
  await expect(adminPage.getByText("tile 2: Square, 20 × 20 cm, Timeless")).toBeVisible();
  await expectAccessible(adminPage, "an order in the admin pages");
  await adminPage.getByLabel("Write to them").fill("It leaves tomorrow.");
  await adminPage.getByRole("button", { name: "Send the message" }).click();
  // The order stays open.
  await expect(adminPage.getByText("Your message is sent.")).toBeVisible();
  await expect(messages).toContainText("It leaves tomorrow.");
  await ownerContext.close();
});

test("B9 an ordered wall goes into the cart again, and can grow by tiles of its size and frame", async ({
  page,
  cart,
  baseURL,
}) => {
  const { orderId } = await seedOrder(page, baseURL ?? "");
  await page.goto(`/order/${orderId}`);
  await page.getByRole("link", { name: "Order again or add tiles: Square trio" }).click();
  await expect(page.getByRole("region", { name: "The same wall" })).toContainText("Today it costs R1,249.99");
  await expectAccessible(page, "order again");
  await page.getByRole("button", { name: "Add it to the cart" }).click();
  await cart.expectWall("Square trio", "R1,249.99");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Design another set" }).click();
  await expect(page).toHaveURL(/\/design\?wall=grow_3_/);
  await expect(page.getByText("3 photos still to add")).toBeVisible();
});
