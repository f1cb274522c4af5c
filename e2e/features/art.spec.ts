import { expect, test } from "../support/test.ts";

test("R2.13 a picture of the collection is bought in its own frame, or hangs among one's photos", async ({
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

  // Two presses at once are one wish, and the second closes nothing that the first has opened.
  await page.getByRole("button", { name: "Add to cart" }).dblclick();
  await expect(cart.drawer).toContainText("R1,200.00");
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(cart.drawer).toContainText("R1,200.00");
  await cart.expectWallCount(1);
  await page.keyboard.press("Escape");

  // Loaded anew, as in a tab of its own.
  const hang = page.getByRole("link", { name: "Hang it among your photos" });
  await page.goto((await hang.getAttribute("href")) ?? "");
  await expect(shop.heading("Design your wall")).toBeAttached();
  await expect(wall.tile(1)).toHaveAccessibleName(/Red sail/);
  await expect(page).not.toHaveURL(/art=/);
});
