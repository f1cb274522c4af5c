import { COOKIES, readCookie, removeCookie, writeCookie } from "../browser/cookies.ts";

/** Returns how often the promo was shown in this browser (R4.16). */
export const readPromoSeenCount = (): number => {
  const count = Number(readCookie(COOKIES.promoSeenCount));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

export const incrementPromoSeenCount = (): void => {
  writeCookie(COOKIES.promoSeenCount, String(readPromoSeenCount() + 1));
  writeCookie(COOKIES.promoSeen, "true");
};

/** Clears that the promo was seen, how often, and that the visitor subscribed (R4.16). */
export const clearPromoStorage = (): void => {
  removeCookie(COOKIES.promoSeen);
  removeCookie(COOKIES.promoSeenCount);
  removeCookie(COOKIES.promoSubscribed);
};
