import { Fragment, type RefObject, useEffect, useRef, useState } from "react";
import { useRootData } from "../../lib/api/rootData.ts";
import { useSite } from "../../lib/api/site.ts";
import { Button } from "../../ui/Button.tsx";
import { DeliveryDays } from "../../ui/DeliveryDays.tsx";
import { LockIcon } from "../../ui/icons/icons.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
import { hasPhotos } from "./checkoutDraft.ts";
import styles from "./DetailsForm.module.css";
import { LazyDeliveryChoice } from "./delivery/LazyDeliveryChoice.tsx";
import { CheckoutField, editableFields } from "./fields/CheckoutField.tsx";
import { CheckoutPlaceHelp } from "./fields/CheckoutPlaceHelp.tsx";
import { EmailField } from "./fields/EmailField.tsx";
import { LazyLastDetails } from "./fields/LazyLastDetails.tsx";
import { Guarantee } from "./Guarantee.tsx";
import { LazyCheckoutNotice } from "./notice/LazyCheckoutNotice.tsx";
import { PaymentFields } from "./payment/PaymentFields.tsx";
import type { PaymentForm } from "./payment/paymentForm.ts";

/** With non-breaking spaces. */
const TEST_CARD = "4242\u00a04242\u00a04242\u00a04242";

type DetailsFormProps = {
  readonly paymentFormRef: RefObject<PaymentForm | null>;
  /** True while the checkout loads: the fields are at their places, but disabled, since typed text would be lost. */
  readonly isLoading: boolean;
  readonly onReview: () => void;
  readonly onEditCart: () => void;
};

/** The form for contact, delivery and payment, on one page. */
export function DetailsForm({ paymentFormRef, isLoading, onReview, onEditCart }: DetailsFormProps) {
  const site = useSite();
  const { payments } = useRootData();
  // The server takes no payment then (docs/decisions/0126): no shopper should type a card first.
  const isClosed = !site.isReadyToSell && !payments.isTest && payments.provider !== "shopify";
  const total = useCheckout((checkout) => checkout.checkout?.total ?? 0);
  const hasAllPhotos = useCheckout(({ checkout }) => checkout !== null && hasPhotos(checkout));
  const rate = useCheckout(({ checkout }) => checkout?.shippingRate?.handle);
  const isBusy = useCheckout((checkout) => checkout.isBusy);
  const notice = useCheckout((checkout) => checkout.notice);
  const form = useRef<HTMLFormElement>(null);
  const addressFields = useRef<HTMLDivElement>(null);

  const hasCompany = useCheckout(({ draft }) => Boolean(draft.company));
  const [showsCompany, setShowsCompany] = useState(false);
  const allFields = editableFields(site.addressForm);
  // Few parcels go to a company, and every additional field makes a form look longer.
  const fields = allFields.filter(({ name }) => name !== "company" || hasCompany || showsCompany);

  const addCompany = () => {
    setShowsCompany(true);
    // The button disappears; the focus must not be lost.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[name="company"]')?.focus());
  };

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
        <LazyCheckoutNotice place="page" onEditCart={onEditCart} />
        <section className={styles.section} aria-labelledby="contact">
          <h2 id="contact" className={styles.heading}>
            Contact
          </h2>
          <LazyLastDetails />
          <EmailField />
        </section>
        <section className={styles.section} aria-labelledby="delivery">
          <h2 id="delivery" className={styles.heading}>
            Delivery
          </h2>
          {hasAllPhotos && <DeliveryDays rate={rate} />}
          <p className={styles.note}>{site.copy.free_shipping_text}</p>
          <LazyDeliveryChoice />
          <p className={styles.note}>
            Is it a gift? Enter the recipient's name, address and phone number. We'll still send updates to
            your email.
          </p>
          <div ref={addressFields} className={styles.fields}>
            {fields.map((field) => (
              <Fragment key={field.name}>
                <div className={styles[field.name]}>
                  <CheckoutField field={field} />
                </div>
                {field.name === "zip" && <CheckoutPlaceHelp fields={addressFields} />}
              </Fragment>
            ))}
          </div>
          {fields.length < allFields.length && (
            <Button variant="ghost" className={styles.add} onClick={addCompany}>
              Add a company name
            </Button>
          )}
        </section>
        {!isClosed && (
          <>
            <section className={styles.section} aria-labelledby="payment">
              <h2 id="payment" className={styles.heading}>
                Payment
              </h2>
              <LazyCheckoutNotice place="payment" onEditCart={onEditCart} />
              {/* Paystack's window offers its own test cards. */}
              {payments.isTest && payments.provider !== "paystack" && (
                <p className={styles.testNotice}>
                  Use the test card {TEST_CARD} with any future date and any code.
                </p>
              )}
              {isLoading ? (
                <Skeleton className={styles.skeleton} />
              ) : (
                <PaymentFields ref={paymentFormRef} {...payments} amount={total} />
              )}
              <p className={styles.note}>
                <LockIcon size={16} /> We never store card details. You can check everything before you pay.
              </p>
            </section>
            <div className={styles.section}>
              <Button type="submit" size="large" wide busy={isBusy || isLoading}>
                Review your order
              </Button>
              <Guarantee />
            </div>
          </>
        )}
      </fieldset>
    </form>
  );
}
