import { createContext, type ReactNode, useContext, useState } from "react";
import { useStore } from "zustand";
import { quietApi } from "../../lib/api/api.ts";
import { useRootData } from "../../lib/api/rootData.ts";
import { useSite } from "../../lib/api/site.ts";
import { browserCheckoutMemory } from "./checkoutMemory.ts";
import {
  type CheckoutCommands,
  type CheckoutState,
  type CheckoutStore,
  createCheckoutStore,
} from "./checkoutStore.ts";
import { takeExtraStep } from "./payment/extraStep.ts";
import { returnedPayment, returnUrlOf } from "./returnedPayment.ts";

const CheckoutContext = createContext<CheckoutStore | null>(null);

/** One checkout page's state. */
export function CheckoutProvider({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const { provider } = useRootData().payments;
  const [store] = useState(() =>
    createCheckoutStore({
      client: quietApi,
      site,
      memory: browserCheckoutMemory(site.code),
      provider,
      takeExtraStep: (intent, goOn) => takeExtraStep(quietApi, site.code, intent, goOn),
      returnUrl: (checkoutId) => returnUrlOf(window.location.origin, checkoutId),
      returned: () => returnedPayment(new URLSearchParams(window.location.search)),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  );
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}

/** A part of the checkout, or one of its commands. */
export const useCheckout = <Part,>(select: (checkout: CheckoutState & CheckoutCommands) => Part): Part => {
  const store = useContext(CheckoutContext);
  if (!store) throw new Error("useCheckout outside of CheckoutProvider");
  return useStore(store, select);
};
