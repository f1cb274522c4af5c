import { createContext, type ReactNode, useContext, useState } from "react";
import { useStore } from "zustand";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { sleep } from "../../lib/api/retry.ts";
import { useRootData } from "../../lib/api/rootData.ts";
import { useSite } from "../../lib/api/site.ts";
import { browserCheckoutStorage } from "./checkoutStorage.ts";
import {
  type CheckoutActions,
  type CheckoutState,
  type CheckoutStore,
  createCheckoutStore,
} from "./checkoutStore.ts";
import { handleNextAction } from "./payment/nextAction.ts";
import { buildReturnUrl, parseReturnedPayment } from "./paymentReturn.ts";

const CheckoutContext = createContext<CheckoutStore | null>(null);

/** Provides the store of one checkout page. */
export function CheckoutProvider({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const { provider } = useRootData().payments;
  const [store] = useState(() =>
    createCheckoutStore({
      client: apiWithoutToasts,
      site,
      storage: browserCheckoutStorage(site.code),
      provider,
      handleNextAction: (intent, shouldContinue) =>
        handleNextAction(apiWithoutToasts, site.code, intent, shouldContinue),
      buildReturnUrl: (checkoutId) => buildReturnUrl(window.location.origin, checkoutId),
      findReturnedPayment: () => parseReturnedPayment(new URLSearchParams(window.location.search)),
      wait: sleep,
    }),
  );
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}

/** Returns a part of the checkout's state, or one of its actions. */
export const useCheckout = <Part,>(select: (checkout: CheckoutState & CheckoutActions) => Part): Part => {
  const store = useContext(CheckoutContext);
  if (!store) throw new Error("useCheckout outside of CheckoutProvider");
  return useStore(store, select);
};
