import { scrollThrough } from "../support/gestures.ts";
import { expect, test } from "../support/test.ts";

/** A phone with three device pixels per CSS pixel, as most have. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

/**
 * Limits for pages that are scrolled to their end: most visitors do so on the home page, and those who open the list
 * want to see its walls.
 */
const MAX_KILOBYTES = { "/": 450, "/browse": 500 } as const;

/**
 * Browsers do not count an image as the largest one when it has fewer bits than this for each pixel that it covers,
 * and count no more pixels than the image itself has.
 */
const MIN_BITS_A_PIXEL = 0.05;

for (const [path, maximum] of Object.entries(MAX_KILOBYTES)) {
  test(`${path} loads at most ${maximum} kB of images on a dense phone`, async ({ shop, page }) => {
    let bytes = 0;
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "image" || response.url().startsWith("data:")) return;
      bytes += (await response.body()).length;
    });
    await shop.open(path);
    // The largest image of the first screen is in the page, so that a slow phone shows it at once (docs/decisions/0105).
    const largest = await page.evaluate(async () => {
      const sizeOf = (image: HTMLImageElement): number => {
        const { top, left, right, bottom } = image.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        return Math.max(0, width) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      };
      const [image] = [...document.images]
        // Other images are transparent where this screen does not show them.
        .filter(({ src, currentSrc }) => !(currentSrc || src).startsWith("data:"))
        .sort((a, b) => sizeOf(b) - sizeOf(a));
      const placeholder = new Image();
      placeholder.src = image?.style.backgroundImage.slice('url("'.length, -'")'.length) ?? "";
      await placeholder.decode();
      const base64 = placeholder.src.split("base64,")[1] ?? "";
      return {
        widthShown: image?.width ?? 0,
        width: placeholder.naturalWidth,
        bitsAPixel: (image && (atob(base64).length * 8) / sizeOf(image)) ?? 0,
      };
    });
    expect(largest.width).toBeGreaterThanOrEqual(largest.widthShown);
    expect(largest.bitsAPixel).toBeGreaterThanOrEqual(MIN_BITS_A_PIXEL);
    await scrollThrough(page);
    expect(bytes / 1000).toBeLessThanOrEqual(maximum);
    // Some images must have loaded, or the sum would prove nothing.
    expect(bytes).toBeGreaterThan(50_000);
  });
}
