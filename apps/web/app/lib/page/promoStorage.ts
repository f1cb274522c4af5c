import { COOKIES, readCookie, removeCookie, writeCookie } from "../browser/cookies.ts";

/** R4.16: how often the promo was seen is kept; a reset clears seen, count and subscribed. */
export const readPromoSeenCount = (): number => {
  const count = Number(readCookie(COOKIES.promoSeenCount));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

export const incrementPromoSeenCount = (): void => {
  writeCookie(COOKIES.promoSeenCount, String(readPromoSeenCount() + 1));
  writeCookie(COOKIES.promoSeen, "true");
};

export const clearPromoStorage = (): void => {
  removeCookie(COOKIES.promoSeen);
  removeCookie(COOKIES.promoSeenCount);
  removeCookie(COOKIES.promoSubscribed);
};
