import { type Ref, useImperativeHandle } from "react";
import { navigateAway } from "./navigateAway.ts";
import { PaymentMarks } from "./PaymentMarks.tsx";
import styles from "./ProviderForm.module.css";
import type { PaymentForm } from "./paymentForm.ts";

/** Shopify's checkout is a page of its own, to which the browser goes after the review. */
export default function ShopifyForm({ ref }: { readonly ref: Ref<PaymentForm> }) {
  useImperativeHandle(ref, () => ({
    checkFields: async () => "valid",
    requestApproval: async () => "valid",
    summary: () => "On Shopify's secure page, after you press Pay",
    confirm: async ({ clientSecret }) => {
      await navigateAway(clientSecret);
      // The page does not say what happened there, so the server asks Shopify.
      return { kind: "unknown" };
    },
  }));

  return (
    <>
      <PaymentMarks marks={["Visa", "Mastercard"]} />
      <p className={styles.text}>
        When you press Pay, we take you to Shopify's secure page, where you choose how to pay. Your wall stays
        exactly as it is here, and your order is waiting when you come back.
      </p>
    </>
  );
}
