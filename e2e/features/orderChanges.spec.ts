import { CARDS, createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

const TRIO = "R1,249.99";

test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

test("R9.9 R9.15 B9 an order leads to its hanging guide, its address is corrected, and it is cancelled in time: it says until when, asks once more, and the money goes back", async ({
  page,
  checkout,
  order,
  shop,
  site,
  saveScreenshot,
}) => {
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, CARDS.good);
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  const cancelSection = page.getByRole("region", { name: "Changed your mind?" });
  await expect(cancelSection).toContainText(/for another (2 hours|1 hour and \d+ minutes), until/);
  await expect(cancelSection).toContainText(/until \d\d:\d\d on \w+day \d+ \w+ \(Cape Town time\)/);
  await saveScreenshot("cancellable");
  await order.expectHangingGuide();

  await cancelSection.getByRole("button", { name: "Correct the address" }).click();
  const address = page.getByRole("dialog", { name: "Where should it go?" });
  await address.getByLabel("Postal code").fill("nowhere");
  await address.getByRole("button", { name: "Keep this address" }).click();
  await expect(address.getByLabel("Postal code")).toBeFocused();
  await saveScreenshot("address-dialog");
  // Text that is marked beyond the dialog's edge is not a press beside it.
  await address.getByLabel("Postal code").hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(address.getByLabel("Postal code")).toHaveValue("nowhere");
  await address.getByLabel("Postal code").fill(shopper.address["Postal code"] ?? "");
  await address.getByLabel("Street address").fill("2 Corrected Street");
  await address.getByRole("button", { name: "Keep this address" }).click();
  await expect(address).toBeHidden();
  await expect(page.getByRole("region", { name: "Delivery address" })).toContainText("2 Corrected Street");
  await expect(page.getByRole("region", { name: "So far" })).toContainText("You corrected the address");

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
  await expect(page.getByText("Your order is cancelled. All of your money goes back")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Cancelled|Refunded/);
  await expect(cancelSection).toHaveCount(0);
  await expect(async () => {
    await shop.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Refunded", { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await expect(page.getByRole("main")).toContainText(`Paid back -${TRIO}`);
  // There is nothing to hang any more.
  await expect(page.getByRole("link", { name: /hanging guide/ })).toHaveCount(0);
  await saveScreenshot("refunded");
});

test("R4.10 a wall that is added in another tab while the others are paid is in the cart afterwards", async ({
  page,
  checkout,
  cart,
  order,
  site,
}) => {
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, CARDS.good);
  const cookies = await page.context().cookies();
  const cartId = cookies.find(({ name }) => name === `cart_id_${site}`)?.value;
  const size = "rectangle_medium";
  const tiles = ["tile_1"].map((name) => ({ name, userPhotoId: "koi", cropParams: {} }));
  const info = { frameStyle: "Timeless", frameType: "black", matType: "shallow", tiles };
  const lineItem = { uuid: crypto.randomUUID(), size, userTemplateInfo: info };
  const added = await page.evaluate(
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
  expect(added).toBe(200);
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  await expect(page.getByRole("button", { name: /^Cart, 1/ })).toBeVisible();
  await cart.open();
  await cart.expectWall("One frame", "R900.00");
});
