import { COOKIES, readCookie, writeCookie } from "../../lib/browser/cookies.ts";

/** Returns whether an address for the code was given in this browser (R2.11). `clearPromoStorage` clears it. */
export const isPromoSubscribed = (): boolean => readCookie(COOKIES.promoSubscribed) === "true";

export const savePromoSubscribed = (): void => writeCookie(COOKIES.promoSubscribed, "true");
