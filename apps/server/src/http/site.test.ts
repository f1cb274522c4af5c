import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";
import { resolveRequestSite } from "./site.ts";
import { siteAddresses } from "./siteAddresses.ts";

const addresses = siteAddresses({
  publicUrl: "http://localhost:3000",
  siteHosts: new Map(),
  sites: () => SITE_SEEDS,
});

const [atHost, asked, remembered] = [{ hostname: "au.localhost" }, { site: "AU" }, { storywall_site: "AU" }];
const [elsewhere, otherAsked, otherRemembered] = [
  { hostname: "localhost" },
  { site: "ZA" },
  { storywall_site: "ZA" },
];

test.each([
  ["the host, before all others", { ...atHost, query: otherAsked, cookies: otherRemembered }],
  ["?site=, before what was remembered", { ...elsewhere, query: asked, cookies: otherRemembered }],
  ["what was remembered, before the default", { ...elsewhere, query: {}, cookies: remembered }],
])("R1.2 a request's site is that of %s", (_, request) => {
  expect(resolveRequestSite(request, addresses, "ZA").site).toBe("AU");
});

test("R1.2 a request that names no site has the default", () => {
  expect(resolveRequestSite({ ...elsewhere, query: {}, cookies: {} }, addresses, "AU").site).toBe("AU");
});
