import { VISITOR_COOKIE } from "@storywall/contract/pages.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** R9.6: cookies last a year. */
export const COOKIE_MAX_AGE_DAYS = 365;

/** Every cookie that a page writes. All are first party and hold an id, a count or a choice, never personal details. */
export const COOKIE_NAMES = {
  visitor: VISITOR_COOKIE,
  /** Sites have a cookie each: see `cartCookieName`. */
  cart: "cart_id",
  promoSeenCount: "promo_seen_count",
  promoSeen: "promo_seen",
  promoSubscribed: "promo_subscribed",
  marketingConsent: "marketing_consent",
} as const;
/** Returns the name of a site's cart cookie, `cart_id_ZA`: a cart belongs to one site, and sites may share a host. */
export const cartCookieName = (site: SiteCode) => `${COOKIE_NAMES.cart}_${site}` as const;
type CookieName = (typeof COOKIE_NAMES)[keyof typeof COOKIE_NAMES] | ReturnType<typeof cartCookieName>;

/**
 * Returns a cookie's value from a `Cookie` header or `document.cookie`; null when it is absent or cannot be decoded.
 */
export const parseCookie = (header: string, name: CookieName): string | null => {
  for (const part of header.split(";")) {
    const [key, ...value] = part.split("=");
    if (key?.trim() === name) return decodeValue(value.join("=").trim());
  }
  return null;
};

/** Returns a `Set-Cookie` line, also for `document.cookie`. `days` of 0 removes the cookie. */
export const serializeCookie = (name: CookieName, value: string, days: number, secure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure ? "; Secure" : ""}`;

export const readCookie = (name: CookieName): string | null => parseCookie(document.cookie, name);

export const writeCookie = (name: CookieName, value: string): void =>
  setCookie(name, value, COOKIE_MAX_AGE_DAYS);

export const removeCookie = (name: CookieName): void => setCookie(name, "", 0);

const setCookie = (name: CookieName, value: string, days: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that shops here
  document.cookie = serializeCookie(name, value, days, location.protocol === "https:");
};

const decodeValue = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};
