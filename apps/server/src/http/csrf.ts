import type { FastifyRequest } from "fastify";
import { HttpError } from "./httpError.ts";
import type { SiteAddresses } from "./siteAddresses.ts";

type ShopAddresses = { readonly siteAddresses: SiteAddresses; readonly publicUrl: string };

/** Methods that change nothing, whoever's page asks. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whatever changes something (calls, uploads, forms) is taken from the shop's own pages, or from no page at all: no
 * other site can write with a shopper's browser, however it names its body.
 * @throws Failure FORBIDDEN, before a byte of the body is read
 */
export const rejectCrossSiteWrites =
  (addresses: ShopAddresses) =>
  async (request: FastifyRequest): Promise<void> => {
    if (SAFE_METHODS.has(request.method) || isFromShopPage(request, addresses)) return;
    throw new HttpError("FORBIDDEN", "This can be asked for from the shop's own pages only.");
  };

/**
 * Browsers say in `Origin` whose page makes them write, and no page can change what they say. Programs (scripts, payment
 * providers) say nothing, and nobody lends them a cookie unknowingly.
 */
const isFromShopPage = (
  request: Pick<FastifyRequest, "headers" | "host">,
  { siteAddresses, publicUrl }: ShopAddresses,
): boolean => {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin === undefined) return site === undefined || site === "same-origin" || site === "none";
  // A shop on this machine may be shown to somebody through a tunnel, which speaks https for it.
  const schemes = publicUrl.startsWith("https:") ? ["https:"] : ["http:", "https:"];
  return [
    publicUrl,
    ...Object.values(siteAddresses.origins),
    ...schemes.map((scheme) => `${scheme}//${request.host}`),
  ].includes(origin);
};
