import type { FastifyRequest } from "fastify";
import type { SiteAddresses } from "../siteAddresses.ts";

/**
 * Whether a request comes from the shop's own pages, or from no page at all: browsers say in `Origin` whose page makes
 * them write, and no page can change what they say. Programs say nothing, and nobody lends them a cookie unknowingly.
 */
export const isFromOwnPages = (
  request: Pick<FastifyRequest, "headers" | "host">,
  addresses: SiteAddresses,
  publicUrl: string,
): boolean => {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin === undefined) return site === undefined || site === "same-origin" || site === "none";
  const scheme = new URL(publicUrl).protocol;
  return [publicUrl, ...Object.values(addresses.origins), `${scheme}//${request.host}`].includes(origin);
};
