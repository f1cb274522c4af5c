import type { PaymentProvider } from "../ports/payments/Payments.ts";
import type { SiteAddresses } from "./siteAddresses.ts";

/** Google's tag manager and its reporting hosts (R2.5). Only in the policy of pages whose site has a tag manager. */
const TAG_MANAGER_ORIGIN = "https://www.googletagmanager.com";
const ANALYTICS_ORIGINS = "https://*.google-analytics.com https://*.analytics.google.com";

/**
 * Sources that a provider's payment form loads from and connects to. The card fields themselves are frames of
 * the provider.
 */
type FormSources = Readonly<Record<"script" | "connect" | "frame" | "img", string>>;

/**
 * Sources: the providers' own lists (https://docs.stripe.com/security/guide) and what their scripts use (InlineJS 2).
 */
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
  // Its checkout is a page at Shopify to which the browser goes, so our pages load nothing.
  shopify: { script: "", connect: "", frame: "", img: "" },
};

/** Origins of a site's chat widget (R2.15). */
export type ChatSources = {
  /** Origins that may serve scripts, frames, images, styles and fonts, and be connected to. */
  readonly all: readonly string[];
  /** Origins that may serve styles only. */
  readonly style: readonly string[];
  /** Origins that may serve fonts only. */
  readonly font: readonly string[];
};

type PageCspOptions = {
  readonly nonce: string;
  /** The shop's own addresses. Photos and calls are allowed from all of them. */
  readonly addresses: Pick<SiteAddresses, "listOrigins">;
  readonly publicUrl: string;
  /** Origin from which images are allowed too, and nothing else. */
  readonly photosUrl: string;
  readonly tagManager: boolean;
  /** Undefined when the site has no chat widget. */
  readonly chat: ChatSources | undefined;
  /** The site's payment provider. Only the sources of its form are allowed. */
  readonly provider: PaymentProvider;
  /** Prefix of direct upload URLs; null when there are no direct uploads. */
  readonly directUploads: string | null;
  /**
   * Origin that serves the smaller copies of photos, for which only images are allowed; null when the shop
   * serves them.
   */
  readonly deliveryOrigin: string | null;
  /** Vite's client needs inline styles, inline scripts and a WebSocket. */
  readonly development: boolean;
  /** True when an admin page shows this page in a frame. */
  readonly isPreview: boolean;
};

/**
 * Returns the content security policy of a page. Scripts run only from our own origin or inline with this response's
 * nonce.
 */
export const pageCsp = ({
  nonce,
  addresses,
  publicUrl,
  photosUrl,
  tagManager,
  chat: chatSources,
  provider,
  directUploads,
  deliveryOrigin,
  development,
  isPreview,
}: PageCspOptions): string => {
  const own = [...new Set(["'self'", publicUrl, ...addresses.listOrigins()])].join(" ");
  const photos = own.split(" ").includes(photosUrl) ? "" : ` ${photosUrl}`;
  const form = PAYMENT_FORM_SOURCES[provider];
  const chat = joinSources(chatSources?.all);
  // The container is allowed by the nonce. Allowing Google's host would allow every container.
  const scripts = development
    ? `'unsafe-inline'${tagManager ? ` ${TAG_MANAGER_ORIGIN}` : ""}`
    : `'nonce-${nonce}'`;
  const directives: Record<string, string> = {
    "default-src": "'self'",
    "script-src": `'self' ${scripts}${form.script}${chat}`,
    // React writes `style` attributes, which run no scripts.
    "style-src": `'self' 'unsafe-inline'${chat}${joinSources(chatSources?.style)}`,
    "img-src": `${own}${photos}${joinSources(deliveryOrigin === null ? [] : [deliveryOrigin])} data: blob:${tagManager ? ` ${TAG_MANAGER_ORIGIN} ${ANALYTICS_ORIGINS}` : ""}${form.img}${chat}`,
    "connect-src": `${own} blob:${tagManager ? ` ${TAG_MANAGER_ORIGIN} ${ANALYTICS_ORIGINS}` : ""}${development ? " ws:" : ""}${form.connect}${chat}${directUploads === null ? "" : ` ${directUploads}`}`,
    "frame-src": `'self'${form.frame}${chat}`,
    "font-src": `'self'${chat}${joinSources(chatSources?.font)}`,
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": isPreview ? "'self'" : "'none'",
    ...(publicUrl.startsWith("https:") ? { "upgrade-insecure-requests": "" } : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
};

const joinSources = (sources: readonly string[] = []): string =>
  sources.map((source) => ` ${source}`).join("");

/** Policy of all responses that are not pages. Nothing in them may run, however they are opened. */
export const STRICT_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
