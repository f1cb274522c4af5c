import { randomBytes } from "node:crypto";
import type { PageKeeping, PagePayments } from "@storywall/contract/pages.ts";
import { publicSite } from "@storywall/domain/sites/publicSite.ts";
import { forEachSite, type SiteCode, type Sites } from "@storywall/domain/sites/site.ts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { pagePolicy } from "../contentSecurityPolicy.ts";
import { asFailure, describe } from "../errorHandler.ts";
import { sendFailure } from "../failure.ts";
import { SITE_COOKIE, type SiteChoice, siteOfRequest } from "../site.ts";
import type { SiteAddresses } from "../siteAddresses.ts";
import { inProcessFetch } from "./inProcessFetch.ts";
import type { PageSource } from "./pageSource.ts";
import { sendWebResponse, toWebRequest } from "./webRequest.ts";

export type PageOptions = {
  readonly source: PageSource | undefined;
  readonly sites: () => Sites;
  readonly siteAddresses: SiteAddresses;
  readonly defaultSite: SiteCode;
  readonly publicUrl: string;
  readonly photosUrl: string;
  readonly tagManagerIds: Readonly<Record<SiteCode, string | null>>;
  readonly chatWidgets: Readonly<
    Record<SiteCode, { readonly scriptUrl: string; readonly sources: readonly string[] } | null>
  >;
  readonly payments: Readonly<Record<SiteCode, PagePayments>>;
  readonly keeping: PageKeeping;
  /** Where browsers send photos to, past the shop: an address that all of them begin with; null when to the shop itself. */
  readonly directUploads: string | null;
  readonly offlinePages: boolean;
  readonly development: boolean;
};

/** R9.6. */
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

const NO_PAGES =
  "The pages have not been built. Start the shop with `npm start`, which builds them, or with `npm run dev`. " +
  "The API answers at /api; /api/docs lists its calls.\n";

/** Everything that is neither the API nor a file is a page. */
export const pageRoutes =
  (options: PageOptions): FastifyPluginAsync =>
  async (app) => {
    const { source } = options;
    if (!source) {
      app.get("/*", (_request, reply) => reply.code(503).type("text/plain; charset=utf-8").send(NO_PAGES));
      return;
    }
    await source.mountFiles(app);
    await app.register(async (pages) => {
      // Forms reach the page's action as they were sent; only the API has parsers.
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser("*", (_request, _payload, parsed) => parsed(null));
      pages.route({
        method: ["GET", "POST", "PUT", "DELETE", "PATCH"],
        url: "/*",
        handler: async (request, reply) => {
          const choice = siteOfRequest(request, options.siteAddresses, options.defaultSite);
          const cspNonce = randomBytes(18).toString("base64");
          const { provider, publishableKey } = options.payments[choice.site];
          const handlePage = await source.load();
          const sites = options.sites();
          const response = await handlePage(toWebRequest(request, reply), {
            site: choice.site,
            sites: forEachSite((code) => publicSite(sites[code])),
            business: sites[choice.site].business,
            rights: sites[choice.site].rights,
            keeping: options.keeping,
            siteOrigins: options.siteAddresses.origins,
            api: inProcessFetch(app, request),
            cspNonce,
            publicUrl: options.siteAddresses.origins[choice.site],
            tagManagerId: options.tagManagerIds[choice.site],
            offlinePages: options.offlinePages,
            chatScript: options.chatWidgets[choice.site]?.scriptUrl ?? null,
            // No more of a provider than that leaves the server.
            payments: { provider, publishableKey },
            photoUploads: options.directUploads === null ? "shop" : "direct",
            report: (failure) => request.log.error(describe(failure), `${request.method} of a page failed`),
          });
          if (isLastWord(response)) return sendFailure(reply, asFailure(response));
          setPageHeaders(reply, response, choice, cspNonce, options);
          return sendWebResponse(reply, response);
        },
      });
    });
  };

/** What React Router sends when the page with the error cannot be drawn either: a line of plain text. */
const isLastWord = ({ status, headers }: Response): boolean =>
  status === 500 && (headers.get("content-type") ?? "").startsWith("text/plain");

/** A shop asks for none of these, and nothing that it shows may. */
const PERMISSIONS = "browsing-topics=(), camera=(), geolocation=(), microphone=()";

const setPageHeaders = (
  reply: FastifyReply,
  response: Response,
  choice: SiteChoice,
  nonce: string,
  {
    siteAddresses,
    publicUrl,
    photosUrl,
    tagManagerIds,
    chatWidgets,
    payments,
    directUploads,
    development,
  }: PageOptions,
): void => {
  reply.header(
    "content-security-policy",
    pagePolicy({
      nonce,
      addresses: siteAddresses,
      publicUrl,
      photosUrl,
      tagManager: tagManagerIds[choice.site] !== null,
      chatSources: chatWidgets[choice.site]?.sources ?? [],
      provider: payments[choice.site].provider,
      directUploads,
      development,
    }),
  );
  reply.header("permissions-policy", PERMISSIONS);
  // A page holds a nonce and one shopper's cart, so it is asked for anew each time.
  if (!response.headers.has("cache-control")) reply.header("cache-control", "private, no-cache");
  if (choice.isChosen) {
    reply.setCookie(SITE_COOKIE, choice.site, {
      path: "/",
      maxAge: A_YEAR_SECONDS,
      sameSite: "lax",
      secure: publicUrl.startsWith("https:"),
    });
  }
};
