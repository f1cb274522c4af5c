import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { changesText } from "@storywall/domain/orders/changesText.ts";
import { MISTAKE_HELP } from "@storywall/domain/orders/noChangesText.ts";
import { formatChosenAddress } from "@storywall/domain/sites/formatAddressLines.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useRootData } from "../../lib/api/rootData.ts";
import { useFormatMoney, useSite } from "../../lib/api/site.ts";
import { areArtOnly } from "../../lib/format/areArtOnly.ts";
import { Button } from "../../ui/Button.tsx";
import { DeliveryDays } from "../../ui/DeliveryDays.tsx";
import { LineItemSummary } from "../../ui/LineItemSummary.tsx";
import { Seller } from "../../ui/Seller.tsx";
import { Totals } from "../../ui/Totals.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
import { hasPhotos } from "./checkoutDraft.ts";
import { Guarantee } from "./Guarantee.tsx";
import CheckoutNotice from "./notice/CheckoutNotice.tsx";
import type ReviewNote from "./ReviewNote.tsx";
import styles from "./ReviewSection.module.css";
import { UploadLaterNote } from "./UploadLaterNote.tsx";

type ReviewSectionProps = {
  readonly checkout: Checkout;
  readonly paymentSummary: string;
  /** Returns to the form, at the part with this heading. */
  readonly onEdit: (part: "contact" | "delivery" | "payment") => void;
  readonly onEditCart: () => void;
  readonly onPay: () => void;
};

/** Shows everything again before the money moves. Each part can be corrected (ECT Act, section 43(2)). */
export function ReviewSection({ checkout, paymentSummary, onEdit, onEditCart, onPay }: ReviewSectionProps) {
  const site = useSite();
  const money = useFormatMoney();
  const { payments } = useRootData();
  const phase = useCheckout((state) => state.phase);
  const heading = useRef<HTMLHeadingElement>(null);
  const [Note, setNote] = useState<ComponentType<ComponentProps<typeof ReviewNote>> | null>(null);
  const noteOf = (about: ComponentProps<typeof ReviewNote>["about"]) => Note && <Note about={about} />;
  useEffect(() => {
    heading.current?.focus();
    // Without it the cart still says what was changed; everything else works.
    import("./ReviewNote.tsx").then(
      (loaded) => setNote(() => loaded.default),
      () => undefined,
    );
  }, []);
  const address = checkout.shippingAddress;
  return (
    <div className={styles.review}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Check your order
      </h2>
      <CheckoutNotice onEditCart={onEditCart} />
      <div className={styles.items}>
        <ReviewItem title="Contact" actionLabel="Change email" onEdit={() => onEdit("contact")}>
          <p>{checkout.email}</p>
          {noteOf("email")}
        </ReviewItem>
        <ReviewItem title="Delivery" actionLabel="Change address" onEdit={() => onEdit("delivery")}>
          {address && (
            <address className={styles.address}>
              {formatChosenAddress(address, site).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          {noteOf("place")}
          {hasPhotos(checkout) && <DeliveryDays rate={checkout.shippingRate?.handle} />}
          <p className={styles.note}>
            {checkout.availableShippingRates[1] ? checkout.shippingRate?.title : site.copy.free_shipping_text}
          </p>
        </ReviewItem>
        <ReviewItem
          title="Payment"
          actionLabel={payments.provider === "test" ? "Change card" : "Change payment"}
          onEdit={() => onEdit("payment")}
        >
          <p>{paymentSummary}</p>
        </ReviewItem>
        <ReviewItem title="Your items" actionLabel="Change cart" onEdit={onEditCart}>
          <ul>
            {checkout.lineItems.map((line) => (
              <li key={line.uuid}>
                <LineItemSummary line={line} />
              </li>
            ))}
          </ul>
          {noteOf("walls")}
          <UploadLaterNote checkout={checkout} />
        </ReviewItem>
      </div>
      <div className={styles.payment}>
        <Totals {...checkout} />
        <Button size="large" wide busy={phase !== "review"} onClick={onPay}>
          {phase === "review" ? `Pay ${money(minor(checkout.total))}` : "Paying…"}
        </Button>
        <ChangeTime checkout={checkout} />
        <Guarantee />
        <Seller className={styles.note} />
        {/* In a new window: leaving this page would lose what was typed into the payment's fields. */}
        <p className={styles.note}>
          Want to read more first? See our <NewWindowLink to="/terms">terms</NewWindowLink>,{" "}
          <NewWindowLink to="/delivery-and-returns">delivery and returns</NewWindowLink> and{" "}
          <NewWindowLink to="/privacy">privacy policy</NewWindowLink>. Each opens in a new window.
        </p>
      </div>
    </div>
  );
}

/** Says before the payment until when the order can be changed, or that it cannot (B9, ECT Act, section 43). */
function ChangeTime({ checkout }: { readonly checkout: Checkout }) {
  const { changeWindowMinutes: minutes } = useSite();
  const from = hasPhotos(checkout) ? "payment" : "last photo";
  return (
    <p className={styles.note}>
      {changesText({ minutes, from, isArtOnly: areArtOnly(checkout.lineItems) })}
      {minutes === 0 && ` ${MISTAKE_HELP}`}
    </p>
  );
}

function NewWindowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

type ReviewItemProps = {
  readonly title: string;
  readonly actionLabel: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
};

function ReviewItem({ title, actionLabel, onEdit, children }: ReviewItemProps) {
  return (
    <section className={styles.item}>
      <header className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        <Button variant="ghost" aria-label={actionLabel} onClick={onEdit}>
          Change
        </Button>
      </header>
      {children}
    </section>
  );
}
