import { parseSiteCode, type SiteCode } from "@storywall/domain/sites/site.ts";

/**
 * Returns a parser of whole numbers within bounds, both included. It rejects text with a sign, a point or
 * spaces.
 */
export const wholeNumberFrom =
  (least: number, greatest: number) =>
  (value: string): number | undefined => {
    const number = Number(value);
    const isInBounds = number >= least && number <= greatest;
    return /^\d+$/.test(value) && value.length <= String(greatest).length && isInBounds ? number : undefined;
  };

/** Returns the site code in a text, in any letter case; undefined when the text cannot be a site code. */
export const parseSite = (value: string): SiteCode | undefined => parseSiteCode(value.toUpperCase());

/** Parses `shop.co.za=ZA,shop.com.au=AU`. Hosts are lower-case, without a port. */
export const parseSiteHosts = (value: string): ReadonlyMap<string, SiteCode> | undefined => {
  const hosts = new Map<string, SiteCode>();
  for (const entry of value.split(",")) {
    const [host = "", code = "", ...rest] = entry.split("=").map((part) => part.trim().toLowerCase());
    const site = parseSite(code);
    if (site === undefined || rest.length > 0 || !/^[a-z0-9.-]+$/.test(host)) return undefined;
    hosts.set(host, site);
  }
  return hosts;
};

/** Returns the id of a tag manager's container; undefined when the text cannot be one. */
export const parseTagManagerId = (value: string): string | undefined =>
  /^GTM-[A-Z0-9]{4,12}$/.test(value) ? value : undefined;
