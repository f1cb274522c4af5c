import { expect, test } from "../support/test.ts";

test("R2.13 an art item is bought in its own frame, or hangs among the shopper's photos", async ({
  page,
  shop,
  cart,
  wall,
}) => {
  await shop.open("/art?tag=sea");
  await expect(page.getByText("2 pictures")).toBeVisible();
  await page.getByRole("link", { name: "Red sail" }).click();
  await expect(shop.heading("Red sail")).toBeVisible();
  await page.getByRole("link", { name: /^Large/ }).click();
  await page.getByRole("link", { name: "Whisper" }).click();
  await expect(page).toHaveURL(/size=rectangle_large&frame=Whisper/);
  await expect(page.getByRole("main")).toContainText("R1,200.00 VAT and delivery included");

  // A double click adds the item once, and its second press does not close the drawer that the first opened.
  await page.getByRole("button", { name: "Add to cart" }).dblclick();
  await expect(cart.drawer).toContainText("R1,200.00");
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(cart.drawer).toContainText("R1,200.00");
  await cart.expectWallCount(1);
  await page.keyboard.press("Escape");

  // Without a wall of the shopper, it hangs on a new one in the size and frame of this page.
  const hangLink = page.getByRole("link", { name: "Hang it with your photos" });
  const hangPath = (await hangLink.getAttribute("href")) ?? "";
  await hangLink.click();
  await expect(wall.tile(1)).toHaveAccessibleName(/Red sail/);
  await expect(page).toHaveURL(/\/design\?layout=free&size=rectangle_large&frame=Whisper$/);
  await expect(wall.tile(2)).toHaveCount(0);
  // A full page load, as in a new tab.
  await page.goto(hangPath);
  await expect(shop.heading("Design your wall")).toBeAttached();
  await expect(wall.tile(1)).toHaveAccessibleName(/Red sail/);
  await expect(page).not.toHaveURL(/art=/);
});
