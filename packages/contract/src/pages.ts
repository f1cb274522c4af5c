import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import type { PerSite, SiteBusiness, SiteCode, SiteRights } from "@storywall/domain/sites/site.ts";
import type { PaymentProvider } from "./schemas/payment.ts";

/** Cookie with the visitor's id. Pages write it; uploads of photos send it. */
export const VISITOR_COOKIE = "visitor_id";

/**
 * The interface of server and pages. The server does not depend on the framework of the pages: it loads their build,
 * which exports `handlePage`, and passes every request for a page to it.
 */
export type HandlePage = (request: Request, context: PageContext) => Promise<Response>;

/** What the server passes to the pages with each request. It never reaches the browser as a whole. */
export type PageContext = {
  /** By host, `?site=`, stored choice or default, in this order (R1.2). */
  readonly site: SiteCode;
  /** All open storefronts with their current content; loaders pass on only what a page shows. */
  readonly sites: PerSite<PublicSite>;
  /** The seller at this site and the buyer's rights by the law of its country, for the pages that show them. */
  readonly business: SiteBusiness;
  readonly rights: SiteRights;
  /** How long the shop stores data (docs/operations.md), for the page that shows it. */
  readonly retention: RetentionDays;
  /**
   * Origin of each site (`http://za.localhost:3000`), for the country switch and alternate links. Sites without a host
   * of their own share one, so a link to another site also has `?site=AU`, which the shop then stores.
   */
  readonly siteOrigins: PerSite<string>;
  /**
   * Our API without a network: the `fetch` of createClient({ baseUrl: "/api", fetch: context.api }). Sends the cookies
   * and the host of the request.
   */
  readonly api: typeof globalThis.fetch;
  /** Every inline script and style of the page has this nonce; the browser blocks other inline code. */
  readonly cspNonce: string;
  /**
   * Public origin of this site, without a slash at the end, for canonical links and social images.
   */
  readonly publicUrl: string;
  /** Id of the tag manager; null where none is configured, and then no tag is ever loaded (R2.5). */
  readonly tagManagerId: string | null;
  /** Script of an external chat; null when shoppers write to the shop itself (R2.15). */
  readonly chatScript: string | null;
  readonly payments: PagePayments;
  /** Where browsers send photos: to the shop, or directly to its bucket. */
  readonly photoUploads: "shop" | "direct";
  /** Whether browsers store the page that is shown while the shop is unreachable. When false, they delete it. */
  readonly offlinePages: boolean;
  /** True: the owner's preview of an unsaved change, in a frame of an admin page. It is sent without scripts. */
  readonly isPreview: boolean;
  /** Logs an unexpected error, without data that a shopper sent. */
  readonly reportError: (error: unknown) => void;
};

/** How long the shop stores data, in days. */
export type RetentionDays = {
  /** Days for a photo that is in no order, counted from its last use. */
  readonly photoDays: number;
  /** Days for the photos of an order, counted from its last transition. */
  readonly orderPhotoDays: number;
};

/** The payment provider of this site. */
export type PagePayments = {
  readonly provider: PaymentProvider;
  /** Public key for the provider's script; null when it needs none. */
  readonly publishableKey: string | null;
  /** True when no money moves; cart and checkout show a notice. */
  readonly isTest: boolean;
};
