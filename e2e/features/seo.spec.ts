import { expect, test } from "@playwright/test";
import {
  attributeOf,
  attributeValues,
  decodeEntities,
  fetchStorefront,
  findTag,
  type HttpReply,
} from "../support/storefront.ts";
import { parseStructuredData, structuredDataErrors } from "../support/structuredData.ts";

/** Both storefronts, crawled by HTTP alone, as a search engine does. That needs no browser and takes little time. */
const SITES = [
  { host: "za.localhost", locale: "en-ZA", currency: "ZAR" },
  { host: "au.localhost", locale: "en-AU", currency: "AUD" },
] as const;
const CONCURRENCY = 4;

/**
 * Returns the kind of an image. The server takes a second to render each image at its first request, so only one of
 * each kind is checked.
 */
const imageKindOf = (path: string): string =>
  path
    .replace(/^\/art\/[^/]+\.jpg.*$/, "art")
    .replace(/^\/social\/.*$/, "social")
    .replace(/^\/pictures\/([a-z]+)-.*$/, "picture of $1");

type Page = { readonly path: string; readonly html: string };

for (const { host, locale, currency } of SITES) {
  const origin = `http://${host}:${process.env.E2E_PORT}`;
  const replies = new Map<string, Promise<HttpReply>>();
  const fetchOnce = (path: string): Promise<HttpReply> => {
    const known = replies.get(path) ?? fetchStorefront(host, path);
    replies.set(path, known);
    return known;
  };

  test.describe(`${locale}`, () => {
    test.describe.configure({ mode: "serial" });
    const pages: Page[] = [];

    test("R2.2 every page of the sitemap exists, is canonical, and may be indexed", async () => {
      const sitemap = await fetchOnce("/sitemap.xml");
      expect(sitemap.type).toContain("xml");
      const addresses = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
        decodeEntities(url ?? ""),
      );
      expect(addresses.length).toBeGreaterThan(25);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const address of addresses) {
        expect(address.startsWith(`${origin}/`), address).toBe(true);
        const path = address.slice(origin.length);
        const { status, type, text } = await fetchOnce(path);
        expect(`${status} ${path}`).toBe(`200 ${path}`);
        expect(type).toContain("text/html");
        expect(text, path).toContain(`<html lang="${locale}"`);
        expect(attributeOf(findTag(text, "meta", 'name="robots"'), "content"), path).toBe("index, follow");
        expect(attributeOf(findTag(text, "link", 'rel="canonical"'), "href"), path).toBe(address);
        for (const other of SITES) {
          const alternate = findTag(text, "link", `hrefLang="${other.locale}"`);
          expect(attributeOf(alternate, "href"), path).toBe(address.replace(host, other.host));
        }
        const defaultAlternate = findTag(text, "link", 'hrefLang="x-default"');
        expect(attributeOf(defaultAlternate, "href"), path).toBe(address.replace(host, SITES[0].host));
        expect([...text.matchAll(/<h1\b/g)], path).toHaveLength(1);
        expect(text, path).toContain("<noscript>");
        pages.push({ path, html: text });
      }
      const robots = await fetchOnce("/robots.txt");
      expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
      for (const { path } of pages) {
        const forbidden = [...robots.text.matchAll(/^Disallow: (\S+)$/gm)].map(([, start]) => start ?? "");
        expect(
          forbidden.filter((start) => path.startsWith(start)),
          path,
        ).toEqual([]);
      }
    });

    test("R2.2 every page has its own title and description of a fitting length, and a social image that exists", async () => {
      const titles = new Map<string, string>();
      const descriptions = new Map<string, string>();
      const socialImages = new Map<string, string>();
      for (const { path, html } of pages) {
        const title = decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
        const description = attributeOf(findTag(html, "meta", 'name="description"'), "content");
        expect(`${titles.get(title) ?? path}: ${title}`).toBe(`${path}: ${title}`);
        expect(`${descriptions.get(description) ?? path}: ${description}`).toBe(`${path}: ${description}`);
        titles.set(title, path);
        descriptions.set(description, path);
        expect(title.length, title).toBeGreaterThan(10);
        expect(title.length, title).toBeLessThanOrEqual(70);
        expect(description.length, description).toBeGreaterThan(60);
        expect(description.length, description).toBeLessThanOrEqual(200);
        expect(attributeOf(findTag(html, "meta", 'property="og:title"'), "content")).toBe(title);
        const imageUrl = attributeOf(findTag(html, "meta", 'property="og:image"'), "content");
        expect(imageUrl.startsWith(`${origin}/`), imageUrl).toBe(true);
        const imagePath = imageUrl.slice(origin.length);
        socialImages.set(imageKindOf(imagePath), imagePath);
      }
      for (const path of socialImages.values()) {
        const { status, type } = await fetchOnce(path);
        expect([status, type, path]).toEqual([200, "image/jpeg", path]);
      }
    });

    test("R2.1 every link and image of every page exists without a redirect, and so does every linked fragment", async () => {
      const linked = new Map<string, string>();
      const kinds = new Set<string>();
      for (const { path, html } of pages) {
        const body = html.slice(html.indexOf("<body"));
        // An image that is written in the page itself has no host, and nothing to follow. A link is never one.
        const images = attributeValues(body, "img", "src").filter((src) => !src.startsWith("data:image/"));
        for (const href of [...attributeValues(body, "a", "href"), ...images]) {
          if (/^(mailto|tel):/.test(href)) continue;
          const url = new URL(href, `${origin}${path}`);
          // The other country has its own test. Images may come from PUBLIC_URL.
          const isOwnHost =
            url.host.endsWith(`localhost:${process.env.E2E_PORT}`) || url.host.startsWith("127.0.0.1");
          expect(isOwnHost, `${href} on ${path}`).toBe(true);
          if (SITES.some((other) => other.host !== host && url.hostname === other.host)) continue;
          const link = `${url.pathname}${url.search}${url.hash}`;
          const kind = imageKindOf(link);
          if (kind !== link && kinds.has(kind)) continue;
          kinds.add(kind);
          linked.set(link, path);
        }
      }
      expect(linked.size).toBeGreaterThan(100);
      const pendingLinks = [...linked];
      const follow = async (): Promise<void> => {
        for (let next = pendingLinks.pop(); next; next = pendingLinks.pop()) {
          const [link, from] = next;
          const [address = "", fragment] = link.split("#");
          const { status, text } = await fetchOnce(address);
          expect(`${status} ${link} on ${from}`).toBe(`200 ${link} on ${from}`);
          if (fragment) expect(text, `${link} on ${from}`).toContain(` id="${fragment}"`);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, follow));
    });

    test("R2.2 structured data follows the rules of search engines and uses the country's currency", async () => {
      const pathsByType = new Map<string, string[]>();
      for (const { path, html } of pages) {
        for (const node of parseStructuredData(html)) {
          expect(node["@context"], path).toBe("https://schema.org");
          const { "@context": _, ...described } = node;
          expect(structuredDataErrors(described), path).toEqual([]);
          const type = String(node["@type"]);
          pathsByType.set(type, [...(pathsByType.get(type) ?? []), path]);
          for (const [, code] of JSON.stringify(node).matchAll(/"(?:priceCurrency|currency)":"(\w+)"/g))
            expect(code, path).toBe(currency);
        }
      }
      expect(pathsByType.get("OnlineStore")).toEqual(["/"]);
      expect(pathsByType.get("WebSite")).toEqual(["/"]);
      expect(pathsByType.get("FAQPage")).toEqual(["/faq"]);
      const products = [...(pathsByType.get("Product") ?? []), ...(pathsByType.get("ProductGroup") ?? [])];
      const productPaths = pages.map(({ path }) => path).filter((path) => /^\/(browse|art)\/./.test(path));
      expect(products.sort()).toEqual(productPaths.sort());
      const pathsWithBreadcrumbs = pathsByType.get("BreadcrumbList") ?? [];
      expect(productPaths.filter((path) => !pathsWithBreadcrumbs.includes(path))).toEqual([]);
    });
  });
}

test("R2.1 an unknown URL in any part of the shop returns a 404 page with links", async () => {
  for (const path of ["/browse/no-such-wall", "/art/no-such-picture", "/art/..%2f..%2f", "/walls/nothing"]) {
    const { status, text } = await fetchStorefront("za.localhost", path);
    expect(`${status} ${path}`).toBe(`404 ${path}`);
    expect(text).toContain('href="/browse"');
    expect(text).not.toContain('content="index, follow"');
  }
});

test("R2.1 R2.13 filters, sizes and frames are links, and the server renders the choice without scripts", async () => {
  const page = async (path: string): Promise<string> =>
    (await fetchStorefront("za.localhost", path)).text.replaceAll("<!-- -->", "");
  expect(await page("/browse")).toContain('href="/browse?kind=set"');
  expect(await page("/browse?kind=set")).toContain(">3 walls<");
  expect(await page("/browse/pair")).toContain('href="/browse/pair?size=rectangle_large"');
  const large = await page("/browse/pair?size=rectangle_large");
  expect(large).toContain("85\u00a0cm wide, 60\u00a0cm high");
  expect(large).toContain('href="/design?template=flex_two_frames&amp;size=rectangle_large"');
  expect(await page("/art?tag=sea")).toContain(">2 pictures<");
  const framed = await page("/art/studio-hills?size=rectangle_medium&frame=Sleek");
  expect(framed).toContain("R900.00");
  expect(framed).toContain("/pictures/moulding-rectangle_medium.Sleek.portrait.svg");
});
