import { expect, test } from "@playwright/test";
import {
  type Answer,
  askStorefront,
  attributeOf,
  attributes,
  decoded,
  tagWith,
} from "../support/storefront.ts";
import { structuredDataFaults, structuredDataIn } from "../support/structuredData.ts";

/** The whole of both storefronts as a search engine walks them: by HTTP alone, so it takes no browser and little time. */
const SITES = [
  { host: "za.localhost", locale: "en-ZA", currency: "ZAR" },
  { host: "au.localhost", locale: "en-AU", currency: "AUD" },
] as const;
const AT_ONCE = 4;

/** Pictures that are made of a drawing when they are first asked for take a second each: one of a kind stands for all. */
const kindOfPicture = (path: string): string =>
  path.replace(/^\/art\/[^/]+\.jpg.*$/, "art").replace(/^\/social\/.*$/, "social");

type Page = { readonly path: string; readonly html: string };

for (const { host, locale, currency } of SITES) {
  const origin = `http://${host}:${process.env.E2E_PORT}`;
  const answers = new Map<string, Promise<Answer>>();
  const ask = (path: string): Promise<Answer> => {
    const known = answers.get(path) ?? askStorefront(host, path);
    answers.set(path, known);
    return known;
  };

  test.describe(`${locale}`, () => {
    test.describe.configure({ mode: "serial" });
    const pages: Page[] = [];

    test("R2.2 every page of the sitemap is there, at its own address, and asks to be found", async () => {
      const sitemap = await ask("/sitemap.xml");
      expect(sitemap.type).toContain("xml");
      const addresses = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
        decoded(url ?? ""),
      );
      expect(addresses.length).toBeGreaterThan(25);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const address of addresses) {
        expect(address.startsWith(`${origin}/`), address).toBe(true);
        const path = address.slice(origin.length);
        const { status, type, text } = await ask(path);
        expect(`${status} ${path}`).toBe(`200 ${path}`);
        expect(type).toContain("text/html");
        expect(text, path).toContain(`<html lang="${locale}"`);
        expect(attributeOf(tagWith(text, "meta", 'name="robots"'), "content"), path).toBe("index, follow");
        expect(attributeOf(tagWith(text, "link", 'rel="canonical"'), "href"), path).toBe(address);
        for (const other of SITES) {
          const alternate = tagWith(text, "link", `hrefLang="${other.locale}"`);
          expect(attributeOf(alternate, "href"), path).toBe(address.replace(host, other.host));
        }
        const anywhere = tagWith(text, "link", 'hrefLang="x-default"');
        expect(attributeOf(anywhere, "href"), path).toBe(address.replace(host, SITES[0].host));
        expect([...text.matchAll(/<h1\b/g)], path).toHaveLength(1);
        expect(text, path).toContain("<noscript>");
        pages.push({ path, html: text });
      }
      const robots = await ask("/robots.txt");
      expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
      for (const { path } of pages) {
        const forbidden = [...robots.text.matchAll(/^Disallow: (\S+)$/gm)].map(([, start]) => start ?? "");
        expect(
          forbidden.filter((start) => path.startsWith(start)),
          path,
        ).toEqual([]);
      }
    });

    test("R2.2 every page has its own title and description, short enough to be shown, and a social picture that is there", async () => {
      const titles = new Map<string, string>();
      const descriptions = new Map<string, string>();
      const pictures = new Map<string, string>();
      for (const { path, html } of pages) {
        const title = decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
        const description = attributeOf(tagWith(html, "meta", 'name="description"'), "content");
        expect(`${titles.get(title) ?? path}: ${title}`).toBe(`${path}: ${title}`);
        expect(`${descriptions.get(description) ?? path}: ${description}`).toBe(`${path}: ${description}`);
        titles.set(title, path);
        descriptions.set(description, path);
        expect(title.length, title).toBeGreaterThan(10);
        expect(title.length, title).toBeLessThanOrEqual(70);
        expect(description.length, description).toBeGreaterThan(60);
        expect(description.length, description).toBeLessThanOrEqual(200);
        expect(attributeOf(tagWith(html, "meta", 'property="og:title"'), "content")).toBe(title);
        const picture = attributeOf(tagWith(html, "meta", 'property="og:image"'), "content");
        expect(picture.startsWith(`${origin}/`), picture).toBe(true);
        pictures.set(kindOfPicture(picture.slice(origin.length)), picture.slice(origin.length));
      }
      for (const picture of pictures.values()) {
        const { status, type } = await ask(picture);
        expect([status, type, picture]).toEqual([200, "image/jpeg", picture]);
      }
    });

    test("R2.1 every link and picture of every page leads somewhere, without a detour, and every part that is linked is there", async () => {
      const linked = new Map<string, string>();
      const kinds = new Set<string>();
      for (const { path, html } of pages) {
        const body = html.slice(html.indexOf("<body"));
        for (const href of [...attributes(body, "a", "href"), ...attributes(body, "img", "src")]) {
          if (/^(mailto|tel):/.test(href)) continue;
          const url = new URL(href, `${origin}${path}`);
          // The other country is walked by its own test; pictures may come from the shop's own first address.
          const isOurs =
            url.host.endsWith(`localhost:${process.env.E2E_PORT}`) || url.host.startsWith("127.0.0.1");
          expect(isOurs, `${href} on ${path}`).toBe(true);
          if (SITES.some((other) => other.host !== host && url.hostname === other.host)) continue;
          const link = `${url.pathname}${url.search}${url.hash}`;
          const kind = kindOfPicture(link);
          if (kind !== link && kinds.has(kind)) continue;
          kinds.add(kind);
          linked.set(link, path);
        }
      }
      expect(linked.size).toBeGreaterThan(100);
      const waiting = [...linked];
      const follow = async (): Promise<void> => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const [link, from] = next;
          const [address = "", part] = link.split("#");
          const { status, text } = await ask(address);
          expect(`${status} ${link} on ${from}`).toBe(`200 ${link} on ${from}`);
          if (part) expect(text, `${link} on ${from}`).toContain(` id="${part}"`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, follow));
    });

    test("R2.2 what search engines are told keeps to their rules, and prices are those of the country", async () => {
      const told = new Map<string, string[]>();
      for (const { path, html } of pages) {
        for (const thing of structuredDataIn(html)) {
          expect(thing["@context"], path).toBe("https://schema.org");
          const { "@context": _, ...described } = thing;
          expect(structuredDataFaults(described), path).toEqual([]);
          const type = String(thing["@type"]);
          told.set(type, [...(told.get(type) ?? []), path]);
          for (const [, code] of JSON.stringify(thing).matchAll(/"(?:priceCurrency|currency)":"(\w+)"/g))
            expect(code, path).toBe(currency);
        }
      }
      expect(told.get("OnlineStore")).toEqual(["/"]);
      expect(told.get("WebSite")).toEqual(["/"]);
      expect(told.get("FAQPage")).toEqual(["/faq"]);
      const products = [...(told.get("Product") ?? []), ...(told.get("ProductGroup") ?? [])];
      const sold = pages.map(({ path }) => path).filter((path) => /^\/(browse|art)\/./.test(path));
      expect(products.sort()).toEqual(sold.sort());
      const crumbs = told.get("BreadcrumbList") ?? [];
      expect(sold.filter((path) => !crumbs.includes(path))).toEqual([]);
    });
  });
}

test("R2.1 an address that nobody knows is a 404 page that helps, below every part of the shop", async () => {
  for (const path of ["/browse/no-such-wall", "/art/no-such-picture", "/art/..%2f..%2f", "/walls/nothing"]) {
    const { status, text } = await askStorefront("za.localhost", path);
    expect(`${status} ${path}`).toBe(`404 ${path}`);
    expect(text).toContain('href="/browse"');
    expect(text).not.toContain('content="index, follow"');
  }
});

test("R2.1 R2.13 filters, sizes and frames are links whose pages come chosen from the server, before any script", async () => {
  const page = async (path: string): Promise<string> =>
    (await askStorefront("za.localhost", path)).text.replaceAll("<!-- -->", "");
  expect(await page("/browse")).toContain('href="/browse?kind=set"');
  expect(await page("/browse?kind=set")).toContain(">3 walls<");
  expect(await page("/browse/pair")).toContain('href="/browse/pair?size=rectangle_large"');
  const large = await page("/browse/pair?size=rectangle_large");
  expect(large).toContain("85 cm wide, 60 cm high");
  expect(large).toContain('href="/design?template=flex_two_frames&amp;size=rectangle_large"');
  expect(await page("/art?tag=sea")).toContain(">2 pictures<");
  const framed = await page("/art/studio-hills?size=rectangle_medium&frame=Sleek");
  expect(framed).toContain("R900.00");
  expect(framed).toContain("/pictures/moulding-rectangle_medium.Sleek.portrait.svg");
});
