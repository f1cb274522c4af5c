import { type Ref, useEffect, useImperativeHandle } from "react";
import { PaymentMarks } from "./PaymentMarks.tsx";
import styles from "./ProviderForm.module.css";
import type { PaymentForm } from "./paymentForm.ts";
import { loadPaystack, payWithPaystack } from "./paystackPopup.ts";

/** Paystack has no fields in our page. It opens a window of its own after the review. */
export default function PaystackForm({ ref }: { readonly ref: Ref<PaymentForm> }) {
  useEffect(() => {
    // Loaded early, so that the window opens at once later. A failure matters only then.
    loadPaystack().catch(() => undefined);
  }, []);

  useImperativeHandle(ref, () => ({
    checkFields: async () => "valid",
    requestApproval: async () => "valid",
    summary: () => "In Paystack's window, after you press Pay",
    confirm: (intent) => payWithPaystack(intent),
  }));

  return (
    <>
      <PaymentMarks marks={["Visa", "Mastercard"]} />
      <p className={styles.text}>
        When you press Pay, Paystack's window opens. There you choose how to pay: by card or from your bank
        account.
      </p>
    </>
  );
}
