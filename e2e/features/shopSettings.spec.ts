// The owner's forms: prices, promo codes, the first-run check list, and two people who edit at once.

import { expect, type Page } from "@playwright/test";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { createOwnerTestOfFile } from "../support/testWithOwner.ts";

const test = createOwnerTestOfFile();

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const saveChanges = (page: Page) => saveButton(page).click();

test("B13 R9.1 prices are changed with two presses, the next page of a shopper has them, and one press undoes it", async ({
  page,
  openAsOwner,
}) => {
  const admin = await openAsOwner("/admin/orders");
  const { press, count } = countPresses();
  await press(admin.getByRole("link", { name: "Prices", exact: true }));
  const medium = admin.getByRole("group", { name: /^Medium/ }).getByLabel("South Africa");
  await expect(medium).toHaveValue("900.00");
  await medium.fill("950");
  const wall = admin.getByRole("row", { name: /Four Medium in a grid, South Africa/ });
  await expect(wall).toContainText("R3,600.00");
  await expect(wall).toContainText("R3,800.00");
  await expectAccessible(admin, "prices with a change");
  await press(saveButton(admin));
  expect(count()).toBe(2);
  await expect(admin.getByText("Saved.")).toBeVisible();
  await page.goto("/");
  const priceOfFour = () =>
    page.evaluate(async () => (await (await fetch("/browse")).text()).includes("R3,800.00"));
  // Not one reply with the old price: a cache that outlives the change by two seconds would fail here.
  expect(await priceOfFour()).toBe(true);

  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(medium).toHaveValue("900.00");
  await expect.poll(priceOfFour).toBe(false);
});

test("B13 a price far from the old one is asked about once more, and a column can be pasted", async ({
  openAsOwner,
}) => {
  const admin = await openAsOwner("/admin/shop/prices");
  const cell = (row: RegExp, country: string) => admin.getByRole("group", { name: row }).getByLabel(country);
  await cell(/^Small/, "Australia").evaluate((input) => {
    const data = new DataTransfer();
    data.setData("text/plain", "25.49\n32.49\n43.49\n");
    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell(/^Large/, "Australia")).toHaveValue("43.49");
  await expect(cell(/^X-Large/, "Australia")).toHaveValue("49.99");
  await cell(/^Small/, "South Africa").fill("70");
  await saveChanges(admin);
  const question = admin.getByRole("dialog", { name: "Is this price right?" });
  await expect(question).toContainText("R700.00 R70.00");
  await expectAccessible(admin, "the question about a price");
  await question.getByRole("button", { name: "Not now" }).click();
  await cell(/^Small/, "South Africa").fill("free");
  await expect(admin.getByText("Please enter an amount such as 749.00")).toBeVisible();
  await cell(/^Small/, "South Africa").fill("700");
  await saveChanges(admin);
  await expect(admin.getByText("Saved.")).toBeVisible();
  await admin.goto("/admin/shop/history?site=AU");
  await expect(admin.getByText("Price of Large:").locator("..")).toContainText("$42.99 $43.49");
  await expectAccessible(admin, "history");
});

test("R9.5 a promo code is made with two presses and two fields, and used by a shopper", async ({
  page,
  openAsOwner,
  seedCart,
  cart,
}) => {
  const admin = await openAsOwner("/admin/orders");
  const { press, count } = countPresses();
  await press(admin.getByRole("link", { name: "Promo codes" }));
  await admin.getByLabel("Code", { exact: true }).fill("spring20");
  await admin.getByLabel("Percent", { exact: true }).fill("20");
  await press(admin.getByRole("button", { name: "Make this code" }));
  expect(count()).toBe(2);
  const row = admin.getByRole("row", { name: /SPRING20/ });
  await expect(row).toContainText("20%");
  await expectAccessible(admin, "promo codes");

  await page.goto("/");
  await seedCart();
  await page.goto("/?promo=SPRING20");
  await cart.open();
  await cart.expectPromo("SPRING20");

  await admin.getByRole("button", { name: "End: SPRING20" }).click();
  await expect(row).toContainText("ended");
});

test("B13 a new shop becomes one that may sell with two presses and six fields, from Today and with the details typed by keys alone", async ({
  page,
  openAsOwner,
}) => {
  await page.goto("/browse");
  const note = page.getByText("isn't open for orders yet");
  await expect(note).toBeVisible();
  await expect(page.getByText("Order today")).toBeHidden();
  const admin = await openAsOwner("/admin");
  const { press, count } = countPresses();
  // The first work of a new owner stands on Today, and its link leads into the first field.
  await press(admin.getByRole("link", { name: "Enter 6 details for South Africa" }));
  await expect(admin.getByLabel("Legal name", { exact: true })).toBeFocused();
  const details = {
    "Legal name": "Storywall (Pty) Ltd",
    Registration: "CIPC 2026/123456/07",
    "VAT number": "VAT 4123456789",
    Address: "12 Long Street, Cape Town, 8001",
    Phone: "021 555 0100",
    "Email address": "not an address",
  };
  for (const [label, value] of Object.entries(details)) {
    await expect(admin.getByLabel(label, { exact: true })).toBeFocused();
    // The email address begins with a placeholder, which Tab selects.
    await admin.keyboard.type(value);
    await admin.keyboard.press("Tab");
  }
  await expect(admin.getByText("Please enter an email address.")).toBeVisible();
  await expectAccessible(admin, "business with an error", "iframe");
  await admin.getByLabel("Email address", { exact: true }).fill("hello@storywall.co.za");
  const preview = admin.frameLocator("iframe");
  await expect(preview.getByText("021 555 0100").first()).toBeVisible();
  // The shop's scripts would keep a phone busy while the owner types.
  await expect(preview.locator("script")).toHaveCount(0);
  await press(saveButton(admin));
  await expect(admin.getByText("All details are in")).toBeVisible();
  expect(count()).toBe(2);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
  // What cannot be ordered comes on no day, and what can says when.
  await page.goto("/browse");
  await expect(page.getByText("Order today")).toBeVisible();
});

test("B13 two people who edit at once lose nothing: other fields go together, the same field is asked about", async ({
  openAsOwner,
}) => {
  const anna = await openAsOwner("/admin/shop/words");
  const ben = await openAsOwner("/admin/shop/words");
  const headline = (admin: Page) => admin.getByLabel("Headline", { exact: true });
  await headline(ben).fill("Ben's headline");
  await ben.getByLabel("Town of the workshop").fill("Paarl");
  await anna.getByLabel("After an order").fill("Thank you from Anna.");
  await saveChanges(anna);
  await expect(anna.getByText("Saved.")).toBeVisible();
  await expect(anna.getByLabel("After an order")).toHaveValue("Thank you from Anna.");
  await headline(anna).fill("Anna's headline");
  await saveChanges(anna);
  await expect(anna.getByRole("region", { name: "Changes that are not saved" })).toBeHidden();

  await saveChanges(ben);
  // Anna and Ben sign in as the same person.
  const question = ben.getByRole("dialog", { name: "You changed this in another tab" });
  await expect(question.getByRole("group")).toHaveCount(1);
  await expect(question.getByLabel("Take what was saved there: Anna's headline")).not.toBeChecked();
  await expectAccessible(ben, "two values of one field", "iframe");
  await expect(question.getByLabel("Keep what is typed here: Ben's headline")).toBeChecked();
  await question.getByRole("button", { name: "Save this choice" }).click();
  await expect(ben.getByText("Saved.")).toBeVisible();
  await ben.reload();
  await expect(headline(ben)).toHaveValue("Ben's headline");
  await expect(ben.getByLabel("Town of the workshop")).toHaveValue("Paarl");
  await expect(ben.getByLabel("After an order")).toHaveValue("Thank you from Anna.");
});
