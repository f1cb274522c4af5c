import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useRootData } from "../../lib/api/rootData.ts";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import { TrialNote } from "../../ui/notOpen/TrialNote.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./CheckoutPage.module.css";
import { CheckoutProvider, useCheckout } from "./CheckoutProvider.tsx";
import { CheckoutLoading, EmptyCheckout, LOADING_MESSAGE, ShopUnreachable } from "./CheckoutStatus.tsx";
import { CheckoutSummary, CheckoutSummarySkeleton } from "./CheckoutSummary.tsx";
import type { CheckoutPhase } from "./checkoutPhase.ts";
import { DetailsForm } from "./DetailsForm.tsx";
import type { PaymentForm } from "./payment/paymentForm.ts";
import type * as Review from "./ReviewSection.tsx";
import { useRemoveReturnParams } from "./useRemoveReturnParams.ts";
import { useReviewStep } from "./useReviewStep.ts";
import { useTrackCheckout } from "./useTrackCheckout.ts";

/**
 * What the server knows from the request alone, before browser storage is read: there is a cart, there is none, or
 * the shopper returns from a bank's page.
 */
export type CheckoutInitialView = "form" | "empty" | "payment";

/**
 * Returns the component that shows the progress of a payment. It loads with the review: a payment may follow, and its
 * answer may not come.
 */
const usePaymentProgress = (phase: CheckoutPhase, isReviewing: boolean): ComponentType | null => {
  const [PaymentProgress, setPaymentProgress] = useState<ComponentType | null>(null);
  const isNeeded = isReviewing || phase === "checking" || phase === "stuck";
  useEffect(() => {
    if (!isNeeded) return;
    void lazyImport(() => import("./payment/PaymentProgress.tsx")).then(
      (loaded) => loaded && setPaymentProgress(() => loaded.default),
    );
  }, [isNeeded]);
  return PaymentProgress;
};

/**
 * Returns the review component, and a function that loads it and resolves to false, after telling the shopper, when it
 * cannot be loaded. The component loads once the shopper has typed an email address, long before it is needed.
 */
const useReviewSection = (): readonly [typeof Review.ReviewSection | null, () => Promise<boolean>] => {
  const [ReviewSection, setReviewSection] = useState<typeof Review.ReviewSection | null>(null);
  const hasEmail = useCheckout(({ draft }) => Boolean(draft.email));
  const load = useCallback(async () => {
    const loaded = await lazyImport(() => import("./ReviewSection.tsx"));
    if (loaded) setReviewSection(() => loaded.ReviewSection);
    return loaded !== null;
  }, []);
  useEffect(() => {
    if (hasEmail) void load();
  }, [hasEmail, load]);
  return [ReviewSection, load];
};

type CheckoutPageProps = {
  /** Shown until the state is known. Usually right, so that little moves on the page. */
  readonly initialView: CheckoutInitialView;
  /** Null when there is no cart, undefined while browser storage has not been read. */
  readonly cartId: string | null | undefined;
  /** Changes with the content of the cart. */
  readonly cartRevision: string;
  readonly onEditCart: () => void;
};

/** The checkout: contact, delivery and payment on one page, then a review, then the order (R2.14). */
export function CheckoutPage(props: CheckoutPageProps) {
  return (
    <CheckoutProvider>
      <Checkout {...props} />
    </CheckoutProvider>
  );
}

function Checkout({ initialView, cartId, cartRevision, onEditCart }: CheckoutPageProps) {
  const phase = useCheckout((state) => state.phase);
  const checkout = useCheckout((state) => state.checkout);
  const orderId = useCheckout((state) => state.orderId);
  const open = useCheckout((state) => state.open);
  const stop = useCheckout((state) => state.stopPolling);
  const pay = useCheckout((state) => state.pay);
  const paymentForm = useRef<PaymentForm>(null);
  const [paymentSummary, setPaymentSummary] = useState("");
  const navigate = useNavigate();
  const { provider } = useRootData().payments;
  const askForCardAgain = useCheckout((state) => state.askForCardAgain);
  const { goToReview, leaveReview } = useReviewStep(() =>
    // Paystack and Shopify have windows of their own: their forms had nothing to lose.
    provider === "paystack" || provider === "shopify" ? void handleReview() : askForCardAgain(),
  );
  useRemoveReturnParams(phase);
  useTrackCheckout();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the cart opens the checkout again
  useEffect(() => {
    if (cartId !== undefined) void open(cartId);
    return stop;
  }, [cartId, cartRevision, open, stop]);

  useEffect(() => {
    // Replaces this page, so that "back" from the order does not lead to paying again.
    if (orderId !== null) void navigate(`/order/${orderId}`, { replace: true });
  }, [orderId, navigate]);

  const isReviewing = phase === "review" || phase === "paying" || phase === "nextAction";
  const PaymentProgress = usePaymentProgress(phase, isReviewing);
  const [ReviewSection, loadReview] = useReviewSection();
  const handleReview = async () => {
    if (!(await loadReview()) || !paymentForm.current) return;
    setPaymentSummary(paymentForm.current.summary());
    await goToReview(paymentForm.current);
  };
  const handleEdit = (headingId: string) => {
    leaveReview();
    requestAnimationFrame(() => {
      const heading = document.getElementById(headingId);
      heading?.scrollIntoView();
      heading?.parentElement?.querySelector<HTMLElement>("input, select")?.focus();
    });
  };

  const pendingView = phase !== "opening" ? null : cartId ? "form" : initialView;
  const hasForm = pendingView === "form" || (checkout !== null && (phase === "details" || isReviewing));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      {hasForm && <TrialNote />}
      <div className={isReviewing ? styles.singleColumn : styles.columns}>
        {hasForm && !isReviewing && (
          <aside className={styles.summary} aria-label="Order summary">
            {checkout ? (
              <CheckoutSummary checkout={checkout} onEditCart={onEditCart} />
            ) : (
              <CheckoutSummarySkeleton />
            )}
          </aside>
        )}
        <div className={styles.main}>
          {pendingView === "form" && (
            <VisuallyHidden>
              <span role="status">{LOADING_MESSAGE}</span>
            </VisuallyHidden>
          )}
          {pendingView === "payment" && <CheckoutLoading message={LOADING_MESSAGE} />}
          {phase === "ordered" && <CheckoutLoading message="Thank you. Opening your order…" />}
          {phase === "unavailable" && <ShopUnreachable onRetry={() => void open(cartId ?? null)} />}
          {(phase === "empty" || pendingView === "empty") && <EmptyCheckout />}
          {hasForm && (
            // Stays mounted during review and payment: the payment details exist only in its fields.
            <div hidden={isReviewing}>
              <DetailsForm
                paymentFormRef={paymentForm}
                isLoading={checkout === null}
                onReview={() => void handleReview()}
                onEditCart={onEditCart}
              />
            </div>
          )}
          {ReviewSection && checkout && isReviewing && (
            <ReviewSection
              checkout={checkout}
              paymentSummary={paymentSummary}
              onEdit={handleEdit}
              onEditCart={onEditCart}
              onPay={() => paymentForm.current && void pay(paymentForm.current)}
            />
          )}
          {PaymentProgress ? (
            <PaymentProgress />
          ) : (
            phase === "checking" && (
              <CheckoutLoading message="We're checking your payment. You won't be charged twice." />
            )
          )}
        </div>
      </div>
    </div>
  );
}
