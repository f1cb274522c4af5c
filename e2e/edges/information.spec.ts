import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
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
const SITES = ["ZA", "AU"] as const;

/** What an address of this storefront answers, asked by the page, which knows the storefront's host. */
const ask = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  }, path);

/** What was found at an address before: all pages share most of their links. */
const found = new Map<string, ReturnType<typeof ask>>();
const askOnce = (page: Page, address: string) => {
  const answer = found.get(address) ?? ask(page, address);
  found.set(address, answer);
  return answer;
};

for (const { path, h1, says } of PAGES) {
  test(`R2.1 R2.2 R1.2 ${path} is a page of its own in both countries, in the footer, and every link in it leads somewhere`, async ({
    page,
    baseURL,
  }) => {
    const here = baseURL ?? "";
    const origins = { ZA: here, AU: here.replace("za.", "au.") };
    for (const site of SITES) {
      const response = await page.goto(`${origins[site]}${path}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText([h1]);
      await expect(page.getByRole("main")).toContainText(says[site]);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${origins[site]}${path}`);
      for (const [other, locale] of [
        ["ZA", "en-ZA"],
        ["AU", "en-AU"],
      ] as const)
        await expect(page.locator(`link[rel="alternate"][hreflang="${locale}"]`)).toHaveAttribute(
          "href",
          `${origins[other]}${path}`,
        );
      await expect(
        page.getByRole("navigation", { name: "Footer" }).locator(`a[href="${path}"]`),
      ).toBeVisible();
      const links = await page
        .locator("main a[href^='/'], footer a[href^='/']")
        .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute("href") ?? ""))]);
      expect(links.length).toBeGreaterThan(8);
      for (const link of links) {
        const [whole = "", part] = link.split("#");
        const { status, text } = await askOnce(page, `${origins[site]}${whole}`);
        expect(`${status} ${link}`).toBe(`200 ${link}`);
        if (part) expect(text).toContain(` id="${part}"`);
      }
    }
  });
}

test("R2.2 no two of these pages have one title or description, and all are in the sitemap", async ({
  page,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const { path } of PAGES) {
    await page.goto(path);
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name="description"]').getAttribute("content"));
  }
  expect([titles.size, descriptions.size]).toEqual([PAGES.length, PAGES.length]);
  const sitemap = await ask(page, "/sitemap.xml");
  for (const { path } of PAGES) expect(sitemap.text).toContain(`${path}</loc>`);
});

for (const width of [390, 1440])
  test(`B11 R2.1 axe finds nothing on these pages, and nothing is wider than the screen, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of PAGES) {
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
