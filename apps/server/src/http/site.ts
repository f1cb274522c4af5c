import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import "@fastify/cookie"; // declares request.cookies
import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { FastifyRequest } from "fastify";
import type { SiteAddresses } from "./siteAddresses.ts";

/**
 * Cookie with the country that a visitor chose, used when the host does not tell. Not an id, so scripts may read it.
 */
export const SITE_COOKIE = "storywall_site";

export type ResolvedSite = {
  readonly site: SiteCode;
  /** The site that the request names, by its host or by `?site=`; null when it was remembered or is the default. */
  readonly requestedSite: SiteCode | null;
  /** True when `?site=` named it and no host decides, so the choice is worth a cookie. */
  readonly isChosenByQuery: boolean;
};

/** Returns the site of a request (R1.2): by the host, else by `?site=`, else by the cookie, else the default. */
export const resolveRequestSite = (
  request: Pick<FastifyRequest, "hostname" | "query" | "cookies">,
  addresses: SiteAddresses,
  defaultSite: SiteCode,
): ResolvedSite => {
  const byHost = addresses.hosts.get(request.hostname.toLowerCase());
  if (byHost) return { site: byHost, requestedSite: byHost, isChosenByQuery: false };
  const chosen = toSiteCode(fieldOf(request.query, "site"));
  if (chosen) return { site: chosen, requestedSite: chosen, isChosenByQuery: true };
  const remembered = toSiteCode(request.cookies[SITE_COOKIE]);
  return { site: remembered ?? defaultSite, requestedSite: null, isChosenByQuery: false };
};

export const toSiteCode = (value: unknown): SiteCode | undefined => SITE_CODES.find((code) => code === value);
