import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useEffect, useRef } from "react";
import { useFormatMoney, useSite } from "../../../lib/api/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useCheckout } from "../CheckoutProvider.tsx";
import styles from "./PaymentProgress.module.css";

/** The steps between pressing Pay and the order: the bank's next action, or a payment whose result is unknown. */
export default function PaymentProgress() {
  const phase = useCheckout((state) => state.phase);
  const intent = useCheckout((state) => state.intent);
  const completeNextAction = useCheckout((state) => state.completeNextAction);
  return (
    <>
      {phase === "checking" && <CheckingPayment />}
      {phase === "stuck" && <PaymentUnderReview />}
      <NextActionDialog
        isOpen={phase === "nextAction"}
        intent={intent}
        onAnswer={(isConfirmed) => void completeNextAction(isConfirmed)}
      />
    </>
  );
}

/** After this many polls the message says what the shopper may do instead of waiting. */
const SLOW_POLL_COUNT = 12;

/** Shown while money may have moved and the result is unknown. Nothing here offers to pay. */
function CheckingPayment() {
  const pollCount = useCheckout((checkout) => checkout.pollCount);
  const { copy } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.status}>
      <h2 ref={heading} tabIndex={-1}>
        We're checking your payment
      </h2>
      <p role="status">
        {pollCount < SLOW_POLL_COUNT
          ? "Please stay on this page. You won't be charged twice."
          : `This is taking longer than usual. You can close this page: once your payment is through, we'll email you. Questions? ${copy.email_address}`}
      </p>
      <Skeleton className={styles.progressBar} />
    </div>
  );
}

/** Shown when an order was paid and staff have to complete it. */
function PaymentUnderReview() {
  const { copy } = useSite();
  return (
    <div className={styles.status}>
      <h2>We've received your payment</h2>
      <p>
        Your order changed while you were paying, so we're checking it. You won't be charged twice. Email{" "}
        <a href={`mailto:${copy.email_address}`}>{copy.email_address}</a> if you haven't heard from us within
        a day.
      </p>
    </div>
  );
}

type NextActionDialogProps = {
  readonly isOpen: boolean;
  readonly intent: PaymentIntent | null;
  readonly onAnswer: (isConfirmed: boolean) => void;
};

/**
 * The dialog for the bank's next action: the test bank's own step, or a button that opens the real bank's window again.
 */
function NextActionDialog({ isOpen, intent, onAnswer }: NextActionDialogProps) {
  const money = useFormatMoney();
  const isTest = intent?.provider === "test";
  return (
    <Dialog open={isOpen} onCancel={() => onAnswer(false)} title="Approve the payment" width="confirm">
      <p>Your bank is asking you to approve {intent ? money(minor(intent.amount)) : "this order"}.</p>
      <p className={styles.testNotice}>
        {isTest ? "This is the test bank. Nothing is charged either way." : PENDING_MESSAGE}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => onAnswer(true)}>{isTest ? "Approve" : "Go to my bank"}</Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {isTest ? "Deny" : "Pay another way"}
        </Button>
      </div>
    </Dialog>
  );
}

const PENDING_MESSAGE = "Nothing is charged until you approve it there, and you won't be charged twice.";
