import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { type RootData, storefrontUrl } from "../api/rootData.ts";
import { metaFor } from "./meta.ts";

const storefront = {
  code: "ZA",
  countryName: "South Africa",
  locale: "en-ZA",
  currency: "ZAR",
  origin: "https://storywall.example",
} as const;
const root: RootData = {
  site: toPublicSite(ZA),
  delivery: { kind: "arrival", days: "Thu 26 to Mon 30 Nov", until: "2026-11-23T10:00:00Z", byRate: {} },
  publicUrl: "https://storywall.example",
  storefronts: [storefront],
  tagManagerId: null,
  payments: { provider: "test", publishableKey: null, isTest: true },
  chatScript: null,
  photoUploads: "shop",
  offlinePages: false,
};

const renderHead = (name: string): string => {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => createElement(Meta),
      meta: ({ matches }) =>
        metaFor(matches, () => ({ title: name, description: name, path: "/" }), [
          { "@type": "WebSite", name, url: "https://storywall.example/" },
        ]),
    },
  ]);
  return renderToStaticMarkup(
    createElement(Page, { initialEntries: ["/"], hydrationData: { loaderData: { root } } }),
  );
};

test("R2.2 a page has its title, description, canonical link and social picture", () => {
  const head = renderHead("Frames");
  expect(head).toContain("<title>Frames</title>");
  expect(head).toContain('<meta name="description" content="Frames"/>');
  expect(head).toContain('<link rel="canonical" href="https://storywall.example/"/>');
  expect(head).toContain('<meta property="og:image" content="https://storywall.example/social/home.jpg"/>');
});

test.each(["</script><script>alert(1)</script>", "<!--<script>", '"}]</SCRIPT >', "\u2028&lt;/script&gt;"])(
  "R2.2 text of the owner cannot end the structured data script: %j",
  (name) => {
    const head = renderHead(name);
    const [, script = "", ...others] = head.split(/<script type="application\/ld\+json"[^>]*>/);
    expect(others).toEqual([]);
    const json = script.slice(0, script.indexOf("</script>"));
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org", name });
    expect(head.match(/<\/?script/gi)).toHaveLength(2);
  },
);

test("R2.2 the address of a page in another country keeps the page's own query", () => {
  const shared = [storefront, { ...storefront, code: "AU", locale: "en-AU" } as const];
  expect(storefrontUrl(shared[1] ?? storefront, shared, "/art?page=2")).toBe(
    "https://storywall.example/art?page=2&site=AU",
  );
  expect(storefrontUrl(storefront, [storefront], "/art?page=2")).toBe("https://storywall.example/art?page=2");
});
