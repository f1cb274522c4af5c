import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { waitForHydration } from "../support/waitForHydration.ts";

const noticeOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body, "::before").content);

/** Evaluates the page's styles again as a browser without the selector `:popover-open` does. */
const readStylesWithoutPopovers = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const css = await (await fetch(link.href)).text();
      const sheet = new CSSStyleSheet();
      await sheet.replace(css.replaceAll(":popover-open", ":not-there-yet"));
      document.adoptedStyleSheets.push(sheet);
      link.remove();
    }
  });

test("only a browser without popovers is told in words to update, and the words fit the page", async ({
  page,
  saveScreenshot,
}) => {
  await page.goto("/");
  // Before hydration React compares the page with its own version, and would report the missing styles.
  await waitForHydration(page);
  expect(await noticeOf(page)).toBe("none");
  await readStylesWithoutPopovers(page);
  expect(await noticeOf(page)).toContain("This browser is too old for our shop");
  const [width, available] = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
  expect(width).toBeLessThanOrEqual(available ?? 0);
  await saveScreenshot("notice");
});
