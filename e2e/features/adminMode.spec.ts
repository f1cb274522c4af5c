// What admin mode shows in the shop, and what the owner sets there.

import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { createOwnerTestOfFile } from "../support/testWithOwner.ts";

const test = createOwnerTestOfFile();

test("R1.4 R2.3 admin mode leads the owner from a page to where it is edited; others only to the sign-in", async ({
  page,
  openAsOwner,
}) => {
  const bar = page.getByRole("complementary", { name: "Admin mode" });
  await page.goto("/browse/square-trio");
  await expect(page.getByRole("heading", { name: "Square trio" })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto("/browse/square-trio?is_admin_mode=true");
  await expect(bar.getByRole("link", { name: "Sign in to edit this page" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Edit this offer's prices" })).toHaveCount(0);

  const admin = await openAsOwner("/admin/orders");
  await admin.getByRole("link", { name: "See the shop" }).first().click();
  const adminBar = admin.getByRole("complementary", { name: "Admin mode" });
  await expect(adminBar.getByRole("link", { name: "Edit the words" })).toBeVisible();
  await admin.goto("/faq");
  await admin.locator("main summary").nth(2).click();
  const answer = adminBar.getByRole("link", { name: /^Edit “/ });
  await expect(answer).toHaveAttribute("href", /\/admin\/shop\/questions\?site=ZA#question-3$/);
  await expectAccessible(admin, "admin mode");
  await answer.click();
  await expect(admin.getByLabel("Question 3", { exact: true })).toBeInViewport();
  await admin.goto("/art/studio-fern");
  await expect(adminBar.getByRole("link", { name: "Edit this picture" })).toBeVisible();
  await adminBar.getByRole("link", { name: "See it as a shopper" }).click();
  await expect(adminBar).toHaveCount(0);
  await admin.reload();
  await expect(admin.getByRole("heading", { name: "Fern" })).toBeVisible();
  await expect(adminBar).toHaveCount(0);
});

test("R2.14 a shopper chooses between the ways of delivery that the owner offers, and the total follows", async ({
  page,
  openAsOwner,
  seedCart,
}) => {
  const admin = await openAsOwner("/admin/shop/delivery");
  await admin.getByRole("button", { name: "Add a delivery option" }).click();
  await admin.getByRole("textbox", { name: "Name" }).nth(1).fill("By courier, tomorrow");
  await admin.getByLabel("Price in ZAR").nth(1).fill("120");
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.getByText("Saved.")).toBeVisible();

  await page.goto("/");
  await seedCart();
  await page.goto("/checkout");
  const ways = page.getByRole("group", { name: "How should we send it?" });
  await expect(ways.getByRole("radio", { name: "Free delivery Free", exact: true })).toBeChecked();
  await expectAccessible(page, "the choice of delivery");
  await ways.getByRole("radio", { name: /By courier, tomorrow/ }).check();
  const summary = page.getByRole("complementary", { name: "Order summary" });
  await expect(summary).toContainText("R1,369.99");
  await page.reload();
  await expect(ways.getByRole("radio", { name: /By courier, tomorrow/ })).toBeChecked();
  await expect(summary).toContainText("R1,369.99");
});

test("R3.5 B8 an earlier price that the owner records stands beside the price, and sizes beside each other", async ({
  page,
  openAsOwner,
}) => {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const admin = await openAsOwner("/admin/shop/prices");
  await admin.getByRole("link", { name: "Show what it cost before" }).click();
  await admin.getByRole("button", { name: "Add an earlier price" }).click();
  await admin.getByLabel("Price in ZAR").fill("1599");
  await admin.getByLabel("Charged from").fill(day(20));
  await admin.getByLabel("Charged until").fill(day(2));
  await expect(admin.getByText(/had been charged for 28 days/)).toBeVisible();
  await admin.getByLabel("Charged from").fill(day(90));
  await expectAccessible(admin, "earlier prices", "iframe");
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.getByText("Saved.")).toBeVisible();

  await page.goto("/browse/square-trio");
  await expect(page.getByText(/Was R1,599.00 until/)).toBeVisible();
  const compared = page.getByRole("table", { name: /3 tiles/ });
  await expect(compared.getByRole("row", { name: /Squares, as a set this wall/ })).toContainText("R416.66");
  await expect(compared.getByRole("row", { name: /^Medium/ })).toContainText("R2,700.00");
  await expectAccessible(page, "an offer with an earlier price");
});
