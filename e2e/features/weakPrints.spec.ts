import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { samplePhotoPath } from "../support/makePhotos.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";
import { waitForHydration } from "../support/waitForHydration.ts";

test("B2 B13 photos far too small are printed once the shopper was told how they look, and the owner has looked", async ({
  page,
  browser,
  baseURL,
  shop,
  wall,
  cart,
  checkout,
  saveScreenshot,
}) => {
  await shop.openDesigner("template=flex_two_frames");
  await wall.dropPhotos([samplePhotoPath("leaf"), samplePhotoPath("roses")]);
  await wall.expectAllUploaded();
  await wall.addToCart();
  const question = page.getByRole("dialog", { name: /^\d photos? (a little soft|too small)/ });
  await expect(question.getByText(/(it|they) will look blurred/)).toBeVisible();
  await saveScreenshot("question");
  await question.getByRole("button", { name: /^Print (it|them) as (it is|they are)$/ }).click();
  await expect(cart.drawer).toBeVisible();
  await checkout.goToReview(createShopper("ZA"), TEST_CARDS.accepted);
  await checkout.pay();
  await expect(page).toHaveURL(/\/order\//);

  // After the order too, another photo is asked about before it is saved (B9).
  const orderPath = new URL(page.url()).pathname;
  await page.getByRole("link", { name: /^Change photos and crops of / }).click();
  await wall.openTile(1);
  await page.getByRole("button", { name: "Swap with the next tile" }).click();
  await expect(question.getByText(/(it|they) will look blurred/)).toBeVisible();
  await question.getByRole("button", { name: "Back to the wall" }).click();
  const isUndecided = page.getByText(
    "Not saved yet: choose what to do with the photos that won't print sharp.",
  );
  await expect(isUndecided).toBeVisible();
  // It survives that the shopper leaves, and a reload.
  await page.reload();
  await question.getByRole("button", { name: "Back to the wall" }).click();
  await expect(isUndecided).toBeVisible();
  await expectAccessible(page, "a photo of an order that is not saved yet");
  await saveScreenshot("not-saved");
  await page.getByRole("link", { name: /^Order ZA-/ }).click();
  await expect(
    page.getByRole("dialog").getByText(/so (it isn't|they aren't) in your order yet/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Decide now" }).click();
  await question.getByRole("button", { name: /^Print (it|them) as (it is|they are)$/ }).click();
  await expect(page.getByText("Your changes are saved with your order.")).toBeVisible();

  // The ordered wall leaves its layout free for another one, and is not bought twice without a question (B9).
  await shop.openDesigner("template=flex_two_frames");
  await expect(wall.tile(1)).toHaveAccessibleName(/empty/);
  await shop.open("/walls");
  const list = page.getByRole("list", { name: "Your walls" });
  await expect(list.getByText(/^Ordered\./)).toBeVisible();
  await list.getByRole("heading").getByRole("link").click();
  const orderedBefore = page.getByRole("dialog", { name: "You ordered this wall today" });
  await expect(orderedBefore).toContainText("Changes you make here don't change your order");
  await orderedBefore.getByRole("button", { name: "Design it again" }).click();
  await expect(wall.tile(1)).toHaveAccessibleName(/roses/);
  await wall.addToCart();
  await expect(orderedBefore.getByRole("button", { name: "Order it again" })).toBeVisible();
  await expectAccessible(page, "a wall that was ordered before");
  await saveScreenshot("ordered-before");
  await orderedBefore.getByRole("button", { name: "Start a copy" }).click();
  await expect(page.getByText("This is a copy. The wall you ordered stays as it is.")).toBeVisible();
  await expect(wall.tile(1)).toHaveAccessibleName(/roses/);

  const ownerContext = await browser.newContext({ baseURL: baseURL ?? "" });
  const adminPage = await ownerContext.newPage();
  await adminPage.goto(`/admin/orders/${orderPath.split("/").at(-1)}`);
  await adminPage.getByLabel("Password").fill("the-owners-password");
  await adminPage.getByRole("button", { name: "Sign in" }).click();
  const prints = adminPage.getByRole("list", { name: "Soft prints" }).getByRole("listitem");
  await expect(prints).toHaveCount(2);
  await expect(prints.first()).toContainText("The shopper wants it printed like this. It waits");
  await prints.first().getByRole("button", { name: "Print tile 1 as it is" }).click();
  await expect(prints.first()).toContainText("It has been approved for printing.");
  await expect(prints.last()).toContainText("It waits until you have looked at it.");

  // The other one on the page for it, by key. Prints of other tests may wait there too.
  const orderNumber =
    (await adminPage.getByRole("heading", { level: 1 }).textContent())?.split(" ").at(-1) ?? "";
  await adminPage.setViewportSize({ width: 390, height: 844 });
  await adminPage.goto("/admin/look");
  await waitForHydration(adminPage);
  const heading = adminPage.getByRole("heading", { name: `Tile 2 of ${orderNumber}` });
  await expect(async () => {
    if (!(await heading.isVisible())) await adminPage.keyboard.press("ArrowRight");
    await expect(heading).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(adminPage.getByRole("img", { name: "The photo in tile 2 as it is printed" })).toBeVisible();
  // On a phone the print is larger than the screen: its middle is seen first.
  const offCentre = await adminPage
    .getByRole("region", { name: "Tile 2 at print size" })
    .evaluate((scroller) =>
      [
        scroller.scrollWidth - scroller.clientWidth - 2 * scroller.scrollLeft,
        scroller.scrollHeight - scroller.clientHeight - 2 * scroller.scrollTop,
      ].map(Math.abs),
    );
  expect(Math.max(...offCentre)).toBeLessThanOrEqual(2);
  await adminPage.screenshot({ path: "results/look-phone.png" });
  await adminPage.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(adminPage, "the look page");
  await adminPage.screenshot({ path: "results/look.png" });
  await adminPage.keyboard.press("a");
  await expect(heading).toBeHidden();
  await adminPage.goBack();
  await expect(prints.last()).toContainText("It has been approved for printing.");
  await ownerContext.close();
});
