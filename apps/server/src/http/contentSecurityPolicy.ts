import type { PaymentProvider } from "../ports/payments/Payments.ts";
import type { SiteAddresses } from "./siteAddresses.ts";

/** Google's tag manager and what it reports to (R2.5); only in the policy of a page whose site has one configured. */
const TAG_MANAGER_ORIGIN = "https://www.googletagmanager.com";
const ANALYTICS_ORIGINS = "https://*.google-analytics.com https://*.analytics.google.com";

/** What a provider's form loads into a page or asks from it; the card fields themselves are frames of the provider. */
type FormSources = Readonly<Record<"script" | "connect" | "frame" | "img", string>>;

/** By the providers' own lists, and by what their scripts name: https://docs.stripe.com/security/guide, InlineJS 2. */
const PAYMENT_FORM_SOURCES: Readonly<Record<PaymentProvider, FormSources>> = {
  test: { script: "", connect: "", frame: "", img: "" },
  stripe: {
    script: " https://js.stripe.com https://*.js.stripe.com",
    connect: " https://api.stripe.com",
    frame: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    img: " https://*.stripe.com",
  },
  paystack: {
    script: " https://js.paystack.co",
    connect: " https://api.paystack.co",
    frame: " https://checkout.paystack.com",
    img: "",
  },
};

export type PageCspOptions = {
  readonly nonce: string;
  /** Photos and calls may come from any of the shop's own addresses. */
  readonly addresses: SiteAddresses;
  readonly publicUrl: string;
  /** Photos may come from here too; nothing else does. */
  readonly photosUrl: string;
  readonly tagManager: boolean;
  /** R2.15: origins of the site's chat widget; none where shoppers write to the shop itself. */
  readonly chatSources: readonly string[];
  /** Who takes the site's money; the sources of its form are open to pages of that site alone. */
  readonly provider: PaymentProvider;
  /** What the addresses begin with that photos are sent to past the shop; null where there are none. */
  readonly directUploads: string | null;
  /** Vite's client needs inline styles and scripts, and a socket. */
  readonly development: boolean;
};

/** What a page may load and run. Only scripts from our own address, or inline with this reply's nonce. */
export const pageCsp = ({
  nonce,
  addresses,
  publicUrl,
  photosUrl,
  tagManager,
  chatSources,
  provider,
  directUploads,
  development,
}: PageCspOptions): string => {
  const own = [...new Set(["'self'", publicUrl, ...Object.values(addresses.origins)])].join(" ");
  const photos = own.split(" ").includes(photosUrl) ? "" : ` ${photosUrl}`;
  const form = PAYMENT_FORM_SOURCES[provider];
  const chat = chatSources.map((source) => ` ${source}`).join("");
  // The container itself comes by the nonce: Google's host would let in the containers of everybody.
  const scripts = development
    ? `'unsafe-inline'${tagManager ? ` ${TAG_MANAGER_ORIGIN}` : ""}`
    : `'nonce-${nonce}'`;
  const directives: Record<string, string> = {
    "default-src": "'self'",
    "script-src": `'self' ${scripts}${form.script}${chat}`,
    // React writes `style` attributes, and the toasts bring a style element; neither runs anything.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `${own}${photos} data: blob:${tagManager ? ` ${TAG_MANAGER_ORIGIN} ${ANALYTICS_ORIGINS}` : ""}${form.img}${chat}`,
    "connect-src": `${own} blob:${tagManager ? ` ${TAG_MANAGER_ORIGIN} ${ANALYTICS_ORIGINS}` : ""}${development ? " ws:" : ""}${form.connect}${chat}${directUploads === null ? "" : ` ${directUploads}`}`,
    "frame-src": `'self'${form.frame}${chat}`,
    "font-src": "'self'",
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    ...(publicUrl.startsWith("https:") ? { "upgrade-insecure-requests": "" } : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
};

/** For everything that is not a page: nothing in it may run, wherever it is opened. */
export const STRICT_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
