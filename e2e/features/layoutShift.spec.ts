import { scrollThrough } from "../support/gestures.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/**
 * Maximum cumulative layout shift: the fraction of the screen that moved, times how far. Pages above 0.1 feel
 * restless.
 */
const MAX_LAYOUT_SHIFT = 0.01;

for (const path of ["/", "/browse"]) {
  test(`nothing moves on ${path} while a phone loads and scrolls it`, async ({ shop, page }) => {
    // On a slow network fonts come long after the page has been painted.
    await page.route("**/*.woff2", async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { layoutShifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.get(window, "layoutShifts").push(entry.toJSON());
      }).observe({ type: "layout-shift", buffered: true });
    });
    await shop.open(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await scrollThrough(page);
    const shifts: readonly { readonly value: number }[] = await page.evaluate(() =>
      Reflect.get(window, "layoutShifts"),
    );
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    // The headings' font must have come, or the sum would prove nothing of fonts.
    expect(await page.evaluate(() => document.fonts.check("500 40px Fraunces"))).toBe(true);
  });
}
