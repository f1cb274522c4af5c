import { expect, test } from "vitest";
import { siteAddresses } from "./siteAddresses.ts";

test("R1.2 on a local machine each site has its own host with the shop's port", () => {
  const { hosts, origins } = siteAddresses({ publicUrl: "http://localhost:3000", siteHosts: new Map() });
  expect(origins).toEqual({ ZA: "http://za.localhost:3000", AU: "http://au.localhost:3000" });
  expect(hosts.get("au.localhost")).toBe("AU");
});

test("R1.2 elsewhere a site has its first configured host, or the shop's host", () => {
  const siteHosts = new Map([
    ["shop.co.za", "ZA"],
    ["www.shop.co.za", "ZA"],
  ] as const);
  const { hosts, origins } = siteAddresses({ publicUrl: "https://shop.example", siteHosts });
  expect(origins).toEqual({ ZA: "https://shop.co.za", AU: "https://shop.example" });
  expect(hosts.get("www.shop.co.za")).toBe("ZA");
});
