import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useCheckout } from "./CheckoutProvider.tsx";
import type { PaymentForm } from "./payment/paymentForm.ts";

/**
 * Keeps the review step in the URL, so that the browser's "back" leads to the form and not out of checkout. `onReload`
 * is called when the page was loaded at the review, where the payment's fields have lost what was typed.
 */
export const useReviewStep = (onReload: () => void) => {
  const [search, setSearch] = useSearchParams();
  const review = useCheckout((state) => state.review);
  const edit = useCheckout((state) => state.edit);
  const phase = useCheckout((state) => state.phase);
  const isAtReview = search.get("step") === "review";
  const previousIsAtReview = useRef(isAtReview);
  const wasReloaded = useRef(isAtReview);

  useEffect(() => {
    if (previousIsAtReview.current && !isAtReview) edit();
    previousIsAtReview.current = isAtReview;
  }, [isAtReview, edit]);

  useEffect(() => {
    // After a reload, or after a declined card, the URL follows the phase.
    if (!isAtReview || phase !== "details") return;
    setSearch({}, { replace: true, preventScrollReset: true });
    if (wasReloaded.current) onReload();
    wasReloaded.current = false;
  }, [isAtReview, phase, setSearch, onReload]);

  return {
    goToReview: async (form: PaymentForm): Promise<void> => {
      if (await review(form)) setSearch({ step: "review" });
    },
    leaveReview: edit,
  };
};
