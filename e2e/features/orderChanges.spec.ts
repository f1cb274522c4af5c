import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

const TRIO = "R1,249.99";

test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

test("R9.9 R9.15 B9 an order shows its hanging guide and until when it can change; its address is corrected, then it is cancelled and refunded", async ({
  page,
  checkout,
  order,
  shop,
  site,
  saveScreenshot,
}) => {
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, TEST_CARDS.accepted);
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  const cancelSection = page.getByRole("region", { name: "Changed your mind?" });
  await expect(cancelSection).toContainText(
    /until \d\d:\d\d on \w+day \d+ \w+ \(Cape Town time\): (2 hours|1 hour and \d+ minutes) left\./,
  );
  await saveScreenshot("cancellable");
  await order.expectHangingGuide();

  await cancelSection.getByRole("button", { name: "Change the address" }).click();
  const address = page.getByRole("dialog", { name: "Where should it go?" });
  await address.getByRole("button", { name: "Add a company name" }).click();
  await expect(address.getByLabel("Company (optional)")).toBeFocused();
  await address.getByLabel("Postal code").fill("nowhere");
  await address.getByRole("button", { name: "Save this address" }).click();
  await expect(address.getByLabel("Postal code")).toBeFocused();
  await saveScreenshot("address-dialog");
  // Selecting text past the edge of the dialog does not close it.
  await address.getByLabel("Postal code").hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(address.getByLabel("Postal code")).toHaveValue("nowhere");
  // City and province follow another postcode, and come back with the right one.
  await address.getByLabel("Postal code").fill("4001");
  await expect(address.getByLabel("Postal code")).not.toHaveAttribute("aria-invalid");
  // The press counts, though leaving the field fills in others above the button.
  await address.getByRole("button", { name: "Save this address" }).click();
  await expect(address.getByText("4001 isn't a postal code in the Western Cape.")).toBeVisible();
  await address.getByLabel("Street address").focus();
  await expect(address.getByLabel("City or town")).toHaveValue("Durban");
  await expect(address.getByRole("status")).toHaveText([
    "Province set to KwaZulu-Natal to match 4001. Filled in for you: Durban. Please check it's right.",
    "Please enter these again for the new place: Suburb.",
  ]);
  await expectAccessible(page, "an address with a place that was filled in");
  await saveScreenshot("address-completed");
  await address.getByLabel("Postal code").fill(shopper.address["Postal code"] ?? "");
  await address.getByLabel("Street address").focus();
  await expect(address.getByLabel("City or town")).toHaveValue("Cape Town");
  await address.getByLabel("Street address").fill("2 Corrected Street");
  await address.getByLabel("Flat, unit or estate").fill("Unit 4");
  await address.getByRole("button", { name: "Save this address" }).click();
  await expect(address).toBeHidden();
  await expect(page.getByRole("region", { name: "Delivery address" })).toContainText("2 Corrected Street");
  await expect(page.getByRole("region", { name: "Order history" })).toContainText("You changed the address");
  await expect(cancelSection.getByRole("status")).toHaveText(
    /^Saved. We'll send it to 2 Corrected Street, Unit 4, /,
  );

  await page.getByRole("button", { name: "Wrong email address?" }).click();
  const email = page.getByRole("dialog", { name: "Where should updates go?" });
  await email.getByLabel("Email").fill("thandi@gmial.com");
  await email.getByLabel("Email").press("Tab");
  await expect(email.getByRole("button", { name: "Yes, use it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await email.getByRole("button", { name: "Save this email address" }).click();
  await expect(email).toBeHidden();
  await expect(page.getByText("Saved. We've sent your confirmation to thandi@gmail.com.")).toBeVisible();

  const cancelButton = cancelSection.getByRole("button", { name: "Cancel this order" });
  await cancelButton.click();
  const dialog = page.getByRole("dialog", { name: /^Cancel order ZA-/ });
  expect((await dialog.boundingBox())?.width).toBe(416);
  await expect(dialog).toContainText(TRIO);
  await saveScreenshot("cancel-dialog");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toBeHidden();
  await expect(cancelButton).toBeFocused();

  await cancelButton.click();
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await expect(page.getByText("Your order is cancelled. We're refunding everything")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Cancelled|Refunded/);
  await expect(cancelSection).toHaveCount(0);
  await expect(async () => {
    await shop.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Refunded", { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await expect(page.getByRole("main")).toContainText(`Refunded −${TRIO}`);
  // A cancelled order has no hanging guide.
  await expect(page.getByRole("link", { name: /hanging guide/ })).toHaveCount(0);
  await saveScreenshot("refunded");
});

test("R4.10 a wall added in another tab during the payment stays in the cart", async ({
  page,
  checkout,
  cart,
  order,
  site,
}) => {
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, TEST_CARDS.accepted);
  const cookies = await page.context().cookies();
  const cartId = cookies.find(({ name }) => name === `cart_id_${site}`)?.value;
  const size = "rectangle_medium";
  const tiles = ["tile_1"].map((name) => ({ name, userPhotoId: "koi", cropParams: {} }));
  const info = { frameStyle: "Timeless", frameType: "black", matType: "shallow", tiles };
  const lineItem = { uuid: crypto.randomUUID(), size, userTemplateInfo: info };
  const addStatus = await page.evaluate(
    async (body) =>
      (
        await fetch("/api/shopify/add-cart-item", {
          method: "PUT",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).status,
    { cartId, lineItem, site },
  );
  expect(addStatus).toBe(200);
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  await expect(page.getByRole("button", { name: /^Cart, 1/ })).toBeVisible();
  await cart.open();
  await cart.expectWall("One tile", "R900.00");
});
