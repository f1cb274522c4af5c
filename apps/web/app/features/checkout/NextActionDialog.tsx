import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useFormatMoney } from "../../lib/api/site.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import styles from "./NextActionDialog.module.css";

type NextActionDialogProps = {
  readonly isOpen: boolean;
  readonly intent: PaymentIntent | null;
  readonly onAnswer: (isConfirmed: boolean) => void;
};

/**
 * The dialog for the bank's next action: the test bank's own step, or a button that opens the real bank's window again.
 */
export default function NextActionDialog({ isOpen, intent, onAnswer }: NextActionDialogProps) {
  const money = useFormatMoney();
  const isTest = intent?.provider === "test";
  return (
    <Dialog open={isOpen} onCancel={() => onAnswer(false)} title="Approve the payment" width="confirm">
      <p>Your bank asks you to approve {intent ? money(minor(intent.amount)) : "this order"}.</p>
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
