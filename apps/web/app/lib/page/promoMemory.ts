import { COOKIES, readCookie, removeCookie, writeCookie } from "../browser/cookies.ts";

/** R4.16: how often the promo was seen is kept; a reset clears seen, count and subscribed. */
export const promoSeenCount = (): number => {
  const count = Number(readCookie(COOKIES.promoSeenCount));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

export const countPromoSeen = (): void => {
  writeCookie(COOKIES.promoSeenCount, String(promoSeenCount() + 1));
  writeCookie(COOKIES.promoSeen, "true");
};

export const resetPromoMemory = (): void => {
  removeCookie(COOKIES.promoSeen);
  removeCookie(COOKIES.promoSeenCount);
  removeCookie(COOKIES.promoSubscribed);
};
