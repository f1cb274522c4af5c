import { expectAccessible } from "../support/expectAccessible.ts";
import { fetchStorefront } from "../support/storefront.ts";
import { expect, test } from "../support/test.ts";

/** What a stranger reads before trusting the shop: the page, its heading, and something of its country that it must say. */
const PAGES = [
  { path: "/how-it-works", h1: "From your phone to your wall", says: { ZA: "Cape Town", AU: "Sydney" } },
  { path: "/frames", h1: "The frames", says: { ZA: "R700.00", AU: "$24.99" } },
  {
    path: "/delivery-and-returns",
    h1: "Delivery and returns",
    says: { ZA: "Consumer Protection Act", AU: "Australian Consumer Law" },
  },
  { path: "/contact", h1: "Talk to us", says: { ZA: "hello.za@", AU: "hello.au@" } },
  { path: "/terms", h1: "Terms of sale", says: { ZA: "VAT of 15 percent", AU: "GST of 10 percent" } },
  { path: "/privacy", h1: "Your privacy", says: { ZA: "POPIA", AU: "Privacy Principles" } },
] as const;
const SITES = [
  ["ZA", "za.localhost"],
  ["AU", "au.localhost"],
] as const;

/** Pages of things that are sold are looked at by the same eyes. */
const CHECKED_PATHS = [
  ...PAGES.map(({ path }) => path),
  "/browse/trio?size=rectangle_large",
  "/art",
  "/art/studio-hills",
];

test("R2.1 R1.2 each of these pages is there in both countries, says what its country must hear, and is in the footer", async () => {
  for (const [site, host] of SITES) {
    for (const { path, h1, says } of PAGES) {
      const { status, text } = await fetchStorefront(host, path);
      expect(`${status} ${path}`).toBe(`200 ${path}`);
      expect(text).toContain(`<h1>${h1}</h1>`);
      const main = text.slice(text.indexOf("<main"), text.indexOf("</main>")).replaceAll("<!-- -->", "");
      expect(main, path).toContain(says[site]);
      const footer = text.slice(text.indexOf("<footer"), text.indexOf("</footer>"));
      expect(footer).toContain(`href="${path}"`);
    }
  }
});

for (const width of [390, 1440])
  test(`B11 R2.1 axe finds nothing on these pages, and nothing is wider than the screen, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of CHECKED_PATHS) {
      await page.goto(path);
      await expectAccessible(page, path);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, path).toBeLessThanOrEqual(0);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode()));
      });
    }
  });
