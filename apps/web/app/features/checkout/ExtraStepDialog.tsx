import { minor } from "@storywall/domain/units/units.ts";
import { useMoney } from "../../lib/api/site.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
import styles from "./ExtraStepDialog.module.css";

/** The bank's extra step: the test bank's own, or the way back into the real one's window. */
export function ExtraStepDialog() {
  const money = useMoney();
  const intent = useCheckout((checkout) => checkout.intent);
  const isTest = intent?.provider === "test";
  const phase = useCheckout((checkout) => checkout.phase);
  const answer = useCheckout((checkout) => checkout.answerExtraStep);
  return (
    <Dialog
      open={phase === "extraStep"}
      onCancel={() => void answer(false)}
      title="Approve the payment"
      width="confirm"
    >
      <p>Your bank asks whether it is you who pays {intent ? money(minor(intent.amount)) : "this order"}.</p>
      <p className={styles.test}>
        {isTest ? "This is the test bank. Nothing is charged either way." : WAITS}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void answer(true)}>{isTest ? "Approve" : "Go to my bank"}</Button>
        <Button look="secondary" onClick={() => void answer(false)}>
          {isTest ? "Deny" : "Pay another way"}
        </Button>
      </div>
    </Dialog>
  );
}

const WAITS = "Nothing is charged until you have approved it there. You will not be charged twice.";
