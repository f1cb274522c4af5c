import { minor } from "@storywall/domain/units/units.ts";
import { useFormatMoney } from "../../lib/api/site.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
import styles from "./NextActionDialog.module.css";

/**
 * The dialog for the bank's next action: the test bank's own step, or a button that opens the real bank's window again.
 */
export function NextActionDialog() {
  const money = useFormatMoney();
  const intent = useCheckout((checkout) => checkout.intent);
  const isTest = intent?.provider === "test";
  const phase = useCheckout((checkout) => checkout.phase);
  const completeNextAction = useCheckout((checkout) => checkout.completeNextAction);
  return (
    <Dialog
      open={phase === "nextAction"}
      onCancel={() => void completeNextAction(false)}
      title="Approve the payment"
      width="confirm"
    >
      <p>Your bank wants to know it's you {intent ? money(minor(intent.amount)) : "this order"}.</p>
      <p className={styles.testNotice}>
        {isTest ? "This is the test bank. Nothing is charged either way." : PENDING_MESSAGE}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void completeNextAction(true)}>{isTest ? "Approve" : "Go to my bank"}</Button>
        <Button variant="secondary" onClick={() => void completeNextAction(false)}>
          {isTest ? "Deny" : "Pay another way"}
        </Button>
      </div>
    </Dialog>
  );
}

const PENDING_MESSAGE = "Nothing is charged until you approve it there, and you won't be charged twice.";
