import { parseSiteCode, type SiteCode } from "@storywall/domain/sites/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";
import { siteAddresses } from "./siteAddresses.ts";

const NZ = parseSiteCode("NZ") ?? "ZA";
const sites = () => SITE_SEEDS;

test("R1.2 on a local machine each site has its own host with the shop's port", () => {
  const addresses = siteAddresses({ publicUrl: "http://localhost:3000", siteHosts: new Map(), sites });
  expect(addresses.listOrigins()).toEqual(["http://za.localhost:3000", "http://au.localhost:3000"]);
  expect(addresses.findByHost("au.localhost")).toBe("AU");
});

test("R1.2 elsewhere a site has its first configured host, or the shop's host", () => {
  const siteHosts = new Map([
    ["shop.co.za", "ZA"],
    ["www.shop.co.za", "ZA"],
  ] as const);
  const addresses = siteAddresses({ publicUrl: "https://shop.example", siteHosts, sites });
  expect(addresses.listOrigins()).toEqual(["https://shop.co.za", "https://shop.example"]);
  expect(addresses.findByHost("www.shop.co.za")).toBe("ZA");
});

test("R1.2 a country that is added has its host from the moment it opens", () => {
  let isOpen = false;
  const addresses = siteAddresses({
    publicUrl: "https://shop.example",
    siteHosts: new Map<string, SiteCode>([["shop.co.nz", NZ]]),
    sites: () => ({ ...SITE_SEEDS, [NZ]: { ...SITE_SEEDS.AU, code: NZ, isOpen } }),
  });
  expect(addresses.findByHost("shop.co.nz")).toBeUndefined();
  expect(addresses.findOpen("NZ")).toBeUndefined();
  isOpen = true;
  expect(addresses.findByHost("shop.co.nz")).toBe("NZ");
  expect(addresses.findByHost("nz.localhost")).toBe("NZ");
  expect(addresses.originOf(NZ)).toBe("https://shop.co.nz");
  expect(addresses.findByHost("fr.localhost")).toBeUndefined();
});
