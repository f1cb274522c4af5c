import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import type { SiteBusiness, SiteCode, SiteRights } from "@storywall/domain/sites/site.ts";
import type { PaymentProvider } from "./schemas/payment.ts";

/** Holds the visitor's id: pages write it, and a request that brings a photo bears it along. */
export const VISITOR_COOKIE = "visitor_id";

/**
 * What the server and the pages agree on. The server knows nothing of the pages' framework: it loads their build, which
 * exports `handlePage` of this shape, and hands every request for a page to it.
 */
export type HandlePage = (request: Request, context: PageContext) => Promise<Response>;

/** What the server tells the pages with each request; only ever seen on the server's side of a page. */
export type PageContext = {
  /** R1.2: by host, `?site=`, remembered choice or default, in this order. */
  readonly site: SiteCode;
  /** Every storefront as it is now; loaders hand a page what it shows of it. */
  readonly sites: Readonly<Record<SiteCode, PublicSite>>;
  /** Who sells at this site, and what its country's law gives: for the pages that say so. */
  readonly business: SiteBusiness;
  readonly rights: SiteRights;
  /** How long the shop keeps what (docs/operations.md): for the page that says so. */
  readonly retention: RetentionDays;
  /**
   * Origin of each site (`http://za.localhost:3000`), for the country switch and alternate links. Sites without a host
   * of their own share one, so a link to another site also says `?site=AU`, which is then remembered.
   */
  readonly siteOrigins: Readonly<Record<SiteCode, string>>;
  /**
   * Our own API without a network: the `fetch` of createClient({ baseUrl: "/api", fetch: context.api }). Carries the
   * request's cookies and host.
   */
  readonly api: typeof globalThis.fetch;
  /** Every inline script and style of the page bears it; nothing else inline runs. */
  readonly cspNonce: string;
  /**
   * Origin under which this site is known to the world, without a slash at the end: canonical links, social pictures.
   */
  readonly publicUrl: string;
  /** R2.5: null where none is configured; then no tag is ever loaded. */
  readonly tagManagerId: string | null;
  /** R2.15: the script of somebody else's chat; null where shoppers write to the shop itself. */
  readonly chatScript: string | null;
  readonly payments: PagePayments;
  /** Whether photos are sent to the shop, or straight into its bucket. */
  readonly photoUploads: "shop" | "direct";
  /** Whether browsers keep what lets the shop say that it is out of reach; false: they are told to let go of it. */
  readonly offlinePages: boolean;
  /** Tells the shop's log of a failure that nobody expected, without what a shopper sent. */
  readonly reportError: (failure: unknown) => void;
};

/** In days. */
export type RetentionDays = {
  /** A photo that is in no order, after its last use. */
  readonly photoDays: number;
  /** An order's photos, after its last step. */
  readonly orderPhotoDays: number;
};

/** Whose form takes the money at this site. */
export type PagePayments = {
  /** `test`: the pages must say that no card is charged. */
  readonly provider: PaymentProvider;
  /** What the provider's own script wants to know of the shop; null where it wants nothing. */
  readonly publishableKey: string | null;
};
