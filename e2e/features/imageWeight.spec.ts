import { expect, test } from "../support/test.ts";

/** A phone of three pixels to a CSS pixel, as most are. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

/** Home is read to its end by most visitors; who opens the list wants to see its walls. */
const MAX_KILOBYTES = { "/": 450, "/browse": 500 } as const;

for (const [path, maximum] of Object.entries(MAX_KILOBYTES)) {
  test(`${path} loads at most ${maximum} kB of images on a dense phone`, async ({ shop, page }) => {
    let bytes = 0;
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "image" || response.url().startsWith("data:")) return;
      bytes += (await response.body()).length;
    });
    await shop.open(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await page.waitForTimeout(100);
    }
    await page.waitForLoadState("networkidle");
    expect(bytes / 1000).toBeLessThanOrEqual(maximum);
    // Some images must have loaded, or the sum would prove nothing.
    expect(bytes).toBeGreaterThan(50_000);
  });
}
