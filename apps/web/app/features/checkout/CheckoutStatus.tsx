import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
import styles from "./CheckoutStatus.module.css";

/** After this many polls the message says what the shopper may do instead of waiting. */
const SLOW_POLL_COUNT = 12;

/** Shown while money may have moved and the result is unknown. Nothing here offers to pay. */
export function CheckingPayment() {
  const pollCount = useCheckout((checkout) => checkout.pollCount);
  const { copy } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.status}>
      <h2 ref={heading} tabIndex={-1}>
        We are checking your payment
      </h2>
      <p role="status">
        {pollCount < SLOW_POLL_COUNT
          ? "Please stay on this page. You won't be charged twice."
          : `This is taking longer than usual. You can close this page: once your payment is through, we'll email you. Questions? ${copy.email_address}`}
      </p>
      <Skeleton className={styles.progressBar} />
    </div>
  );
}

/** Shown when an order was paid and needs a person of the shop. */
export function PaymentUnderReview() {
  const { copy } = useSite();
  return (
    <div className={styles.status}>
      <h2>We've received your payment</h2>
      <p>
        Your order changed while you were paying, so we're checking it. You won't be charged twice. Email{" "}
        <a href={`mailto:${copy.email_address}`}>{copy.email_address}</a> if you haven't heard from us within
        a day.
      </p>
    </div>
  );
}

/** A shopper who goes back from the order arrives here: the cart is paid for. */
export function EmptyCheckout() {
  const [LastOrderLink, setLastOrderLink] = useState<ComponentType | null>(null);
  useEffect(() => {
    // The browser scrolls to where the form was left, which is below this. It may do so late.
    const scrollToTop = () => scrollTo({ top: 0, behavior: "instant" });
    scrollToTop();
    // Without it the list of walls still leads to the order.
    import("./payment/LastOrderLink.tsx").then(
      (loaded) => {
        setLastOrderLink(() => loaded.default);
        scrollToTop();
      },
      () => undefined,
    );
  }, []);
  return (
    <div className={styles.status}>
      <img src="/pictures/missing.svg" alt="" width={640} height={360} className={styles.illustration} />
      <h2>Your cart is empty</h2>
      {LastOrderLink && <LastOrderLink />}
      <p>Choose a layout and add your photos.</p>
      <ButtonLink to="/browse">Browse layouts and sets</ButtonLink>
    </div>
  );
}

export function ShopUnreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.status} role="alert">
      <h2>We couldn't reach the shop</h2>
      <p>Your cart is safe. Check your connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

export const LOADING_MESSAGE = "Getting your checkout ready…";

export function CheckoutLoading({ message }: { readonly message: string }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <p role="status" className={styles.text}>
        {message}
      </p>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  );
}
