import type { Page } from "@playwright/test";
import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { openTool, pressTool } from "./pages/tools.ts";
import { expectAccessible } from "./support/expectAccessible.ts";
import { TWELVE_PHOTOS } from "./support/makePhotos.ts";
import { disconnect } from "./support/pageErrors.ts";
import { createShopper } from "./support/shoppers.ts";
import { expect, test } from "./support/test.ts";

test("B11 the check finds what is wrong with a page and with a frame in it, at the first time and later", async ({
  page,
}) => {
  await page.setContent(
    `<html lang="en"><title>Wall</title><main><h1>Wall</h1><iframe title="Tile" srcdoc="<html lang=en><img src=''>"></iframe></main>`,
  );
  await expect(expectAccessible(page, "an image without a text in a frame")).rejects.toThrow("image-alt");
  await expectAccessible(page, "the page around the frame", "iframe");
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
  await expect(expectAccessible(page, "a button without a name", "iframe")).rejects.toThrow("button-name");
});

test("B11 axe finds nothing on home, browse, questions, the sign-in and the 404 page", async ({
  page,
  shop,
  pageErrors,
}) => {
  pageErrors.allow(/404 .*\/no-such-page/);
  await shop.openHome();
  await expectAccessible(page, "home");
  await page.goto("/browse");
  // Before, a phone lays out only what is near the screen (docs/decisions/0148).
  await shop.waitForHydration();
  await expectAccessible(page, "browse");
  await page.goto("/faq");
  await expectAccessible(page, "questions");
  await page.goto("/admin");
  await expectAccessible(page, "the owner's sign-in");
  await page.goto("/no-such-page");
  await expectAccessible(page, "not found");
});

test("B11 axe finds nothing in the designer: empty, filled, panels, dialogs, tile options and crop", async ({
  page,
  shop,
  wall,
  pageErrors,
}) => {
  const dialog = page.getByRole("dialog");
  await shop.openDesigner("layout=free");
  await expectAccessible(page, "a wall of single tiles");
  await shop.openDesigner("set=square_trio");
  await expectAccessible(page, "empty wall");
  await expectHintBelowTiles(page);
  // A desktop shows all panels at once.
  const panels = page.getByRole("navigation", { name: "Panels" }).getByRole("button");
  for (const panel of await panels.filter({ visible: true }).all()) {
    await panel.click();
    await expect(panel).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page, `the panel ${await panel.textContent()}`);
    await panel.click();
  }

  await wall.dropPhotos(TWELVE_PHOTOS.slice(0, 4));
  await wall.expectPhotos(TWELVE_PHOTOS.slice(0, 3));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "the share dialog");
  await page.keyboard.press("Escape");
  await wall.expectAllUploaded();
  await expectAccessible(page, "filled wall");

  await wall.openTray();
  await wall
    .tray()
    .getByRole("button", { name: /^photo-04\.jpg, not on the wall/ })
    .click();
  await expect(page.getByText("Choose a tile for this photo.")).toBeVisible();
  await expectAccessible(page, "a photo that is picked up");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await wall.closeTray();

  await openTool(page, "Hide controls");
  await expectAccessible(page, "all tools above the wall");
  await pressTool(page, "Hide controls");
  await expectAccessible(page, "a wall without controls");
  await page.getByRole("button", { name: "Show controls" }).click();
  await disconnect(page, pageErrors);
  await expect(page.getByText(/^You're offline\./)).toBeVisible();
  await expectAccessible(page, "a wall without a network");
  await wall.tile(3).press("Delete");
  await wall.pastePhoto(TWELVE_PHOTOS[4] ?? "");
  await expect(wall.tile(3)).toHaveAccessibleName(/Pasted photo/);
  await wall.addToCart();
  await expect(dialog).toContainText("1 photo is still to come, as soon as you're online again.");
  await expectAccessible(page, "a wall with pending photos");
  await dialog.getByRole("button", { name: "Not yet" }).click();

  // The code that arranges and crops photos was preloaded while the page was online.
  await wall.openTray();
  await wall.tray().getByRole("button", { name: "Shuffle" }).click();
  await wall.expectAnnounced("Photos shuffled.");
  await wall.closeTray();
  await wall.openTile(1);
  await expectAccessible(page, "tile options");
  await expectChosenSeenInForcedColours(page);
  await wall.openCrop();
  await expectAccessible(page, "crop");
});

test("B11 axe finds nothing in the cart: empty, filled and with a rejected code", async ({
  page,
  shop,
  cart,
  seedCart,
  pageErrors,
}) => {
  pageErrors.allow(/422 .*\/api\/shopify\/add-promo-code/);
  await shop.openHome();
  await cart.open();
  await expectAccessible(page, "empty cart");
  await seedCart();
  await shop.reload();
  await cart.open();
  await cart.expectWallCount(1);
  await expectAccessible(page, "cart");
  await cart.applyPromo("no such code");
  await expect(cart.drawer).toContainText("We don't recognise the code");
  await expectAccessible(page, "rejected code");
});

test("B11 axe finds nothing in the checkout: errors, review, 3-D Secure step, denied payment and order", async ({
  page,
  checkout,
  order,
  site,
  seedCart,
  pageErrors,
}) => {
  pageErrors.allow(/402 .*\/api\/payments\//);
  const shopper = createShopper(site);
  await seedCart();
  await checkout.open();
  // The form is disabled until the server answers. axe would measure a button in the middle of that change.
  await expect(page.getByRole("button", { name: "Review your order" })).toBeEnabled();
  await expectAccessible(page, "checkout");
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(checkout.alert()).toContainText("check the marked fields");
  await expect(checkout.field("Email")).toBeFocused();
  await expectAccessible(page, "errors");
  await checkout.goToReview(shopper, TEST_CARDS.requiresAction);
  await expectAccessible(page, "review");
  await checkout.pay();
  await expect(checkout.nextActionDialog()).toBeVisible();
  await expectAccessible(page, "3-D Secure step");
  await checkout.nextActionDialog().getByRole("button", { name: "Deny" }).click();
  await expect(checkout.alert()).toContainText("Nothing was charged.");
  await expectAccessible(page, "denied");
  await checkout.fillCard(TEST_CARDS.accepted);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, "R1,249.99");
  await expectAccessible(page, "order");
});

/** Checks that with text twice as large the first hint is below the tiles and does not cover them. */
async function expectHintBelowTiles(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const hint = page.getByRole("button", { name: "Choose your photos" });
  const lastTile = page.getByRole("button", { name: /^Tile 3 of 3/ });
  await expect(hint).toBeVisible();
  const measureGap = async () => {
    const [hintBox, tile] = await Promise.all([hint.boundingBox(), lastTile.boundingBox()]);
    return hintBox && tile ? hintBox.y - tile.y - tile.height : -1;
  };
  await expect.poll(measureGap).toBeGreaterThanOrEqual(0);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
}

/** Checks that an outline marks the chosen frame when the browser replaces all colours. */
async function expectChosenSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const frames = page.getByRole("group", { name: "Frame for this tile" });
  const label = (state: string) => frames.locator(`label:has(> input${state})`).first();
  await expect(label(":checked")).toHaveCSS("outline-style", "solid");
  await expect(label(":not(:checked)")).toHaveCSS("outline-style", "none");
  await page.emulateMedia({ forcedColors: null });
}
