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
  | "changePromoCode"
  | "setPromoCodeEnded"
  | "getPromoCodeOrders"
> => ({
  subscribe: {},
  confirmSubscription: { NOT_FOUND: withUnknownLink },
  unsubscribe: {},
  getPromoCodes: {},
  createPromoCode: { SITE_INVALID: mutateBody(() => ({ percent: 0 })) },
  changePromoCode: {
    SITE_INVALID: mutateBody(() => ({ percent: 0 })),
    // The code of the welcome offer must not end.
    CONFLICT: (good, name) =>
      withPromoCode("WELCOME10")(
        { ...good, body: { ...Object(good.body), expiresAt: "2020-01-01T00:00:00.000Z" } },
        name,
      ),
    NOT_FOUND: withPromoCode("NOSUCHCODE"),
  },
  setPromoCodeEnded: {
    SITE_INVALID: mutateBody(() => ({ isEnded: false, expiresAt: "2020-01-01T00:00:00.000Z" })),
    CONFLICT: withPromoCode("WELCOME10"),
    NOT_FOUND: withPromoCode("NOSUCHCODE"),
  },
  getPromoCodeOrders: { NOT_FOUND: withPromoCode("NOSUCHCODE") },
});
