import { COOKIE_NAMES, readCookie, removeCookie, writeCookie } from "../browser/cookies.ts";

/** Returns how often the promo was shown in this browser (R4.16). */
export const readPromoSeenCount = (): number => {
  const count = Number(readCookie(COOKIE_NAMES.promoSeenCount));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

export const incrementPromoSeenCount = (): void => {
  writeCookie(COOKIE_NAMES.promoSeenCount, String(readPromoSeenCount() + 1));
  writeCookie(COOKIE_NAMES.promoSeen, "true");
};

/** Clears that the promo was seen, how often, and that the visitor subscribed (R4.16). */
export const clearPromoStorage = (): void => {
  removeCookie(COOKIE_NAMES.promoSeen);
  removeCookie(COOKIE_NAMES.promoSeenCount);
  removeCookie(COOKIE_NAMES.promoSubscribed);
};
