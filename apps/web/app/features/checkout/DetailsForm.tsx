import { type RefObject, useEffect, useRef } from "react";
import { useRootData } from "../../lib/api/rootData.ts";
import { useSite } from "../../lib/api/site.ts";
import { Button } from "../../ui/Button.tsx";
import { LockIcon } from "../../ui/icons/icons.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CheckoutField, editableFields } from "./CheckoutField.tsx";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
import { isPaymentNotice } from "./checkoutMessages.ts";
import styles from "./DetailsForm.module.css";
import { PaymentFields } from "./payment/PaymentFields.tsx";
import type { PaymentForm } from "./payment/paymentForm.ts";

const EMAIL_FIELD = {
  name: "email",
  label: "E-mail",
  required: true,
  autocomplete: "email",
  hint: "We'll send your receipt and updates on your order here, and nothing else.",
} as const;

type DetailsFormProps = {
  readonly paymentFormRef: RefObject<PaymentForm | null>;
  /** True while the checkout loads: the fields are at their places, but disabled, since typed text would be lost. */
  readonly isLoading: boolean;
  readonly onReview: () => void;
};

/** The form for contact, delivery and payment, on one page. */
export function DetailsForm({ paymentFormRef, isLoading, onReview }: DetailsFormProps) {
  const site = useSite();
  const { payments } = useRootData();
  const total = useCheckout((checkout) => checkout.checkout?.total ?? 0);
  const isBusy = useCheckout((checkout) => checkout.isBusy);
  const notice = useCheckout((checkout) => checkout.notice);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Focus also scrolls the first invalid field into view.
    if (notice === "invalidFields")
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [notice]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onReview();
      }}
    >
      <fieldset disabled={isLoading} className={styles.form}>
        {notice !== null && !isPaymentNotice(notice) && <CheckoutNotice notice={notice} />}
        <section className={styles.section} aria-labelledby="contact">
          <h2 id="contact" className={styles.heading}>
            Contact
          </h2>
          <CheckoutField field={EMAIL_FIELD} />
        </section>
        <section className={styles.section} aria-labelledby="delivery">
          <h2 id="delivery" className={styles.heading}>
            Delivery
          </h2>
          <p className={styles.note}>{site.copy.free_shipping_text}</p>
          <div className={styles.fields}>
            {editableFields(site.addressForm).map((field) => (
              <div key={field.name} className={styles[field.name]}>
                <CheckoutField field={field} />
              </div>
            ))}
          </div>
          <p className={styles.note}>We deliver within {site.countryName}.</p>
        </section>
        <section className={styles.section} aria-labelledby="payment">
          <h2 id="payment" className={styles.heading}>
            Payment
          </h2>
          {notice !== null && isPaymentNotice(notice) && <CheckoutNotice notice={notice} />}
          {payments.provider === "test" && (
            <p className={styles.testNotice}>This is a test shop: no card is charged and nothing is sent.</p>
          )}
          {isLoading ? (
            <Skeleton className={styles.skeleton} />
          ) : (
            <PaymentFields ref={paymentFormRef} {...payments} amount={total} />
          )}
          <p className={styles.note}>
            <LockIcon size={16} /> We never store card details. You'll see everything once more before you
            pay.
          </p>
        </section>
        <Button type="submit" size="large" wide busy={isBusy || isLoading}>
          Review your order
        </Button>
      </fieldset>
    </form>
  );
}
