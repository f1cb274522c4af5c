import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { waitForMails } from "../support/mails.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { expect, test } from "../support/test.ts";

const signIn = async (page: Page, path: string, password: string, email = "") => {
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
};

/** Invites a person as the owner, and accepts in the same browser. */
const createManager = async (page: Page): Promise<string> => {
  const email = `thuli-${crypto.randomUUID()}@example.com`;
  await signIn(page, "/admin/people", "the-owners-password");
  await page.getByLabel("Email of the new person").fill(email);
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("manager");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  const [mail] = await waitForMails(email, 1);
  await page.goto(/\/admin\/invitation\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "");
  await page.getByLabel("Your name").fill("Thuli");
  await page.getByLabel("Password").fill("four random words here");
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Admin pages", exact: true })).toBeVisible();
  return email;
};

test("B13 a manager hears of a new order by mail, finds its customer, and sets a forgotten password", async ({
  page,
  baseURL,
  saveScreenshot,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[134]/);
  const email = await createManager(page);
  await page.goto("/admin/account");
  await page.getByRole("combobox", { name: "Messages from shoppers" }).selectOption("daily");
  await expect(page.getByRole("combobox", { name: "Send the daily list at" })).toHaveValue("7");
  await page.getByRole("combobox", { name: "New orders" }).selectOption("each");
  await page.getByRole("button", { name: "Save mail settings" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expectAccessible(page, "what a person hears of by mail");
  await saveScreenshot("account");

  const order = await seedOrder(page, baseURL ?? "");
  const mails = await waitForMails(email, 2);
  expect(mails.at(-1)?.subject).toContain(`New order ${order.orderNumber}`);
  await page.goto(`/admin/orders?text=${order.orderNumber.slice(0, -1)}`);
  const row = page.getByRole("row", { name: new RegExp(order.orderNumber) });
  await expect(row.getByText("Unopened")).toBeVisible();
  await saveScreenshot("new-orders");
  await page.getByRole("link", { name: order.orderNumber }).click();

  // The shopper mistyped their address, and wrote to the shop.
  const care = page.getByRole("region", { name: "Put something right" });
  await care.getByText("Change the email address").first().click();
  await care.getByLabel("Email address").fill("thandi@example");
  await care.getByRole("button", { name: "Change the email address" }).click();
  await expect(care.getByRole("alert")).toHaveText("Please enter an email address, such as name@example.com");
  await saveScreenshot("change-email");
  const corrected = `${crypto.randomUUID()}@example.com`;
  await care.getByLabel("Email address").fill(corrected);
  await care.getByRole("button", { name: "Change the email address" }).click();
  await expect(
    page.getByRole("region", { name: "Order history" }).getByText("Email address changed"),
  ).toBeVisible();
  await expect(care.getByText(`Emails about this order now go to ${corrected}.`)).toBeVisible();
  await expect(care.getByLabel("Email address")).toBeHidden();
  const [confirmation] = await waitForMails(corrected, 1);
  expect(confirmation?.subject).toBe(`Updates on your order ${order.orderNumber} now come here`);
  await expectAccessible(page, "an order with a corrected email address");
  await page.getByRole("link", { name: "Everything about this person" }).click();
  await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeVisible();
  await expectAccessible(page, "customers");
  await saveScreenshot("customers");
  await page.getByRole("link", { name: "Thandi Mokoena" }).first().click();
  await expect(page.getByRole("heading", { name: "Thandi Mokoena" })).toBeVisible();
  await expect(page.getByRole("link", { name: order.orderNumber })).toBeVisible();
  await expect(row.getByText("Unopened")).toHaveCount(0);
  await expectAccessible(page, "a customer");
  await saveScreenshot("customer");

  await page.goto("/admin/more");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await page.getByLabel("Your email address").fill(email);
  await expectAccessible(page, "asking for a new password");
  await saveScreenshot("forgotten-password");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const link = (await waitForMails(email, 3)).at(-1);
  const path = /\/admin\/password\/[\w-]+/.exec(link?.text ?? "")?.[0] ?? "";
  await page.goto(path);
  await expectAccessible(page, "a new password");
  await saveScreenshot("new-password");
  await page.getByLabel("New password").fill("five other random words here");
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Admin pages", exact: true })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
});
