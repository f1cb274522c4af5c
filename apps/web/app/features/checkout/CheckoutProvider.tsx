import { createContext, type ReactNode, useContext, useState } from "react";
import { useStore } from "zustand";
import { quietApi } from "../../lib/api/api.ts";
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

/** One checkout page's state. */
export function CheckoutProvider({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const { provider } = useRootData().payments;
  const [store] = useState(() =>
    createCheckoutStore({
      client: quietApi,
      site,
      storage: browserCheckoutStorage(site.code),
      provider,
      handleNextAction: (intent, goOn) => handleNextAction(quietApi, site.code, intent, goOn),
      buildReturnUrl: (checkoutId) => buildReturnUrl(window.location.origin, checkoutId),
      findReturnedPayment: () => parseReturnedPayment(new URLSearchParams(window.location.search)),
      wait: sleep,
    }),
  );
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}

/** A part of the checkout, or one of its commands. */
export const useCheckout = <Part,>(select: (checkout: CheckoutState & CheckoutActions) => Part): Part => {
  const store = useContext(CheckoutContext);
  if (!store) throw new Error("useCheckout outside of CheckoutProvider");
  return useStore(store, select);
};
