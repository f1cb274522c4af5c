import { randomBytes } from "node:crypto";
import type { PagePayments, RetentionDays } from "@storywall/contract/pages.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import {
  mapSites,
  ofSite,
  onlyOpen,
  type PerSite,
  type SiteCode,
  type Sites,
} from "@storywall/domain/sites/site.ts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Authenticate } from "../../usecases/staff/authenticate.ts";
import { type ChatSources, pageCsp } from "../contentSecurityPolicy.ts";
import { describeError, toHttpError } from "../errorHandler.ts";
import { sendError } from "../httpError.ts";
import { type ResolvedSite, resolveRequestSite, SITE_COOKIE } from "../site.ts";
import type { SiteAddresses } from "../siteAddresses.ts";
import { inProcessFetch } from "./inProcessFetch.ts";
import type { PageSource } from "./pageSource.ts";
import { findSitePreview } from "./sitePreview.ts";
import { sendWebResponse, toWebRequest } from "./webRequest.ts";

type PageOptions = {
  readonly source: PageSource | undefined;
  readonly sites: () => Sites;
  /** Authenticates staff: only they may see a page as it would be after a change. */
  readonly authenticate: Authenticate;
  readonly siteAddresses: SiteAddresses;
  readonly defaultSite: SiteCode;
  readonly publicUrl: string;
  readonly photosUrl: string;
  readonly tagManagerIds: PerSite<string | null>;
  readonly chatWidgets: PerSite<{ readonly scriptUrl: string; readonly sources: ChatSources } | null>;
  readonly paymentsOf: (site: SiteCode) => PagePayments;
  readonly retention: RetentionDays;
  /** Prefix of direct upload URLs; null when browsers send photos to our server. */
  readonly directUploads: string | null;
  /** Origin that serves the smaller copies of photos; null when the shop does. */
  readonly deliveryOrigin: string | null;
  readonly offlinePages: boolean;
  readonly development: boolean;
};

/** How long the site cookie stays (R9.6). */
const SITE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

const NOT_BUILT_MESSAGE =
  "The pages have not been built. Start the shop with `npm start`, which builds them, or with `npm run dev`. " +
  "The API answers at /api; /api/docs lists its calls.\n";

/** Serves the pages: all addresses that are neither the API nor a file. */
export const pageRoutes =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    const { source } = options;
    if (!source) {
      app.get("/*", (_request, reply) =>
        reply.code(503).type("text/plain; charset=utf-8").send(NOT_BUILT_MESSAGE),
      );
      return;
    }
    await source.registerFiles(app);
    await app.register(async (pages) => {
      // The page's action parses forms itself. Only the API has parsers.
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
      pages.route({
        method: ["GET", "POST", "PUT", "DELETE", "PATCH"],
        url: "/*",
        handler: async (request, reply) => {
          const { sites, preview, resolvedSite } = await resolvePage(request, reply, options);
          const cspNonce = randomBytes(18).toString("base64");
          const { provider, publishableKey, isTest } = options.paymentsOf(resolvedSite.site);
          const handlePage = await source.loadHandlePage();
          const response = await handlePage(toWebRequest(request, reply), {
            site: resolvedSite.site,
            sites: mapSites(sites, toPublicSite),
            business: ofSite(sites, resolvedSite.site).business,
            rights: ofSite(sites, resolvedSite.site).rights,
            retention: options.retention,
            siteOrigins: mapSites(sites, ({ code }) => options.siteAddresses.originOf(code)),
            api: inProcessFetch(app, request),
            cspNonce,
            publicUrl: options.siteAddresses.originOf(resolvedSite.site),
            tagManagerId: options.tagManagerIds[resolvedSite.site] ?? null,
            offlinePages: options.offlinePages,
            chatScript: options.chatWidgets[resolvedSite.site]?.scriptUrl ?? null,
            // Only these fields of a provider leave the server.
            payments: { provider, publishableKey, isTest },
            photoUploads: options.directUploads === null ? "shop" : "direct",
            isPreview: preview !== undefined,
            reportError: (error) =>
              request.log.error(describeError(error), `${request.method} of a page failed`),
          });
          if (isReactRouterError(response)) return sendError(reply, toHttpError(response));
          setPageHeaders(reply, response, resolvedSite, cspNonce, {
            ...options,
            isPreview: preview !== undefined,
          });
          reply.header("cross-origin-opener-policy", openerPolicyOf(request.url));
          return sendWebResponse(reply, response);
        },
      });
    });
  };

/**
 * Returns the site of a page, and all open sites as the page shows them. In a preview the site has the owner's
 * draft and may not be open yet.
 */
const resolvePage = async (request: FastifyRequest, reply: FastifyReply, options: PageOptions) => {
  const sites = onlyOpen(options.sites());
  const resolvedSite = resolveRequestSite(request, options.siteAddresses, options.defaultSite);
  const preview = await findSitePreview(request, reply, options.sites(), {
    authenticate: options.authenticate,
    isSecure: options.publicUrl.startsWith("https:"),
  });
  if (!preview) return { sites, preview, resolvedSite };
  // A preview leaves no trace, so its site is not saved in the cookie either.
  const previewedSite: ResolvedSite = { site: preview.code, requestedSite: null, isChosenByQuery: false };
  return { sites: { ...sites, [preview.code]: preview }, preview, resolvedSite: previewedSite };
};

/**
 * Returns the Cross-Origin-Opener-Policy of a page. `same-origin` would cut off the windows of banks and
 * wallets that a payment provider's frame opens on checkout. All of the shopper's pages share one policy, since
 * they lead to checkout without a reload and the policy of the first page stays in force. A window of another
 * site that opened a page is cut off in any case.
 */
const openerPolicyOf = (url: string): string =>
  /^\/admin(?![^/?])/.test(url) ? "same-origin" : "same-origin-allow-popups";

/** Returns true for React Router's answer when even its error page cannot be rendered: a line of plain text. */
const isReactRouterError = ({ status, headers }: Response): boolean =>
  status === 500 && (headers.get("content-type") ?? "").startsWith("text/plain");

/** The shop needs none of these, and no frame in it may use them. */
const PERMISSIONS_POLICY = "browsing-topics=(), camera=(), geolocation=(), microphone=()";

const setPageHeaders = (
  reply: FastifyReply,
  response: Response,
  resolvedSite: ResolvedSite,
  nonce: string,
  {
    siteAddresses,
    publicUrl,
    photosUrl,
    tagManagerIds,
    chatWidgets,
    paymentsOf,
    directUploads,
    deliveryOrigin,
    development,
    isPreview,
  }: PageOptions & { readonly isPreview: boolean },
): void => {
  reply.header(
    "content-security-policy",
    pageCsp({
      nonce,
      addresses: siteAddresses,
      publicUrl,
      photosUrl,
      tagManager: typeof tagManagerIds[resolvedSite.site] === "string",
      chat: chatWidgets[resolvedSite.site]?.sources,
      provider: paymentsOf(resolvedSite.site).provider,
      directUploads,
      deliveryOrigin,
      development,
      isPreview,
    }),
  );
  reply.header("permissions-policy", PERMISSIONS_POLICY);
  // A page holds a nonce and one shopper's cart, so caches must revalidate it.
  if (!response.headers.has("cache-control")) reply.header("cache-control", "private, no-cache");
  if (resolvedSite.isChosenByQuery) {
    reply.setCookie(SITE_COOKIE, resolvedSite.site, {
      path: "/",
      maxAge: SITE_COOKIE_MAX_AGE_SECONDS,
      sameSite: "lax",
      secure: publicUrl.startsWith("https:"),
    });
  }
};
