import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const cartErrorCases = ({
  mutateBody,
  withUnknownId,
  withOtherSite,
  withUsedPromo,
  withPromoAlreadySet,
  expirePromo,
  lineErrors,
  withTooManyLines,
}: InputMutators): Pick<
  ErrorCases,
  | "initCart"
  | "getCartInfo"
  | "addCartItem"
  | "addToCart"
  | "updateCartItem"
  | "removeCartItem"
  | "addPromoCode"
  | "removePromoCode"
> => ({
  initCart: {
    ...lineErrors,
    PROMO_UNKNOWN: mutateBody(() => ({ promoCode: "NOSUCHCODE" })),
    PROMO_EXPIRED: (good, name) => expirePromo({ body: { ...good.body, promoCode: "WELCOME10" } }, name),
  },
  getCartInfo: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
  addCartItem: {
    ...lineErrors,
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    TOO_MANY_LINES: withTooManyLines,
  },
  addToCart: {
    ...lineErrors,
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    TOO_MANY_LINES: withTooManyLines,
  },
  updateCartItem: { ...lineErrors, NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
  removeCartItem: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
  addPromoCode: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    PROMO_UNKNOWN: mutateBody(() => ({ promoCode: "NOSUCHCODE" })),
    PROMO_EXPIRED: expirePromo,
    PROMO_USED: withUsedPromo,
    PROMO_ALREADY_SET: withPromoAlreadySet("promoCode"),
  },
  removePromoCode: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
});
