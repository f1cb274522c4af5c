import { expectAccessible } from "../support/expectAccessible.ts";
import { LONG } from "../support/longTests.ts";
import { fetchStorefront } from "../support/storefront.ts";
import { expect, test } from "../support/test.ts";

/** The information pages: path, heading, and a text that the version of each site must contain. */
const PAGES = [
  { path: "/how-it-works", h1: "From your phone to your wall", siteTexts: { ZA: "Cape Town", AU: "Sydney" } },
  { path: "/frames", h1: "The frames", siteTexts: { ZA: "R700.00", AU: "$24.99" } },
  {
    path: "/delivery-and-returns",
    h1: "Delivery and returns",
    siteTexts: { ZA: "Consumer Protection Act", AU: "Australian Consumer Law" },
  },
  { path: "/contact", h1: "Talk to us", siteTexts: { ZA: "hello.za@", AU: "hello.au@" } },
  { path: "/terms", h1: "Terms of sale", siteTexts: { ZA: "VAT of 15%", AU: "GST of 10%" } },
  { path: "/privacy", h1: "Your privacy", siteTexts: { ZA: "POPIA", AU: "Privacy Principles" } },
] as const;
const SITES = [
  ["ZA", "za.localhost"],
  ["AU", "au.localhost"],
] as const;

/** The information pages and pages of products. */
const CHECKED_PATHS = [
  ...PAGES.map(({ path }) => path),
  "/browse/trio?size=rectangle_large",
  "/art",
  "/art/studio-hills",
];

test("R2.1 R1.2 each information page exists in both countries, has its country's text and is linked in the footer", async () => {
  for (const [site, host] of SITES) {
    for (const { path, h1, siteTexts } of PAGES) {
      const { status, text } = await fetchStorefront(host, path);
      expect(`${status} ${path}`).toBe(`200 ${path}`);
      expect(text).toContain(`<h1>${h1}</h1>`);
      const main = text.slice(text.indexOf("<main"), text.indexOf("</main>")).replaceAll("<!-- -->", "");
      expect(main, path).toContain(siteTexts[site]);
      const footer = text.slice(text.indexOf("<footer"), text.indexOf("</footer>"));
      expect(footer).toContain(`href="${path}"`);
    }
  }
});

for (const width of [390, 1440])
  test(
    `B11 R2.1 axe finds nothing on these pages, none scrolls sideways, and all pictures load, at a width of ${width} px`,
    width === 390 ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of CHECKED_PATHS) {
        await page.goto(path);
        // Texts and colours are the same at both widths, and axe takes a second per page, so one width is enough.
        if (width === 390) await expectAccessible(page, path);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(tooWide, path).toBeLessThanOrEqual(0);
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = "eager";
          await Promise.all([...document.images].map((image) => image.decode()));
        });
      }
    },
  );
