import { scrollThrough } from "../support/gestures.ts";
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
    await scrollThrough(page);
    expect(bytes / 1000).toBeLessThanOrEqual(maximum);
    // Some images must have loaded, or the sum would prove nothing.
    expect(bytes).toBeGreaterThan(50_000);
  });
}
