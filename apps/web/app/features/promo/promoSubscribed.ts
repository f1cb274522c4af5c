import { COOKIES, readCookie, writeCookie } from "../../lib/browser/cookies.ts";

/** R2.11: whether this browser has given an address for the code. `resetPromoMemory` forgets it. */
export const isPromoSubscribed = (): boolean => readCookie(COOKIES.promoSubscribed) === "true";

export const savePromoSubscribed = (): void => writeCookie(COOKIES.promoSubscribed, "true");
