import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { CheckoutPhase } from "./checkoutPhase.ts";
import { parseReturnedPayment, withoutReturnParams } from "./paymentReturn.ts";

/**
 * Takes what a bank's page has put into the address out of it again, as soon as checkout has read it: it holds a secret of
 * the payment, and a reload must go by what has become of it meanwhile.
 */
export const useClearReturnUrl = (phase: CheckoutPhase): void => {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    if (phase !== "opening" && parseReturnedPayment(search)) {
      setSearch(withoutReturnParams(search), { replace: true, preventScrollReset: true });
    }
  }, [phase, search, setSearch]);
};
