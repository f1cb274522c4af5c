// What the workshop has run out of, from the owner's press to the shopper's wall and cart.

import { expect } from "@playwright/test";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { createShopper } from "../support/shoppers.ts";
import { test } from "../support/testWithOwner.ts";

test("B13 a moulding is taken off sale with two presses, shoppers are told what to take, and one press undoes it", async ({
  page,
  openAsOwner,
  seedCart,
  cart,
  checkout,
  pageErrors,
}) => {
  pageErrors.allow(/422 .*create-payment-intent/);
  await page.goto("/");
  await seedCart();
  const admin = await openAsOwner("/admin/orders");
  const { press, count } = countPresses();
  await press(admin.getByRole("link", { name: "Stock" }));
  await press(admin.getByRole("button", { name: "Mark out of stock: Black moulding, 12 mm" }));
  await expect(admin.getByText("Black moulding, 12 mm is out of stock.")).toBeVisible();
  expect(count()).toBe(2);
  const row = admin.getByRole("row", { name: /Black moulding, 12 mm/ });
  await expect(row).toContainText("marked by Owner");
  const back = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
  await admin.getByLabel("Black moulding, 12 mm is back about").fill(back);
  await admin.getByRole("link", { name: "Today" }).click();
  await expect(admin.getByRole("heading", { name: /Out of stock/ })).toBeVisible();
  await expect(admin.getByText(/^back about \d/)).toBeVisible();
  await expectAccessible(admin, "Today with something out of stock");
  await admin.goBack();
  await expectAccessible(admin, "stock");

  await page.goto("/design?layout=free");
  await expect(page.getByRole("radio", { name: /Infinite.*Out of stock, back about/ })).toBeDisabled();
  await expect(page.getByRole("radio", { name: /Serene/ })).toBeChecked();
  const notice = page.getByText(
    /^Black Infinite is out of stock in Small, back about \d+ \w+\. So this wall starts in white Serene\.$/,
  );
  await expect(notice.first()).toBeVisible();
  await cart.open();
  await expect(cart.wall("Square trio")).toContainText(
    /Black Timeless is out of stock in Square, back about \d+ \w+\./,
  );
  await expect(cart.wall("Square trio")).toContainText("The nearest frame we have is white Sleek.");
  // At the form and before the money moves too, with the way to another frame.
  const refused = page.getByText(/^Square trio: Black Timeless is out of stock in Square, back about/);
  const toFrame = refused.getByRole("link", { name: "Choose another frame" });
  await cart.checkout();
  await expect(toFrame).toBeVisible();
  await checkout.goToReview(createShopper("ZA"), TEST_CARDS.accepted);
  await expect(toFrame).toBeVisible();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText("Nothing was charged, and what you typed is saved.")).toBeVisible();
  await expect(toFrame).toBeVisible();
  await expectAccessible(page, "a wall of the order is out of stock");

  await admin.getByRole("button", { name: "Back in stock: Black moulding, 12 mm" }).click();
  await expect(admin.getByText("Black moulding, 12 mm is back in stock.")).toBeVisible();
  await page.reload();
  await cart.open();
  await expect(cart.wall("Square trio")).toContainText("Timeless");
  await expect(cart.wall("Square trio")).not.toContainText("out of stock");
});
