// A country that the owner adds by hand, in the admin pages alone, and a shopper who buys there (R1.2, B13).

import { expect, type Locator, type Page } from "@playwright/test";
import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { CheckoutPage } from "../pages/checkoutPage.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { seedCart } from "../support/seedCart.ts";
import { test } from "../support/testWithOwner.ts";

const KIRI = {
  email: "kiri@example.com",
  address: {
    "First name": "Kiri",
    "Last name": "Ngata",
    "Street address": "12 Cuba Street",
    Suburb: "Te Aro",
    "City or town": "Wellington",
    Postcode: "6011",
    "Phone number": "021 123 4567",
  },
  choices: {},
};

const save = async (admin: Page): Promise<void> => {
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.getByRole("region", { name: "Changes that are not saved" })).toBeHidden();
};

const fill = async (within: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await within.getByLabel(label, { exact: true }).fill(value);
};

test("R1.2 B13 an owner adds New Zealand by the forms alone, and a shopper buys there at once with a test card", async ({
  browser,
  server,
  openAsOwner,
}) => {
  const admin = await openAsOwner("/admin/shop/new-country");
  // The browser knows the code and the language of a country.
  await fill(admin, { Country: "New Zealand" });
  await expect(admin.getByLabel("Country code", { exact: true })).toHaveValue("NZ");
  await expect(admin.getByLabel("Language", { exact: true })).toHaveValue("en-NZ");
  await fill(admin, {
    Currency: "NZD",
    "Time zone": "Pacific/Auckland",
    "Town of the workshop": "Wellington",
    "Name of the tax": "GST",
    "Tax in percent": "fifteen",
    "How postcodes are written": "9999",
  });
  await admin.getByRole("button", { name: "Add the country" }).click();
  await expect(admin.getByLabel("Tax in percent")).toBeFocused();
  await fill(admin, { "Tax in percent": "15" });
  await admin.getByRole("button", { name: "Add the country" }).click();
  await expect(admin.getByText("New Zealand is added. Now fill in what it needs.")).toBeVisible();

  // Its card names what is missing, and who takes its payments.
  const card = admin
    .getByRole("listitem")
    .filter({ has: admin.getByRole("heading", { name: /^New Zealand/ }) });
  await expect(card.getByText("Payments: test cards.")).toBeVisible();
  await expectAccessible(admin, "a country that is prepared");
  await card.getByRole("link", { name: "Legal name" }).click();
  await expect(admin.getByLabel("Legal name", { exact: true })).toBeFocused();
  await fill(admin, {
    "Legal name": "Storywall NZ Limited",
    Registration: "NZBN 9429000000000",
    "GST number": "GST 123-456-789",
    Address: "1 Cuba Street, Wellington 6011",
    Phone: "04 555 0100",
    "Email address": "hello@storywall.co.nz",
  });
  await save(admin);

  await admin.goto("/admin/shop/prices?site=NZ");
  const prices = { Small: "29,99", Medium: "39.99", Large: "$54.99", "X-Large": "64.99" };
  const setPrices = { "Square trio": "49.99", "Charming six": "94.99", "Dazzling dozen": "119.99" };
  for (const [name, price] of Object.entries({ ...prices, ...setPrices })) {
    const field = admin.getByRole("group", { name: new RegExp(`^${name} `) }).getByLabel("New Zealand");
    // Nothing is sold for nothing: a price that was never entered is empty, and not 0.00.
    await expect(field).toHaveValue("");
    await field.fill(price);
  }
  await save(admin);

  await admin.goto("/admin/shop/delivery?site=NZ");
  await admin.getByRole("button", { name: "Add a delivery option" }).click();
  await admin.getByRole("textbox", { name: "Name" }).fill("By courier, 3 days");
  await admin.getByLabel("Price in NZD").fill("9.50");
  await save(admin);

  // Each form leads on to the next one that lacks something.
  await admin.getByRole("link", { name: "Rights of buyers" }).click();
  await fill(admin, {
    "Rights of buyers": "The Consumer Guarantees Act gives you rights that no shop can take away.",
    "Rights about personal data": "The Privacy Act 2020 lets you see and correct what we hold of you.",
  });
  await save(admin);

  // Its addresses: no region, and a suburb that couriers want.
  await admin.goto("/admin/shop/address-form?site=NZ");
  const part = (name: string) => admin.getByRole("group", { name, exact: true });
  await part("Region, state or province").getByLabel("Ask for it").selectOption("No");
  await part("Suburb").getByLabel("Ask for it").selectOption("Yes, required");
  await part("Suburb").getByLabel("Hint").fill("Such as Te Aro");
  await part("Postcode").getByLabel("How it is written").fill("four digits");
  await expect(admin.getByText("Please use 9 for each digit")).toBeVisible();
  await part("Postcode").getByLabel("How it is written").fill("9999");
  await expectAccessible(admin, "the address form");
  await save(admin);

  await admin.getByRole("link", { name: "Open New Zealand to shoppers" }).click();
  await card.getByRole("button", { name: "Open to shoppers" }).click();
  await admin.getByRole("button", { name: "Open it" }).click();
  // Its cards are test cards, and its mails are files.
  await expect(card.getByText("details are complete", { exact: true })).toBeVisible();
  const origin = `http://nz.localhost:${server.port}`;
  await expect(card.getByRole("link", { name: `${origin}/` })).toBeVisible();

  // A shopper buys there: the cart by calls, all that the country changed by hand.
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto("/");
  await seedCart(page, origin, "NZ");
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.fillContact(KIRI);
  await checkout.fillDelivery({ ...KIRI, address: { ...KIRI.address, Postcode: "601" } });
  await checkout.fillCard(TEST_CARDS.accepted);
  await expect(checkout.field("Region")).toHaveCount(0);
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(page.getByText("Please check the postcode. Such as 1234")).toBeVisible();
  await checkout.field("Postcode").fill("6011");
  await checkout.review();
  await expect(page.getByText(/GST/).first()).toBeVisible();
  await expect(checkout.payButton()).toContainText("$59.49");
  await checkout.pay();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Wellington");
  await expect(page.getByText("NZ-10001").first()).toBeVisible();
  await context.close();

  await admin.goto("/admin/orders");
  await expect(admin.getByRole("row", { name: /NZ-10001.*Kiri Ngata/ })).toContainText("$59.49");
});
