import { minor } from "@storywall/domain/units/units.ts";
import { useMoney } from "../../lib/site.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
import styles from "./ExtraStepDialog.module.css";

/** The test bank's extra step; with a real provider its own window stands here. */
export function ExtraStepDialog() {
  const money = useMoney();
  const intent = useCheckout((checkout) => checkout.intent);
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
      <p className={styles.test}>This is the test bank. Nothing is charged either way.</p>
      <div className={styles.buttons}>
        <Button onClick={() => void answer(true)}>Approve</Button>
        <Button look="secondary" onClick={() => void answer(false)}>
          Deny
        </Button>
      </div>
    </Dialog>
  );
}
