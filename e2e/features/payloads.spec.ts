import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { CARDS, newShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

/** Names that would run something in a page that pastes them into its markup. */
const FILE_NAMES = [
  '"><img src=x onerror=alert(1)>.jpg',
  "' onmouseover='alert(2)' x='.jpg",
  "javascript:alert(3).jpg",
];
const ADDRESS = {
  "First name": "<img src=x onerror=alert(4)>",
  "Last name": "</script><script>alert(5)</script>",
  "Street address": '"><svg onload=alert(6)> {{7*7}}',
  Suburb: "<iframe srcdoc=x>",
  "City or town": "<b>Cape</b> Town",
};

/** Whatever asks, says or begins something that only a script does. */
const watchForScripts = async (page: Page) => {
  const ran: string[] = [];
  page.on("dialog", async (dialog) => {
    ran.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("popup", (popup) => ran.push(`popup: ${popup.url()}`));
  const strange = page.locator(
    "img[src='x'], svg[onload], iframe[srcdoc], [onerror], [onmouseover], [onload]",
  );
  return async () => {
    expect(ran).toEqual([]);
    // The troubles that every test watches for hold reports of the content security policy.
    await expect(strange).toHaveCount(0);
  };
};

test("reliability 16: what a shopper types or calls a file is text in the designer, the cart and the order", async ({
  page,
  shop,
  wall,
  cart,
  checkout,
}, testInfo) => {
  const expectNothingRan = await watchForScripts(page);
  const folder = testInfo.outputPath("photos");
  mkdirSync(folder, { recursive: true });
  const photos = FILE_NAMES.map((name, index) => {
    const path = join(folder, name);
    copyFileSync(TWELVE_PHOTOS[index] ?? "", path);
    return path;
  });
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(photos);
  for (const [index, name] of FILE_NAMES.entries()) {
    await expect.poll(() => wall.tile(index + 1).getAttribute("aria-label")).toContain(name);
  }
  await wall.expectAllUploaded();
  await shop.reload();
  await expect.poll(() => wall.tile(1).getAttribute("aria-label")).toContain(FILE_NAMES[0]);
  await expectNothingRan();
  await wall.addToCart();
  await cart.expectWall("Square trio", "R1,249.99");
  await expectNothingRan();

  const shopper = newShopper("ZA");
  const evil = { ...shopper, address: { ...shopper.address, ...ADDRESS } };
  await checkout.toReview(evil, CARDS.good);
  const main = page.getByRole("main");
  for (const text of Object.values(ADDRESS)) await expect(main).toContainText(text);
  await expectNothingRan();
  await checkout.pay();
  await expect(page).toHaveURL(/\/order\/[\w-]+$/);
  for (const text of Object.values(ADDRESS)) await expect(main).toContainText(text);
  await expectNothingRan();
  // As the server renders it, for whoever opens the link again.
  await page.reload();
  await expect(main).toContainText(ADDRESS["Last name"]);
  await expectNothingRan();
});

test("reliability 16: what stands in an address of the shop runs nowhere", async ({
  page,
  shop,
  troubles,
}) => {
  troubles.foresee(/404/);
  const expectNothingRan = await watchForScripts(page);
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
