import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, test } from "../support/test.ts";

for (const path of ["/no-such-page", "/order/no-such-order", "/order/AAAAAAAAAAAAAAAAAAAAAA"]) {
  test(`R2.1 ${path} is a real 404 page with a link to continue`, async ({ shop, page, pageErrors }) => {
    pageErrors.allow(new RegExp(`404 .*${path}`));
    const response = await shop.open(path);
    expect(response.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
}

test("R2.2 the checkout tells search engines not to index it", async ({ shop, page }) => {
  await shop.open("/checkout");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("on a phone the filters are one row, and the first wall is on the first screen", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open("/browse");
  await shop.waitForHydration();
  const first = page.getByRole("img", { name: /square tiles/ }).first();
  // The lowest quarter of the image is furniture, which may be below the screen.
  await expect(first).toBeInViewport({ ratio: 0.75 });
  // It does not wait for the layout of the page, and nothing below the first screen goes before it.
  await expect(first).toHaveAttribute("fetchpriority", "high");
  await expect(page.getByRole("img", { name: /frames of several sizes/ }).first()).toHaveAttribute(
    "loading",
    "lazy",
  );
  const tiles = page.getByRole("button", { name: /^Tiles/ });
  await tiles.click();
  await page.getByRole("link", { name: "12", exact: true }).click();
  await expect(page.getByText("3 walls")).toBeVisible();
  await expect(tiles).toHaveText("Tiles: 12");
  await expect(tiles).toBeFocused();
  await expect(page.getByRole("link", { name: "12", exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Width" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "80 cm" })).toBeHidden();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/browse");
});

test("R2.4 the data layer gets one page view for the first load and for each finished route change", async ({
  shop,
  page,
}) => {
  await shop.openHome();
  await shop.openBrowse();
  await shop.chooseLayout("Square trio");
  expect(await shop.pageViews()).toEqual(["/", "/browse", "/browse/square-trio", "/design"]);
  await page.goBack();
  await expect(shop.heading("Square trio")).toBeVisible();
  expect(await shop.pageViews()).toEqual([
    "/",
    "/browse",
    "/browse/square-trio",
    "/design",
    "/browse/square-trio",
  ]);
});

test("R2.12 an empty cart and an empty checkout link to the layouts", async ({ shop, page, cart }) => {
  await shop.openHome();
  await cart.open();
  await cart.drawer.getByRole("link", { name: "Browse layouts" }).click();
  await expect(shop.heading("Find the wall that fits")).toBeVisible();
  await expect(cart.drawer).toBeHidden();
  await page.goto("/checkout");
  await page.getByRole("link", { name: "Browse layouts and sets", exact: true }).click();
  await expect(shop.heading("Find the wall that fits")).toBeVisible();
});

test("R2.12 a button that is pressed before hydration works after it", async ({ page, cart }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto("/faq", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Cart, empty" }).click();
  await expect(cart.drawer).toBeHidden();
  pressed.resolve();
  await expect(cart.drawer).toBeVisible();
});

test("R1.2 the other country's storefront shows its currency and tax", async ({ shop, page, baseURL }) => {
  await shop.open(`${baseURL?.replace("za.", "au.")}/browse`);
  await expect(page.getByRole("main")).toContainText("$94.99");
  await expect(page.getByRole("main")).toContainText("GST");
  await expect(page.getByRole("main")).not.toContainText("R2,999.99");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/design?set=square_trio", "/frames"]) {
    test(`${path} comes with all styles that its first paint needs`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      // A font that arrives between the two readings changes the widths of all texts, and an optional one that came too late
      // for the first is used in the second. So no font arrives.
      await page.route(/\.woff2$/, (route) => route.fulfill({ contentType: "font/woff2", body: "" }));
      await page.goto(path);
      const changed = await page.evaluate(() => {
        const elements = [...document.body.querySelectorAll(":not(script)")];
        const readStyles = () =>
          elements.flatMap((element) =>
            [undefined, "::before", "::after"].map((part) => {
              const style = getComputedStyle(element, part);
              const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
              return `${element.tagName} ${element.className} ${part} ${values.join("; ")}`;
            }),
          );
        const withStylesheet = readStyles();
        const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
        if (links.length === 0) return ["There is no stylesheet."];
        for (const link of links) link.disabled = true;
        return readStyles().filter((style, index) => style !== withStylesheet[index]);
      });
      expect(changed).toEqual([]);
    });
  }
});

test("a product's pictures open as large as the screen, and close again", async ({ page, shop }) => {
  await shop.open("/browse/square-trio");
  const small = page.getByRole("button", { name: /^Enlarge: The 3 tiles with rulers/ });
  const large = page.locator("[popover]:popover-open").getByRole("img", { name: /with rulers/ });
  await small.click();
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 })
    .toBeGreaterThan(800);
  const widths = await Promise.all([large, small].map(async (box) => (await box.boundingBox())?.width ?? 0));
  expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0));
  await expectAccessible(page, "a picture that is open large");
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await expect(small).toBeFocused();
  await small.click();
  await expect(large).toHaveCount(1);
  await page.goBack();
  await expect(large).toHaveCount(0);
  await expect(page).toHaveURL("/browse/square-trio");
});
