import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./CheckoutPage.module.css";
import { CheckoutProvider, useCheckout } from "./CheckoutProvider.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { ExtraStepDialog } from "./ExtraStepDialog.tsx";
import { OrderSummary, OrderSummaryAwaited } from "./OrderSummary.tsx";
import type { PaymentForm } from "./payment/paymentForm.ts";
import { ReviewPart } from "./ReviewPart.tsx";
import { useCleanReturn } from "./useCleanReturn.ts";
import { useReviewStep } from "./useReviewStep.ts";
import { useToldOfCheckout } from "./useToldOfCheckout.ts";
import {
  CheckingPayment,
  NothingToPay,
  OPENING_WORDS,
  OpeningCheckout,
  PaymentNeedsUs,
  ShopNotReached,
} from "./WaitingPart.tsx";

/** What a page can know before the browser has said anything: that there is a cart, that there is none, or that somebody comes back from a bank. */
export type CheckoutExpectation = "form" | "nothing" | "answer";

export type CheckoutPageProps = {
  /** What is shown until it is known; mostly it turns out to be right. */
  readonly expects: CheckoutExpectation;
  /** Null: there is no cart; undefined: the browser's memory has not been read yet. */
  readonly cartId: string | null | undefined;
  /** Changes whenever what is bought changes. */
  readonly cartRevision: string;
  readonly onEditCart: () => void;
};

/** R2.14: contact, delivery and payment on one page, then everything once more, then the order. */
export function CheckoutPage(props: CheckoutPageProps) {
  return (
    <CheckoutProvider>
      <Checkout {...props} />
    </CheckoutProvider>
  );
}

function Checkout({ expects, cartId, cartRevision, onEditCart }: CheckoutPageProps) {
  const phase = useCheckout((state) => state.phase);
  const checkout = useCheckout((state) => state.checkout);
  const orderId = useCheckout((state) => state.orderId);
  const open = useCheckout((state) => state.open);
  const stop = useCheckout((state) => state.stop);
  const pay = useCheckout((state) => state.pay);
  const form = useRef<PaymentForm>(null);
  const [summary, setSummary] = useState("");
  const navigate = useNavigate();
  const { goToReview, leaveReview } = useReviewStep();
  useCleanReturn(phase);
  useToldOfCheckout();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the cart asks for the checkout anew
  useEffect(() => {
    if (cartId !== undefined) void open(cartId);
    return stop;
  }, [cartId, cartRevision, open, stop]);

  useEffect(() => {
    // In place of this page, so that "back" from the order does not lead to paying it again.
    if (orderId !== null) void navigate(`/order/${orderId}`, { replace: true });
  }, [orderId, navigate]);

  const review = async () => {
    if (!form.current) return;
    setSummary(form.current.summary());
    await goToReview(form.current);
  };
  const correct = (part: string) => {
    leaveReview();
    requestAnimationFrame(() => {
      const heading = document.getElementById(part);
      heading?.scrollIntoView();
      heading?.parentElement?.querySelector<HTMLElement>("input, select")?.focus();
    });
  };

  const isReviewing = phase === "review" || phase === "paying" || phase === "extraStep";
  const expected = phase !== "opening" ? null : cartId ? "form" : expects;
  const hasForm = expected === "form" || (checkout !== null && (phase === "details" || isReviewing));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      <div className={isReviewing ? styles.whole : styles.columns}>
        {hasForm && !isReviewing && (
          <aside className={styles.summary} aria-label="Order summary">
            {checkout ? (
              <OrderSummary checkout={checkout} onEditCart={onEditCart} />
            ) : (
              <OrderSummaryAwaited />
            )}
          </aside>
        )}
        <div className={styles.main}>
          {expected === "form" && (
            <VisuallyHidden>
              <span role="status">{OPENING_WORDS}</span>
            </VisuallyHidden>
          )}
          {(expected === "answer" || phase === "ordered") && <OpeningCheckout />}
          {phase === "unavailable" && <ShopNotReached onTryAgain={() => void open(cartId ?? null)} />}
          {(phase === "empty" || expected === "nothing") && <NothingToPay />}
          {hasForm && (
            // Stays while the order is reviewed and paid: what pays lives in its fields and nowhere else.
            <div hidden={isReviewing}>
              <DetailsForm form={form} isAwaited={checkout === null} onReview={() => void review()} />
            </div>
          )}
          {checkout && isReviewing && (
            <ReviewPart
              checkout={checkout}
              paymentSummary={summary}
              onCorrect={correct}
              onEditCart={onEditCart}
              onPay={() => form.current && void pay(form.current)}
            />
          )}
          {phase === "checking" && <CheckingPayment />}
          {phase === "stuck" && <PaymentNeedsUs />}
        </div>
      </div>
      <ExtraStepDialog />
    </div>
  );
}
