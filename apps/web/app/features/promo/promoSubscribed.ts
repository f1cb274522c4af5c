import { COOKIE_NAMES, readCookie, writeCookie } from "../../lib/browser/cookies.ts";

/** Returns whether an address for the code was given in this browser (R2.11). `clearPromoStorage` clears it. */
export const isPromoSubscribed = (): boolean => readCookie(COOKIE_NAMES.promoSubscribed) === "true";

export const savePromoSubscribed = (): void => writeCookie(COOKIE_NAMES.promoSubscribed, "true");
