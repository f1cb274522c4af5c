import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const promoErrorCases = ({
  mutateBody,
  withPromoCode,
  withUnknownLink,
}: InputMutators): Pick<
  ErrorCases,
  | "subscribe"
  | "confirmSubscription"
  | "unsubscribe"
  | "getPromoCodes"
  | "createPromoCode"
  | "setPromoCodeEnded"
  | "getPromoCodeOrders"
> => ({
  subscribe: {},
  confirmSubscription: { NOT_FOUND: withUnknownLink },
  unsubscribe: {},
  getPromoCodes: {},
  createPromoCode: { SITE_INVALID: mutateBody(() => ({ percent: 0 })) },
  setPromoCodeEnded: {
    CONFLICT: withPromoCode("WELCOME10"),
    NOT_FOUND: withPromoCode("NOSUCHCODE"),
  },
  getPromoCodeOrders: { NOT_FOUND: withPromoCode("NOSUCHCODE") },
});
