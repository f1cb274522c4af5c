import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { CheckoutPhase } from "./checkoutPhase.ts";
import { parseReturnedPayment, withoutReturnParams } from "./paymentReturn.ts";

/**
 * Removes the parameters of a bank's page from the URL once checkout has read them. They hold a secret of the
 * payment, and a reload must use the saved state, which is newer.
 */
export const useRemoveReturnParams = (phase: CheckoutPhase): void => {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    if (phase !== "opening" && parseReturnedPayment(search)) {
      setSearch(withoutReturnParams(search), { replace: true, preventScrollReset: true });
    }
  }, [phase, search, setSearch]);
};
