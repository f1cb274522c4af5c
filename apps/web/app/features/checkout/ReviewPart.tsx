import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useRootData } from "../../lib/api/rootData.ts";
import { useMoney, useSite } from "../../lib/api/site.ts";
import { addressLines } from "../../lib/format/addressLines.ts";
import { Button } from "../../ui/Button.tsx";
import { Totals } from "../../ui/Totals.tsx";
import { WallLine } from "../../ui/WallLine.tsx";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
import { PhotosLater } from "./PhotosLater.tsx";
import styles from "./ReviewPart.module.css";

type ReviewPartProps = {
  readonly checkout: Checkout;
  readonly paymentSummary: string;
  /** To the form, at the part with this heading. */
  readonly onCorrect: (part: "contact" | "delivery" | "payment") => void;
  readonly onEditCart: () => void;
  readonly onPay: () => void;
};

/** Everything once more before the money moves, each part with its way to correct it (ECT Act, section 43(2)). */
export function ReviewPart({ checkout, paymentSummary, onCorrect, onEditCart, onPay }: ReviewPartProps) {
  const site = useSite();
  const money = useMoney();
  const { payments } = useRootData();
  const phase = useCheckout((state) => state.phase);
  const notice = useCheckout((state) => state.notice);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const address = checkout.shippingAddress;
  return (
    <div className={styles.review}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Check your order
      </h2>
      {notice !== null && <CheckoutNotice notice={notice} />}
      <div className={styles.checks}>
        <Checked title="Contact" action="Change e-mail" onCorrect={() => onCorrect("contact")}>
          <p>{checkout.email}</p>
        </Checked>
        <Checked title="Delivery" action="Change address" onCorrect={() => onCorrect("delivery")}>
          {address && (
            <address className={styles.address}>
              {addressLines(address, site.countryName).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          <p className={styles.note}>{site.copy.free_shipping_text}</p>
        </Checked>
        <Checked
          title="Payment"
          action={payments.provider === "test" ? "Change card" : "Change payment"}
          onCorrect={() => onCorrect("payment")}
        >
          <p>{paymentSummary}</p>
          {payments.provider === "test" && (
            <p className={styles.note}>This is a test shop: no card is charged.</p>
          )}
        </Checked>
        <Checked title="Your walls" action="Change cart" onCorrect={onEditCart}>
          <ul>
            {checkout.lineItems.map((line) => (
              <li key={line.uuid}>
                <WallLine line={line} />
              </li>
            ))}
          </ul>
          <PhotosLater checkout={checkout} />
        </Checked>
      </div>
      <div className={styles.pay}>
        <Totals {...checkout} />
        <Button size="large" wide busy={phase !== "review"} onClick={onPay}>
          {phase === "review" ? `Pay ${money(minor(checkout.total))}` : "Paying…"}
        </Button>
        <p className={styles.note}>
          We make each tile for you. If you are not satisfied, send the order back for a full refund.
        </p>
        {/* In a window of their own: what was typed into the payment's fields would be lost. */}
        <p className={styles.note}>
          Before you pay, you may want to read the <NewWindow to="/terms">terms</NewWindow>, how{" "}
          <NewWindow to="/delivery-and-returns">delivery and returns</NewWindow> go, and what we keep of you (
          <NewWindow to="/privacy">privacy</NewWindow>). They open in a new window.
        </p>
      </div>
    </div>
  );
}

function NewWindow({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

type CheckedProps = {
  readonly title: string;
  readonly action: string;
  readonly onCorrect: () => void;
  readonly children: ReactNode;
};

function Checked({ title, action, onCorrect, children }: CheckedProps) {
  return (
    <section className={styles.checked}>
      <header className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        <Button look="quiet" aria-label={action} onClick={onCorrect}>
          Change
        </Button>
      </header>
      {children}
    </section>
  );
}
