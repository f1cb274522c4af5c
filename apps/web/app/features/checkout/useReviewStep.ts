import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useCheckout } from "./CheckoutProvider.tsx";
import type { PaymentForm } from "./payment/paymentForm.ts";

/** Keeps the review step in the URL, so that the browser's "back" leads to the form and not out of checkout. */
export const useReviewStep = () => {
  const [search, setSearch] = useSearchParams();
  const review = useCheckout((state) => state.review);
  const edit = useCheckout((state) => state.edit);
  const phase = useCheckout((state) => state.phase);
  const isAtReview = search.get("step") === "review";
  const previousIsAtReview = useRef(isAtReview);

  useEffect(() => {
    if (previousIsAtReview.current && !isAtReview) edit();
    previousIsAtReview.current = isAtReview;
  }, [isAtReview, edit]);

  useEffect(() => {
    // After a reload, or after a declined card, the URL follows the phase.
    if (isAtReview && phase === "details") setSearch({}, { replace: true, preventScrollReset: true });
  }, [isAtReview, phase, setSearch]);

  return {
    goToReview: async (form: PaymentForm): Promise<void> => {
      if (await review(form)) setSearch({ step: "review" });
    },
    leaveReview: edit,
  };
};
