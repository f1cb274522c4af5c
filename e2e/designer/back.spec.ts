import { openTool } from "../pages/tools.ts";
import { expect, test } from "../support/test.ts";

test("Back closes the cart, and on a phone an open panel, from whichever page one came, and then leaves", async ({
  shop,
  page,
  wall,
  cart,
}) => {
  await shop.open("/faq");
  // A full load: the page before is another document, of whose way back no script hears.
  await shop.openDesigner("set=square_trio");
  if (await wall.isPhone()) {
    await wall.openTray();
    await page.goBack();
    await expect(wall.tray()).toBeHidden();
    await expect(shop.heading("Design your wall")).toBeAttached();
    const startOver = await openTool(page, "Start over");
    await page.goBack();
    await expect(startOver).toBeHidden();
  }

  await cart.open();
  await page.goBack();
  await expect(cart.drawer).toBeHidden();
  await expect(shop.heading("Design your wall")).toBeAttached();

  // What was closed by another press needs no press of Back.
  await cart.open();
  await cart.close();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
});

test("a link that is pressed straight after a panel opens is followed, and Back returns to the wall", async ({
  shop,
  page,
  wall,
}) => {
  await shop.open("/faq");
  await shop.openDesigner("set=square_trio");
  if (await wall.isPhone()) await page.getByRole("button", { name: "Frame", exact: true }).click();
  await page.getByRole("link", { name: "Storywall" }).first().click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(shop.heading("Design your wall")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
});
