import type { SiteAddresses } from "./siteAddresses.ts";

/** Google's tag manager and what it reports to (R2.5); only in the policy of a page whose site has one configured. */
const TAG_MANAGER = "https://www.googletagmanager.com";
const ANALYTICS = "https://*.google-analytics.com https://*.analytics.google.com";

export type PagePolicy = {
  readonly nonce: string;
  /** Photos and calls may come from any of the shop's own addresses. */
  readonly addresses: SiteAddresses;
  readonly publicUrl: string;
  readonly tagManager: boolean;
  /** Vite's client needs inline styles and scripts, and a socket. */
  readonly development: boolean;
};

/** What a page may load and run. Only scripts from our own address, or inline with this reply's nonce. */
export const pagePolicy = ({ nonce, addresses, publicUrl, tagManager, development }: PagePolicy): string => {
  const own = [...new Set(["'self'", publicUrl, ...Object.values(addresses.origins)])].join(" ");
  const tags = tagManager ? ` ${TAG_MANAGER}` : "";
  const directives: Record<string, string> = {
    "default-src": "'self'",
    "script-src": development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'${tags}`,
    // React writes `style` attributes, and the toasts bring a style element; neither runs anything.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `${own} data: blob:${tagManager ? ` ${TAG_MANAGER} ${ANALYTICS}` : ""}`,
    "connect-src": `${own} blob:${tagManager ? ` ${TAG_MANAGER} ${ANALYTICS}` : ""}${development ? " ws:" : ""}`,
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
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
