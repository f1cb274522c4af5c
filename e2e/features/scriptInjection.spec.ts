import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

/** File names that would run a script in a page that inserts them unescaped. */
const MALICIOUS_FILE_NAMES = [
  '"><img src=x onerror=alert(1)>.jpg',
  "' onmouseover='alert(2)' x='.jpg",
  "javascript:alert(3).jpg",
];
const MALICIOUS_ADDRESS = {
  "First name": "<img src=x onerror=alert(4)>",
  "Last name": "</script><script>alert(5)</script>",
  "Street address": '"><svg onload=alert(6)> {{7*7}}',
  Suburb: "<iframe srcdoc=x>",
  "City or town": "<b>Cape</b> Town",
};

/**
 * Watches for signs of an injected script: dialogs, popups and injected elements. Returns a check that there are none.
 */
const detectScripts = async (page: Page) => {
  const executions: string[] = [];
  page.on("dialog", async (dialog) => {
    executions.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("popup", (popup) => executions.push(`popup: ${popup.url()}`));
  const injectedElements = page.locator(
    "img[src='x'], svg[onload], iframe[srcdoc], [onerror], [onmouseover], [onload]",
  );
  return async () => {
    expect(executions).toEqual([]);
    // Violations of the content security policy are page errors, which the fixture `pageErrors` checks in every test.
    await expect(injectedElements).toHaveCount(0);
  };
};

test("reliability 16: file names and fields of a shopper are shown as text in the designer, the cart and the order", async ({
  page,
  shop,
  wall,
  cart,
  checkout,
}, testInfo) => {
  const expectNothingRan = await detectScripts(page);
  const folder = testInfo.outputPath("photos");
  mkdirSync(folder, { recursive: true });
  const photos = MALICIOUS_FILE_NAMES.map((name, index) => {
    const path = join(folder, name);
    copyFileSync(TWELVE_PHOTOS[index] ?? "", path);
    return path;
  });
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(photos);
  for (const [index, name] of MALICIOUS_FILE_NAMES.entries()) {
    await expect.poll(() => wall.tile(index + 1).getAttribute("aria-label")).toContain(name);
  }
  await wall.expectAllUploaded();
  await shop.reload();
  await expect.poll(() => wall.tile(1).getAttribute("aria-label")).toContain(MALICIOUS_FILE_NAMES[0]);
  await expectNothingRan();
  await wall.addToCart();
  await cart.expectWall("Square trio", "R1,249.99");
  await expectNothingRan();

  const shopper = createShopper("ZA");
  const maliciousShopper = { ...shopper, address: { ...shopper.address, ...MALICIOUS_ADDRESS } };
  await checkout.goToReview(maliciousShopper, TEST_CARDS.accepted);
  const main = page.getByRole("main");
  for (const text of Object.values(MALICIOUS_ADDRESS)) await expect(main).toContainText(text);
  await expectNothingRan();
  await checkout.pay();
  await expect(page).toHaveURL(/\/order\/[\w-]+$/);
  for (const text of Object.values(MALICIOUS_ADDRESS)) await expect(main).toContainText(text);
  await expectNothingRan();
  // Rendered by the server.
  await page.reload();
  await expect(main).toContainText(MALICIOUS_ADDRESS["Last name"]);
  await expectNothingRan();
});

test("reliability 16: scripts in a URL of the shop never run", async ({ page, shop, pageErrors }) => {
  pageErrors.allow(/404/);
  const expectNothingRan = await detectScripts(page);
  const payloads = ['</title>"><script>alert(1)</script>', "javascript:'-alert(1)-'"];
  for (const payload of payloads.map(encodeURIComponent)) {
    for (const path of [
      `/design?set=${payload}&template=${payload}`,
      `/browse?promo=${payload}&site=${payload}`,
      `/order/${payload}`,
      `/checkout?cartId=${payload}`,
      `/${payload}`,
    ]) {
      await shop.open(path);
      await expectNothingRan();
    }
  }
});
