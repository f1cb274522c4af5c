import type { Call } from "@storywall/contract/call.ts";
import type { Issue } from "@storywall/contract/errors.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import "@fastify/cookie"; // declares request.cookies
import type { SiteCode, Sites } from "@storywall/domain/sites/site.ts";
import type { FastifyRequest } from "fastify";
import { HttpError } from "./httpError.ts";
import type { SiteAddresses } from "./siteAddresses.ts";

/**
 * Name of the cookie with the country that a visitor chose, used when the host names no site. It is not an id,
 * so scripts may read it.
 */
export const SITE_COOKIE = "storywall_site";

export type ResolvedSite = {
  readonly site: SiteCode;
  /**
   * Site that the request names, by its host or by `?site=`; null when it came from the cookie or is the
   * default.
   */
  readonly requestedSite: SiteCode | null;
  /**
   * True when `?site=` named the site and no host decides, so that the choice should be saved in the cookie.
   */
  readonly isChosenByQuery: boolean;
};

/** Returns the site of a request (R1.2): by the host, else by `?site=`, else by the cookie, else the default. */
export const resolveRequestSite = (
  request: Pick<FastifyRequest, "hostname" | "query" | "cookies">,
  addresses: SiteAddresses,
  defaultSite: SiteCode,
): ResolvedSite => {
  const byHost = addresses.findByHost(request.hostname.toLowerCase());
  if (byHost) return { site: byHost, requestedSite: byHost, isChosenByQuery: false };
  const chosen = addresses.findOpen(fieldOf(request.query, "site"));
  if (chosen) return { site: chosen, requestedSite: chosen, isChosenByQuery: true };
  const remembered = addresses.findOpen(request.cookies[SITE_COOKIE]);
  return { site: remembered ?? defaultSite, requestedSite: null, isChosenByQuery: false };
};

/**
 * Rejects a site code that the shop does not have, for files, which are not calls of the contract.
 * @throws HttpError BAD_REQUEST
 */
export const rejectUnknownSite = (sites: Sites, code: SiteCode | undefined): void => {
  if (code !== undefined && sites[code] === undefined)
    throw new HttpError("BAD_REQUEST", "There is no such country in this shop.");
};

/**
 * Returns an issue for each field that names a site which the shop does not have: the schemas only check the
 * form of a code. Staff may name a site that is not open yet.
 */
export const findSiteIssues = (
  { staffOnly, path }: Pick<Call, "staffOnly" | "path">,
  request: Readonly<Record<string, unknown>>,
  { findOpen, findAny }: SiteAddresses,
): readonly Issue[] => {
  const named = [
    { field: "site", code: fieldOf(request.body, "site") },
    { field: "site", code: fieldOf(request.query, "site") },
    ...(/\/(sites|stock)\/:code/.test(path)
      ? [{ field: "code", code: fieldOf(request.params, "code") }]
      : []),
  ];
  const find = staffOnly ? findAny : findOpen;
  return named.flatMap(({ field, code }) =>
    code === undefined || code === null || find(code)
      ? []
      : [{ path: field, message: "is not a site of this shop" }],
  );
};
