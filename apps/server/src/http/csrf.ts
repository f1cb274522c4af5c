import type { FastifyRequest } from "fastify";
import { HttpError } from "./httpError.ts";
import type { SiteAddresses } from "./siteAddresses.ts";

type ShopAddresses = { readonly siteAddresses: SiteAddresses; readonly publicUrl: string };

/** Methods that change nothing. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * CSRF protection: rejects unsafe methods (calls, uploads, forms) that a page of another site sends. Requests
 * that come from no page (scripts, webhooks) pass, since no other site can make a shopper's browser send them.
 * @throws HttpError FORBIDDEN before any of the body is read.
 */
export const rejectCrossSiteWrites =
  (addresses: ShopAddresses) =>
  async (request: FastifyRequest): Promise<void> => {
    if (SAFE_METHODS.has(request.method) || isFromShopPage(request, addresses)) return;
    throw new HttpError("FORBIDDEN", "This only works from the shop's own pages.");
  };

/**
 * Returns true for requests from the shop's own pages or from no page. Browsers send the page's origin in `Origin`,
 * and no page can change it. Programs (scripts, payment providers) send none, and they carry no shopper's cookies.
 */
const isFromShopPage = (
  request: Pick<FastifyRequest, "headers" | "host">,
  { siteAddresses, publicUrl }: ShopAddresses,
): boolean => {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin === undefined) return site === undefined || site === "same-origin" || site === "none";
  // A shop on a developer's machine may be behind a tunnel, which terminates https.
  const schemes = publicUrl.startsWith("https:") ? ["https:"] : ["http:", "https:"];
  return [
    publicUrl,
    ...siteAddresses.listOrigins(),
    ...schemes.map((scheme) => `${scheme}//${request.host}`),
  ].includes(origin);
};
